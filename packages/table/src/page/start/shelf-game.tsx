import type { GameOnOffer } from '@sandtable/keeper/protocol'
import type { Language } from '@sandtable/kernel'
import { keep } from '../kept/games.ts'
import type { Kept, Note } from '../kept/kept.ts'
import { newId } from '../new-id.ts'
import { goTo } from '../route.ts'
import { saveGame } from '../save-game.ts'
import { useWords } from '../say.ts'
import { when } from '../when.ts'

interface Props {
  readonly kept: Kept
  readonly note: Note | null
  readonly offered: readonly GameOnOffer[]
  readonly language: Language
  onForget(): void
}

/** A game in the list: who fights whom, how far it is, and what one can do with it. */
export function ShelfGame({ kept, note, offered, language, onForget }: Props) {
  const say = useWords()
  const title = titleOf(kept, offered, language)
  const people = Object.keys(kept.players).filter((seat) => kept.players[seat] === 'person')
  const facts = [
    kept.forces && gameName(kept, offered, language),
    kept.board?.[language],
    kept.forces && people.length < 2 && say.playedAs(people[0] === undefined ? null : say.seat(people[0])),
    note?.round && say.inRound(note.round),
    say.moves(kept.record.moves.length),
    when(kept.played, language),
  ].filter((fact) => typeof fact === 'string')
  const winner = note?.over?.winner
  return (
    <li className="shelf-game">
      <div className="what">
        <strong>
          {kept.forces
            ? Object.entries(kept.forces).map(([seat, name], at) => (
                <span key={seat}>
                  {at > 0 && <i> {say.against} </i>}
                  <span className={`of-seat seat-${seat}`}>{name[language]}</span>
                </span>
              ))
            : title}
        </strong>
        {note?.over && (
          <em className={winner ? `of-seat seat-${winner}` : ''}>
            {winner ? say.wins(kept.forces?.[winner]?.[language] ?? say.seat(winner)) : say.draw}
          </em>
        )}
        <small>{facts.join(' · ')}</small>
        {kept.over && (
          <small className="seed">
            {say.seed}: <code>{kept.record.seed}</code>
          </small>
        )}
      </div>
      <div className="do">
        {!kept.over && (
          <button
            type="button"
            className="go small"
            aria-label={`${say.goOn}: ${title}`}
            onClick={() => goTo({ page: 'table', id: kept.id })}
          >
            {say.goOn}
          </button>
        )}
        <Do name={say.watch} of={title} onClick={() => goTo({ page: 'replay', id: kept.id })} />
        {/* While a game goes on, nobody looks ahead at how chance would fall. */}
        {kept.over && kept.lesson === undefined && (
          <Do name={say.sameAgain} of={title} onClick={() => void sameAgain(kept)} />
        )}
        <Do name={say.saveFile} of={title} onClick={() => saveGame(kept)} />
        <Do name={say.forget} of={title} onClick={onForget} />
      </div>
    </li>
  )
}

function Do({ name, of, onClick }: { name: string; of: string; onClick(): void }) {
  return (
    <button type="button" className="plain" aria-label={`${name}: ${of}`} onClick={onClick}>
      {name}
    </button>
  )
}

/** A new game with the same forces, place and seed. */
async function sameAgain(kept: Kept): Promise<void> {
  const id = newId()
  const record = { ...kept.record, moves: [], hashes: [] }
  await keep({ ...kept, id, record, over: false, played: Date.now() })
  goTo({ page: 'table', id })
}

function gameName({ game }: Kept, offered: readonly GameOnOffer[], language: Language): string {
  return offered.find((one) => one.id === game)?.name[language] ?? game
}

/** Who fights whom, or else the lesson or the game. */
export function titleOf(kept: Kept | undefined, offered: readonly GameOnOffer[], language: Language): string {
  if (kept === undefined) return ''
  if (kept.forces)
    return Object.values(kept.forces)
      .map((name) => name[language])
      .join(' – ')
  const game = offered.find((one) => one.id === kept.game)
  const lesson = game?.lessons.find((one) => one.id === kept.lesson)
  return [game?.name[language] ?? kept.title, lesson?.name[language]].filter(Boolean).join(': ')
}
