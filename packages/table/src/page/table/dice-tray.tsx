import { type Die, type Language, type Plain, same } from '@sandtable/kernel'
import { useEffect, useRef } from 'react'
import { isNamed } from './best-odds.ts'
import { DieFace } from './die-face.tsx'
import { BestMark } from './odds-in-short.tsx'
import type { Choosing } from './use-choosing.ts'

interface Props {
  readonly dice: readonly Die[]
  readonly names: Readonly<Record<string, string>>
  readonly language: Language
  /** Which were rolled just now, and which turned. */
  readonly news: ReadonlyMap<string, 'rolled' | 'turned'>
  readonly pace: number
  /** Those that the question lets the player choose; null: nobody is asked. */
  readonly choosing: Choosing | null
  /** The answer with the best odds. */
  readonly best: Plain | undefined
  onPick(die: Die): void
}

/** The dice that lie there, as they were rolled and turned, by who rolled them; a press chooses one where it lies. */
export function DiceTray({ dice, names, language, news, pace, choosing, best, onPick }: Props) {
  const tray = useRef<HTMLUListElement>(null)
  // Of more rolls than there is room for, the last one is in sight.
  useEffect(() => {
    if (tray.current !== null && dice.length > 0) tray.current.scrollTop = tray.current.scrollHeight
  }, [dice.length])
  if (dice.length === 0) return null
  const owners = [...new Set(dice.map(({ of }) => of))]
  return (
    <ul
      ref={tray}
      className={`tray${pace > 0 ? ' lively' : ''}`}
      style={{ '--pace': pace || 1 } as React.CSSProperties}
    >
      {owners.map((owner) => {
        const own = dice.filter(({ of }) => of === owner)
        const name = names[owner]
        return (
          <li key={owner}>
            {name !== undefined && <small>{name}</small>}
            {[...new Set(own.map(poolOf))].map((pool) => (
              <div key={pool} className="dice">
                {own
                  .filter((die) => poolOf(die) === pool)
                  .map((die, at) => (
                    <OneDie
                      // Rolled anew, a die is a new one: it rolls again.
                      key={`${die.id} ${die.face} ${news.get(die.id) ?? ''}`}
                      die={die}
                      at={at}
                      language={language}
                      state={news.get(die.id)}
                      choosing={choosing}
                      best={best !== undefined && isNamed(die, best)}
                      onPick={onPick}
                    />
                  ))}
              </div>
            ))}
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
  readonly choosing: Choosing | null
  readonly best: boolean
  onPick(die: Die): void
}

function OneDie({ die, at, language, state, choosing, best, onPick }: OneProps) {
  const face = <DieFace kind={die.kind} symbols={die.symbols} label={die.label?.[language] ?? die.face} />
  const style = { '--at': at } as React.CSSProperties
  const place =
    die.choice === undefined ? -1 : (choosing?.from.findIndex((one) => same(one, die.choice)) ?? -1)
  const isAnswer = (die.answers?.length ?? 0) > 0
  if (choosing === null || (place < 0 && !isAnswer))
    return (
      <span className={state} style={style} data-thing={die.id}>
        {face}
      </span>
    )
  const isChosen = choosing.chosen.has(place)
  return (
    <button
      type="button"
      className={`can ${isChosen ? 'chosen' : ''} ${state ?? ''}`}
      style={style}
      data-thing={die.id}
      {...(!isAnswer && { 'aria-pressed': isChosen })}
      onClick={() => (isAnswer ? onPick(die) : choosing.choose(place))}
    >
      {face}
      {!isAnswer && place < 9 && <kbd>{place + 1}</kbd>}
      {best && <BestMark />}
    </button>
  )
}

/** Attack dice and defence dice of one piece lie apart. */
function poolOf({ id }: Die): string {
  return id.replace(/\W*\d+$/, '')
}
