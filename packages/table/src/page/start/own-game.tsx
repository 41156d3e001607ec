import type { GameOnOffer, Player } from '@sandtable/keeper/protocol'
import { isFor } from '@sandtable/keeper/quick'
import {
  isForTerms,
  type Language,
  type Seat,
  type Side,
  seatedOn,
  type Terms,
  usualTerms,
} from '@sandtable/kernel'
import { useState } from 'react'
import { againstBot, type Start, type TakenForce } from '../begin.ts'
import type { Connection } from '../connection.ts'
import { useWords } from '../say.ts'
import { PlaceChoice } from './place-choice.tsx'
import { SideChoice } from './side-choice.tsx'
import { SidesChoice } from './sides-choice.tsx'
import { TermsChoice } from './terms-choice.tsx'
import { useOwnForces } from './use-own-forces.ts'

interface Props {
  readonly connection: Connection
  readonly game: GameOnOffer
  readonly language: Language
  readonly onStart: Start
}

/** Everything chosen by hand: who plays what with which force, where, and with which chance. */
export function OwnGame({ connection, game, language, onStart }: Props) {
  const say = useWords()
  const own = useOwnForces(connection, game.id)
  const [players, setPlayers] = useState<Readonly<Record<Seat, Player>>>(() => againstBot(game))
  const [forces, setForces] = useState<Readonly<Record<Side, TakenForce>>>({})
  const [terms, setTerms] = useState<Terms>(() => usualTerms(game))
  const [board, setBoard] = useState<string | null>('')
  const [seed, setSeed] = useState('')

  const limit = limitOf(Object.entries(forces))
  const boards = game.boards.filter((one) => isFor(one, limit) && isForTerms(one, terms))
  const { seats, sides, sideOf } = seatedOn(game, terms)

  /** Other terms, other seats; forces and a board that are not for them are put back. */
  function agreeOn(next: Terms): void {
    setTerms(next)
    setForces(Object.fromEntries(Object.entries(forces).filter(([, force]) => isForTerms(force, next))))
    const place = game.boards.find(({ id }) => id === board)
    if (place && !isForTerms(place, next)) setBoard('')
    const seated = seatedOn(game, next).seats
    if (seated.join() !== seats.join() || !areForTerms(game, players, next))
      setPlayers(againstBot(game, next))
  }

  return (
    <form
      className="own-game"
      onSubmit={(event) => {
        event.preventDefault()
        if (board === null) return
        void onStart({ game, players, forces, terms, seed: seed.trim(), ...(board !== '' && { board }) })
      }}
    >
      <TermsChoice terms={game.terms} chosen={terms} language={language} onChange={agreeOn} />
      <SidesChoice game={game} terms={terms} players={players} onPlayers={setPlayers} />
      <div className="seats">
        {sides.map((side) => (
          <SideChoice
            key={side}
            connection={connection}
            game={game}
            side={side}
            seats={seats.filter((seat) => sideOf[seat] === side)}
            terms={terms}
            own={own}
            language={language}
            players={players}
            force={forces[side] ?? null}
            limit={limitOf(Object.entries(forces).filter(([other]) => other !== side))}
            taken={
              new Set(Object.entries(forces).flatMap(([of, one]) => (of === side ? [] : (one.unique ?? []))))
            }
            onPlayer={(seat, player) => setPlayers(seatedWith(game, players, seat, player))}
            onForce={(force) => {
              const { [side]: _, ...others } = forces
              setForces(force === null ? others : { ...others, [side]: force })
              const place = game.boards.find(({ id }) => id === board)
              if (!isFor(place, force?.limit)) setBoard('')
            }}
          />
        ))}
      </div>
      <PlaceChoice boards={boards} language={language} value={board ?? ''} onChange={setBoard} />
      <label className="choice">
        <span>{say.seed}</span>
        <input
          value={seed}
          placeholder={say.byChance}
          spellCheck={false}
          onChange={(event) => setSeed(event.target.value)}
        />
        <small>{say.seedHint}</small>
      </label>
      <button type="submit" className="go small" disabled={board === null}>
        {say.start}
      </button>
    </form>
  )
}

type Players = Readonly<Record<Seat, Player>>

/** The rules play one seat at most: whoever takes them takes them from the other. */
function seatedWith(game: GameOnOffer, players: Players, seat: Seat, player: Player): Players {
  const isAutomaton = (one: Player) => game.automata.some(({ id }) => id === one)
  const others = isAutomaton(player)
    ? Object.entries(players).map(([of, one]) => [of, isAutomaton(one) ? 'person' : one])
    : Object.entries(players)
  return { ...Object.fromEntries(others), [seat]: player }
}

/** Are the rules that play a seat there on these terms? */
function areForTerms(game: GameOnOffer, players: Players, terms: Terms): boolean {
  return game.automata.every((one) => isForTerms(one, terms) || !Object.values(players).includes(one.id))
}

function limitOf(forces: readonly (readonly [Side, TakenForce])[]): number | undefined {
  return forces.find(([, { limit }]) => limit !== undefined)?.[1].limit
}
