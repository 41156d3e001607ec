import type { Seat } from '@sandtable/kernel'
import { useWords } from '../say.ts'
import { useKey } from './use-key.ts'

/** Nothing is seen until whoever is next lifts the cloth. */
export function Covered({ next, onLift }: { readonly next: Seat; onLift(): void }) {
  const say = useWords()
  useKey('c', onLift)
  return (
    <main className="start covered">
      <h1>{say.handOver(say.seat(next))}</h1>
      <p>{say.covered}</p>
      <button type="button" className="go" onClick={onLift}>
        <kbd>C</kbd>
        {say.liftCloth}
      </button>
    </main>
  )
}

interface Props {
  readonly seat: Seat
  readonly isLifted: boolean
  onLift(lift: boolean): void
}

/** What is hidden from the others at this screen: to look at it, and to cover it again. */
export function ClothButton({ seat, isLifted, onLift }: Props) {
  const say = useWords()
  const turn = () => onLift(!isLifted)
  useKey('c', turn)
  return (
    <button type="button" className="plain beside" aria-pressed={isLifted} onClick={turn}>
      <kbd>C</kbd>
      {isLifted ? say.layCloth : say.lookAtOwn(say.seat(seat))}
    </button>
  )
}
