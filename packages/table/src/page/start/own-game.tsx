import type { GameOnOffer, Player } from '@sandtable/keeper/protocol'
import { isFor } from '@sandtable/keeper/quick'
import type { Language, Seat } from '@sandtable/kernel'
import { useEffect, useState } from 'react'
import { againstBot, type Start, type TakenForce } from '../begin.ts'
import { soundForces } from '../builder/sound.ts'
import type { Connection } from '../connection.ts'
import type { KeptForce } from '../kept/kept.ts'
import { useWords } from '../say.ts'
import { PlaceChoice } from './place-choice.tsx'
import { SeatChoice } from './seat-choice.tsx'
import { SidesChoice } from './sides-choice.tsx'

interface Props {
  readonly connection: Connection
  readonly game: GameOnOffer
  readonly language: Language
  readonly onStart: Start
}

/** Everything chosen by hand: who plays what with which force, where, and with which chance. */
export function OwnGame({ connection, game, language, onStart }: Props) {
  const say = useWords()
  const [own, setOwn] = useState<readonly KeptForce[]>([])
  const [players, setPlayers] = useState<Readonly<Record<Seat, Player>>>(() => againstBot(game))
  const [forces, setForces] = useState<Readonly<Record<Seat, TakenForce>>>({})
  const [board, setBoard] = useState<string | null>('')
  const [seed, setSeed] = useState('')
  useEffect(() => {
    void soundForces(connection, game.id).then((found) => setOwn(found.forces.filter((one) => one.legal)))
  }, [connection, game.id])

  const limit = limitOf(Object.entries(forces))
  const boards = game.boards.filter((one) => isFor(one, limit))

  return (
    <form
      className="own-game"
      onSubmit={(event) => {
        event.preventDefault()
        if (board === null) return
        void onStart({ game, players, forces, seed: seed.trim(), ...(board !== '' && { board }) })
      }}
    >
      <SidesChoice game={game} players={players} onPlayers={setPlayers} />
      <div className="seats">
        {game.seats.map((seat) => (
          <SeatChoice
            key={seat}
            connection={connection}
            game={game}
            seat={seat}
            own={own}
            language={language}
            player={players[seat] ?? 'person'}
            force={forces[seat] ?? null}
            limit={limitOf(Object.entries(forces).filter(([other]) => other !== seat))}
            onPlayer={(player) => setPlayers({ ...players, [seat]: player })}
            onForce={(force) => {
              const { [seat]: _, ...others } = forces
              setForces(force === null ? others : { ...others, [seat]: force })
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

function limitOf(forces: readonly (readonly [Seat, TakenForce])[]): number | undefined {
  return forces.find(([, { limit }]) => limit !== undefined)?.[1].limit
}
