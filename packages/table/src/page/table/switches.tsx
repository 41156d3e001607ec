import { SchemeChoice } from '../appearance.tsx'
import { useWords } from '../say.ts'

interface Props {
  readonly isSoundOn: boolean
  onSound(on: boolean): void
}

/** How the page looks and sounds. Choosing keeps the menu open: one may want to hear and see what comes of it. */
export function Switches({ isSoundOn, onSound }: Props) {
  const say = useWords()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a press in here is no choice of the menu
    <div className="switches" onClick={(event) => event.stopPropagation()}>
      <SchemeChoice />
      <label className="choice">
        <span>{say.sound}</span>
        <input type="checkbox" checked={isSoundOn} onChange={(event) => onSound(event.target.checked)} />
      </label>
    </div>
  )
}
