import type { Language, Remark } from '@sandtable/kernel'
import type { Steering } from '../board/steering.ts'
import { useWords } from '../say.ts'

interface Props {
  readonly steering: Steering
  /** The names of pieces by their ids. */
  readonly names: Readonly<Record<string, string>>
}

/** A unit that is led: do it, or put it back. */
export function SteeringView({ steering, names }: Props) {
  const say = useWords()
  const { steer, at, turn, isReady } = steering
  if (at === null) return null
  const number = steer.followers.indexOf(turn)
  return (
    <div className="answers steering">
      <div className="options">
        <button type="button" className="go small" disabled={!isReady} onClick={() => steering.commit()}>
          <kbd>↵</kbd>
          {say.moveHere}
        </button>
        <button type="button" onClick={steering.drop}>
          <kbd>Esc</kbd>
          {say.putBack}
        </button>
        {steer.followers.length > 0 && (
          <button type="button" onClick={steering.next}>
            <kbd>N</kbd>
            {say.arrowsMove(number < 0 ? (names[steer.of] ?? '') : say.follower(number + 2))}
          </button>
        )}
      </div>
    </div>
  )
}

interface AheadProps {
  readonly steering: Steering
  readonly names: Readonly<Record<string, string>>
  readonly language: Language
}

/** What would come of it there, in words: what speaks against it first. */
export function SteeredAhead({ steering, names, language }: AheadProps) {
  const say = useWords()
  const remarks = steering.things.filter((one): one is Remark => one.type === 'remark')
  const order: readonly Remark['tone'][] = ['bad', 'good', 'plain']
  return (
    <section className="ahead" aria-live="polite">
      <h3>
        {say.fromThere} <small>{names[steering.steer.of]}</small>
      </h3>
      {remarks.length === 0 ? (
        <p className="soft">{say.nothingAgainstIt}</p>
      ) : (
        <ul>
          {remarks
            .toSorted((one, other) => order.indexOf(one.tone) - order.indexOf(other.tone))
            .map(({ id, tone, label }) => (
              <li key={id} className={tone}>
                {label[language]}
              </li>
            ))}
        </ul>
      )}
    </section>
  )
}
