import { somethings } from '@sandtable/keeper/protocol'
import { useWords } from '../say.ts'
import { useUntil } from './settings.ts'
import { useKey } from './use-key.ts'

interface Props {
  /** Only this is passed, until it offers something else. */
  readonly isReaction: boolean
  onPassOn(): void
}

/** While a window asks: to pass it and those that follow, until something happens. */
export function PassOn({ isReaction, onPassOn }: Props) {
  const say = useWords()
  useKey('p', onPassOn)
  return (
    <button type="button" className="plain beside" onClick={onPassOn}>
      <kbd>P</kbd>
      {isReaction ? say.letBe : say.passOn}
    </button>
  )
}

/** What counts as something. */
export function PassUntil() {
  const say = useWords()
  const { until, toggle } = useUntil()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: choosing keeps the menu open
    <fieldset className="pass-until" onClick={(event) => event.stopPropagation()}>
      <legend>{say.passUntil}</legend>
      {somethings.map((one) => (
        <label key={one}>
          <input type="checkbox" checked={until.includes(one)} onChange={() => toggle(one)} />
          <span>{say.somethings[one]}</span>
        </label>
      ))}
    </fieldset>
  )
}
