import type { GameOnOffer, Player } from '@sandtable/keeper/protocol'
import { type Seat, seatedOn, type Terms } from '@sandtable/kernel'
import { useId } from 'react'
import { useWords } from '../say.ts'

interface Props {
  readonly game: GameOnOffer
  readonly terms: Terms
  readonly players: Readonly<Record<Seat, Player>>
  onPlayers(players: Readonly<Record<Seat, Player>>): void
}

/** Which side one plays: the short way to say who sits where. */
export function SidesChoice({ game, terms, players, onPlayers }: Props) {
  const say = useWords()
  const group = useId()
  const { usualBot } = game
  const { seats, sides, sideOf } = seatedOn(game, terms)
  const people = seats.filter((seat) => players[seat] === 'person')
  const ways: readonly { name: string; seats: readonly Seat[] }[] = [
    ...sides.map((side) => ({ name: say.seat(side), seats: seats.filter((seat) => sideOf[seat] === side) })),
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
