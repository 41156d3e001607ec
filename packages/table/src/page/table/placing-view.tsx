import type { Language } from '@sandtable/kernel'
import { type Placing, turnStep } from '../board/placing.ts'
import { RuleText } from '../rules/rule-text.tsx'
import { useRules } from '../rules/rules.ts'
import { useWords } from '../say.ts'

interface Props {
  readonly placing: Placing
  readonly language: Language
}

/** Which piece is placed, which could be placed instead, and everything that can be done with it by button. */
export function PlacingView({ placing, language }: Props) {
  const say = useWords()
  const { drop, drops, refused } = placing
  return (
    <div className="answers placing">
      <p className="placed-now">
        <strong>{drop.label[language]}</strong>
        {drop.what && <small> {drop.what[language]}</small>}
      </p>
      {drops.length > 1 && (
        <div className="keys">
          {drops.map((one) => (
            <button
              type="button"
              key={one.of}
              aria-pressed={one === drop}
              className={one === drop ? 'current' : ''}
              onClick={() => placing.take(one)}
            >
              {one.label[language]}
            </button>
          ))}
        </div>
      )}
      <div className="options">
        <button
          type="button"
          aria-label={say.turnLeft}
          title={say.turnLeft}
          onClick={() => placing.turn(-turnStep)}
        >
          <kbd>Q</kbd>⟲
        </button>
        <button
          type="button"
          aria-label={say.turnRight}
          title={say.turnRight}
          onClick={() => placing.turn(turnStep)}
        >
          <kbd>E</kbd>⟳
        </button>
        <button
          type="button"
          className="go small"
          disabled={refused !== null}
          onClick={() => placing.place()}
        >
          {say.placeHere}
        </button>
      </div>
    </div>
  )
}

/** Why the piece may not stand where it is held, before anybody sets it down. */
export function NotHere({ rule, game, language, onRead }: NotHereProps) {
  const say = useWords()
  const { value: rules, failed } = useRules(game, language)
  const text = rules?.byId.get(rule)
  return (
    <div key={rule} className="hint not-here" role="status">
      {rules && text ? <RuleText rule={text} rules={rules} /> : <p>{say.refused}</p>}
      {(rules !== null || failed) && (
        <button type="button" className="plain rule" onClick={() => onRead(rule)}>
          {rule}
        </button>
      )}
    </div>
  )
}

interface NotHereProps {
  readonly rule: string
  readonly game: string
  readonly language: Language
  onRead(rule: string): void
}
