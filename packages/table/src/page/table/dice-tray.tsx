import type { Die, Language } from '@sandtable/kernel'
import { DieFace } from './die-face.tsx'

interface Props {
  readonly dice: readonly Die[]
  readonly names: Readonly<Record<string, string>>
  readonly language: Language
  /** Which were rolled just now, and which turned. */
  readonly news: ReadonlyMap<string, 'rolled' | 'turned'>
  readonly pace: number
  onPick(die: Die): void
}

/** The dice that lie there, as they were rolled and turned, by who rolled them. */
export function DiceTray({ dice, names, language, news, pace, onPick }: Props) {
  if (dice.length === 0) return null
  const owners = [...new Set(dice.map((die) => `${die.of} ${poolOf(die)}`))]
  return (
    <ul className={`tray${pace > 0 ? ' lively' : ''}`} style={{ '--pace': pace || 1 } as React.CSSProperties}>
      {owners.map((owner) => {
        const own = dice.filter((die) => `${die.of} ${poolOf(die)}` === owner)
        const name = names[own[0]?.of ?? '']
        return (
          <li key={owner}>
            {name !== undefined && <small>{name}</small>}
            <div className="dice">
              {own.map((die, at) => (
                <OneDie
                  // Rolled anew, a die is a new one: it rolls again.
                  key={`${die.id} ${die.face} ${news.get(die.id) ?? ''}`}
                  die={die}
                  at={at}
                  language={language}
                  state={news.get(die.id)}
                  onPick={onPick}
                />
              ))}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

interface OneProps {
  readonly die: Die
  readonly at: number
  readonly language: Language
  readonly state: 'rolled' | 'turned' | undefined
  onPick(die: Die): void
}

function OneDie({ die, at, language, state, onPick }: OneProps) {
  const face = <DieFace kind={die.kind} symbols={die.symbols} label={die.label?.[language] ?? die.face} />
  const style = { '--at': at } as React.CSSProperties
  if ((die.answers?.length ?? 0) === 0)
    return (
      <span className={state} style={style} data-thing={die.id}>
        {face}
      </span>
    )
  return (
    <button
      type="button"
      className={`can ${state ?? ''}`}
      style={style}
      data-thing={die.id}
      onClick={() => onPick(die)}
    >
      {face}
    </button>
  )
}

/** Attack dice and defence dice of one piece lie apart. */
function poolOf({ id }: Die): string {
  return id.replace(/\W*\d+$/, '')
}
