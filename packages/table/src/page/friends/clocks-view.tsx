import type { Around, SeatAround } from '@sandtable/keeper/hosted'
import { useLineState } from '../line/use-line.ts'
import { useWords } from '../say.ts'
import { lasting } from './lasting.ts'
import { useNow } from './line-notice.tsx'

/** What is left on each clock; it runs for whoever is asked. */
export function ClocksView({ around }: { readonly around: Around }) {
  const say = useWords()
  const { ahead } = useLineState()
  const clocked = around.seats.filter((one) => one.clock !== null)
  const runs = around.stage === 'on' && clocked.length > 0
  const now = useNow(runs) + ahead
  if (clocked.length === 0) return null
  return (
    <ul className="clocks">
      {clocked.map((one) => {
        const left = leftOf(one, around.stage === 'on' ? now - around.now : 0)
        const time = lasting(left)
        const isShort = one.asked !== null && left < 30_000
        return (
          <li
            key={one.seat}
            className={`of-seat seat-${one.seat}${one.asked === null ? '' : ' runs'}${isShort ? ' short' : ''}`}
            title={say.friends.timeLeft(one.name ?? say.seat(one.seat), time)}
          >
            {time}
          </li>
        )
      })}
    </ul>
  )
}

/** The nearer end of the two: of the time for the game, or for this answer. */
function leftOf({ clock, asked }: SeatAround, gone: number): number {
  const left = [clock?.left ?? null, asked === null ? null : (clock?.move ?? null)].filter(
    (one) => one !== null,
  )
  const least = left.length === 0 ? (clock?.move ?? 0) : Math.min(...left)
  return Math.max(0, asked === null ? least : least - gone)
}
