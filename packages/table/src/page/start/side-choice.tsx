import type { GameOnOffer, Player } from '@sandtable/keeper/protocol'
import { isForTerms, type Language, type Seat, type Side, type Terms } from '@sandtable/kernel'
import type { TakenForce } from '../begin.ts'
import type { Connection } from '../connection.ts'
import type { KeptForce } from '../kept/kept.ts'
import { useWords } from '../say.ts'
import { Choice } from './choice.tsx'
import { ForceChoice } from './force-choice.tsx'

interface Props {
  readonly connection: Connection
  readonly game: GameOnOffer
  readonly side: Side
  /** Those who are of this side. */
  readonly seats: readonly Seat[]
  readonly terms: Terms
  readonly own: readonly KeptForce[]
  readonly language: Language
  readonly players: Readonly<Record<Seat, Player>>
  readonly force: TakenForce | null
  /** The limit of what the others chose: another one does not meet them. */
  readonly limit: number | undefined
  /** What the others have of which there is only one. */
  readonly taken: ReadonlySet<string>
  onPlayer(seat: Seat, player: Player): void
  /** Null: whatever chance gives. */
  onForce(force: TakenForce | null): void
}

/** One side of a game: who plays it, with what. */
export function SideChoice({
  connection,
  game,
  side,
  seats,
  terms,
  own,
  language,
  players,
  force,
  limit,
  taken,
  onPlayer,
  onForce,
}: Props) {
  const say = useWords()
  const automata = game.automata.filter((one) => isForTerms(one, terms))
  const player = players[seats[0] ?? ''] ?? 'person'
  return (
    <fieldset className={`seat seat-${side}`}>
      <legend>{say.seat(side)}</legend>
      <ForceChoice
        connection={connection}
        game={game}
        terms={terms}
        own={own}
        language={language}
        label={say.force}
        force={force}
        limit={limit}
        taken={taken}
        onForce={onForce}
      />
      {seats.map((seat) => (
        <Choice
          key={seat}
          label={seat === side ? say.playedBy : `${say.seat(seat)}: ${say.playedBy}`}
          value={players[seat] ?? 'person'}
          onChange={(player) => onPlayer(seat, player)}
          options={[
            ['person', say.atThisScreen],
            ...[...game.bots].reverse().map((id) => [id, say.bot(id)] as const),
            ...automata.map(({ id, name }) => [id, name[language]] as const),
          ]}
        />
      ))}
      <small className="bot-is">
        {automata.find(({ id }) => id === player)?.what[language] ?? say.botIs(player)}
      </small>
    </fieldset>
  )
}
