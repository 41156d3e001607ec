import type { GameOnOffer, Player } from '@sandtable/keeper/protocol'
import type { Seat } from '@sandtable/kernel'
import { useId } from 'react'
import { useWords } from '../say.ts'

interface Props {
  readonly game: GameOnOffer
  readonly players: Readonly<Record<Seat, Player>>
  onPlayers(players: Readonly<Record<Seat, Player>>): void
}

/** Which side one plays: the short way to say who sits where. */
export function SidesChoice({ game, players, onPlayers }: Props) {
  const say = useWords()
  const group = useId()
  const { seats, usualBot } = game
  const people = seats.filter((seat) => players[seat] === 'person')
  const ways: readonly { name: string; seats: readonly Seat[] }[] = [
    ...seats.map((seat) => ({ name: say.seat(seat), seats: [seat] })),
    { name: say.everySide, seats },
    { name: say.noSide, seats: [] },
  ]
  const sit = (chosen: readonly Seat[]) => {
    const bot = (seat: Seat) => (players[seat] === 'person' ? usualBot : (players[seat] ?? usualBot))
    onPlayers(Object.fromEntries(seats.map((seat) => [seat, chosen.includes(seat) ? 'person' : bot(seat)])))
  }
  return (
    <fieldset className="sides">
      <legend>{say.youPlay}</legend>
      {ways.map((way) => (
        <label key={way.name}>
          <input
            type="radio"
            name={group}
            checked={way.seats.join() === people.join()}
            onChange={() => sit(way.seats)}
          />
          <span>{way.name}</span>
        </label>
      ))}
    </fieldset>
  )
}
