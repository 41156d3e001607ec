import type { Language, Piece, Scene, Seat } from '@sandtable/kernel'
import { useWords } from './say.ts'

interface Props {
  readonly scene: Scene
  readonly seats: readonly Seat[]
  readonly language: Language
  readonly hovered: string | null
  onHover(id: string | null): void
  onRead(about: string): void
}

/** Both sides, piece by piece: what one looks for most. */
export function PiecesView({ scene, seats, language, hovered, onHover, onRead }: Props) {
  const say = useWords()
  const pieces = scene.things.filter((one): one is Piece => one.type === 'piece')
  return (
    <>
      <ul className="facts">
        {scene.facts
          .filter((fact) => fact.seat === null)
          .map((fact, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts of one name, such as a mission's rules, keep their order
            <li key={at}>
              {fact.label[language]} {typeof fact.value === 'number' ? fact.value : fact.value[language]}
            </li>
          ))}
      </ul>
      {seats.map((seat) => (
        <section key={seat} className={`force seat-${seat}`} aria-label={say.seat(seat)}>
          <h2>
            {say.seat(seat)}
            {scene.facts
              .filter((fact) => fact.seat === seat)
              .map((fact) => (
                <small key={fact.name}>
                  {fact.label[language]} {typeof fact.value === 'number' ? fact.value : fact.value[language]}
                </small>
              ))}
          </h2>
          <ul>
            {pieces
              .filter((piece) => piece.seat === seat && piece.figures.length > 0)
              .map((piece) => (
                <PieceCard
                  key={piece.id}
                  piece={piece}
                  language={language}
                  hovered={hovered === piece.id}
                  onHover={onHover}
                  onRead={onRead}
                />
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function PieceCard({
  piece,
  language,
  hovered,
  onHover,
  onRead,
}: {
  piece: Piece
  language: Language
  hovered: boolean
  onHover(id: string | null): void
  onRead(about: string): void
}) {
  return (
    <li
      className={`piece-card${piece.active ? ' active' : ''}${piece.acted ? ' acted' : ''}${hovered ? ' hovered' : ''}`}
      onPointerEnter={() => onHover(piece.id)}
      onPointerLeave={() => onHover(null)}
    >
      <strong>{piece.label?.[language]}</strong>
      <span className="numbers">
        {piece.figures.map((figure) => (
          <span key={figure.name} className={`number ${figure.name}`} title={figure.label[language]}>
            {figure.value}
            {figure.of !== undefined && <small>/{figure.of}</small>}
          </span>
        ))}
      </span>
      <span className="badges">
        {piece.badges
          .map((one) => `${one.label[language]}${one.count > 1 ? ` ${one.count}` : ''}`)
          .join(', ')}
      </span>
      {piece.cards.length > 0 && (
        <span className="cards">
          {piece.cards.map((held) => (
            <button
              type="button"
              key={held.card}
              className={`plain${held.faceUp ? '' : ' down'}`}
              onClick={() => onRead(held.card)}
            >
              {held.label[language]}
            </button>
          ))}
        </span>
      )}
    </li>
  )
}
