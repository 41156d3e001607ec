import type { Account, Language, Seat } from '@sandtable/kernel'
import { useWords } from '../say.ts'
import { byRound, courseOf, mostPoints, pointsAfter, withRoom } from './figures.ts'

interface Props {
  readonly account: Account
  readonly seats: readonly Seat[]
  readonly moves: number
  readonly language: Language
}

const [width, height] = [640, 190]
const room = { left: 40, right: 112, top: 12, bottom: 24 }

/** The course of the points as a picture, a line for each side, and as a table for whoever prefers that. */
export function CourseView({ account, seats, moves, language }: Props) {
  const say = useWords()
  const most = mostPoints(account)
  const x = (move: number) => room.left + ((width - room.left - room.right) * move) / Math.max(1, moves)
  const y = (points: number) => height - room.bottom - ((height - room.top - room.bottom) * points) / most
  const title = say.ending.course(account.counts[language])
  const last = pointsAfter(account, moves)
  const told = withRoom(account.rounds.map(x), 20)
  const labels = apart(seats.map((seat) => ({ seat, y: y(last[seat] ?? 0) })))
  return (
    <section className="course">
      <h3>{title}</h3>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
        {[0, most / 2, most].map((points) => (
          <g key={points} className="scale">
            <path d={`M${room.left} ${y(points)}H${width - room.right}`} />
            {Number.isInteger(points) && (
              <text x={room.left - 6} y={y(points) + 4} textAnchor="end">
                {points}
              </text>
            )}
          </g>
        ))}
        {account.rounds.map((move, at) => (
          <g key={move} className="scale">
            <path d={`M${x(move)} ${room.top}V${height - room.bottom}`} />
            {told.has(at) && (
              <text x={x(move) + 3} y={height - 8}>
                {at + 1}
              </text>
            )}
          </g>
        ))}
        {seats.map((seat, at) => (
          <path
            key={seat}
            className={`line seat-${seat}`}
            strokeDasharray={dashes[at % dashes.length]}
            d={courseOf(account, seat, moves, x, y)}
          />
        ))}
        {account.turn !== null && (
          <path className="turn" d={`M${x(account.turn)} ${room.top}V${height - room.bottom}`} />
        )}
        {labels.map(({ seat, y: at }) => (
          <text key={seat} className={`whose seat-${seat}`} x={width - room.right + 8} y={at + 4}>
            {say.seat(seat)} {last[seat] ?? 0}
          </text>
        ))}
      </svg>
      <details>
        <summary>{say.ending.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{say.round}</th>
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  {say.seat(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {byRound(account, moves).map((of, round) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
              <tr key={round}>
                <th scope="row">{round === 0 ? say.ending.start : round}</th>
                {seats.map((seat) => (
                  <td key={seat}>{of[seat] ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

/** Sides differ without colour, too. */
const dashes = ['none', '8 4', '2 4', '12 4 2 4', '4 2', '1 3']

/** Labels that would cover each other are moved apart. */
function apart(labels: readonly { seat: Seat; y: number }[]): readonly { seat: Seat; y: number }[] {
  const sorted = [...labels].sort((one, other) => one.y - other.y)
  for (const [at, label] of sorted.entries()) {
    const before = sorted[at - 1]
    if (before !== undefined && label.y < before.y + 16) sorted[at] = { ...label, y: before.y + 16 }
  }
  const over = Math.max(0, (sorted.at(-1)?.y ?? 0) - (height - room.bottom))
  return sorted.map(({ seat, y }) => ({ seat, y: y - over }))
}
