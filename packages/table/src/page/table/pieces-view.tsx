import type { Badge, Fact, Language, Piece, Scene, Seat, TableCard } from '@sandtable/kernel'
import { type ReactNode, useMemo } from 'react'
import type { Point } from '../board/board-view.tsx'
import { iconOf } from '../board/icons.ts'
import { badgesShown } from '../board/labels.ts'
import { useWords } from '../say.ts'
import { useRoomy } from '../wide.ts'
import { pointedAt } from './pointed-at.ts'
import { everyPiece, isLong } from './scene-parts.ts'
import { useInSight } from './use-in-sight.ts'

interface Props {
  readonly scene: Scene
  readonly seats: readonly Seat[]
  readonly playersOf: (seat: Seat) => string
  readonly language: Language
  readonly hovered: string | null
  onHover(id: string | null): void
  onInspect(id: string, at: { readonly x: number; readonly y: number }): void
  /** Somebody wants to know what this card does … */
  onTell(card: string, where: Point): void
  /** … and not any more. */
  onLeave(): void
  onRead(about: string): void
}

/** Both sides, piece by piece: what one looks for most. */
export function PiecesView(props: Props) {
  const { scene, seats, playersOf } = props
  const say = useWords()
  // Sorted once for a scene: while one points and drags, this is drawn again and again.
  const pieces = useMemo(() => everyPiece(scene).toSorted(byId), [scene])
  const stays = scene.facts.filter(({ passing }) => passing !== true)
  const cards = scene.things.filter((one): one is TableCard => one.type === 'card')
  return (
    <>
      <div className="of-game">
        <Facts {...props} facts={stays.filter((fact) => fact.seat === null)} />
      </div>
      {seats.map((seat) => {
        const groups = cards.filter((card) => card.seat === seat && card.kind === 'deployment')
        const toCome = scene.aside?.filter((piece) => piece.seat === seat).length ?? 0
        const grouped = new Set(groups.flatMap(membersOf))
        const alone = pieces.filter(
          (piece) => piece.seat === seat && piece.figures.length > 0 && !grouped.has(piece.id),
        )
        return (
          <section key={seat} className={`force seat-${seat}`} aria-label={say.seat(seat)}>
            <h2>
              {say.seat(seat)} <small>{playersOf(seat)}</small>
              {toCome > 0 && <small> · {say.toCome(toCome)}</small>}
            </h2>
            <Facts {...props} facts={stays.filter((fact) => fact.seat === seat)} />
            <ul>
              {groups.map((card) => (
                <Group key={card.id} {...props} card={card} pieces={pieces} />
              ))}
              {alone.map((piece) => (
                <PieceCard key={piece.id} {...props} piece={piece} />
              ))}
            </ul>
          </section>
        )
      })}
      {/* Below all others: as they grow, nothing moves aside. */}
      <div className="piles">
        {seats.map((seat) => (
          <Piles key={seat} cards={cards.filter((card) => card.seat === seat)} seat={seat} {...props} />
        ))}
      </div>
    </>
  )
}

/** The pieces that a card stands for, whatever became of them. */
function membersOf({ pieces, gone = [] }: TableCard): readonly string[] {
  return [...pieces, ...gone]
}

const inOrder = new Intl.Collator('en', { numeric: true })

/** In an order that stays, whatever becomes of them. */
function byId(one: Piece, other: Piece): number {
  return inOrder.compare(one.id, other.id)
}

/** So many letters have room in a line, and half as many beside another fact. */
const lineOfFact = 38

/** Short ones at once; long ones, such as the rules of a mission, when somebody wants to read them. */
function Facts({ facts, ...props }: Props & { facts: readonly Fact[] }) {
  const { scene, language, onTell, onLeave, onRead } = props
  const say = useWords()
  const isWordy = ({ label, value }: Fact) =>
    typeof value !== 'number' && label[language].length + value[language].length > lineOfFact
  const [short, long] = [facts.filter((fact) => !isWordy(fact)), facts.filter(isWordy)]
  /** The value of a fact as a card that can be read. */
  const cardOf = (about: string, name: string) => {
    const card = scene.things.find((one) => one.type === 'card' && one.about === about)
    return (
      <button
        type="button"
        className="plain"
        {...pointedAt((where) => card && onTell(card.id, where), onLeave)}
        onClick={() => onRead(about)}
      >
        {name}
      </button>
    )
  }
  return (
    <>
      <FactList facts={short} language={language} cardOf={cardOf} />
      {long.length > 0 && (
        <details className="pile">
          <summary>
            {say.moreToKnow} <small>{long.length}</small>
          </summary>
          <FactList facts={long} language={language} cardOf={cardOf} />
        </details>
      )}
    </>
  )
}

const kindOf = ({ value }: Fact) => (typeof value === 'number' ? 'number-fact' : 'text-fact')

function isWide({ label, value }: Fact, language: Language): boolean {
  return typeof value !== 'number' || label[language].length > lineOfFact / 2 - 2
}

interface FactListProps {
  readonly facts: readonly Fact[]
  readonly language: Language
  readonly cardOf?: (about: string, name: string) => ReactNode
}

export function FactList({ facts, language, cardOf }: FactListProps) {
  if (facts.length === 0) return null
  const said = ({ value, about }: Fact): ReactNode => {
    if (typeof value === 'number') return value
    return about === undefined || cardOf === undefined ? value[language] : cardOf(about, value[language])
  }
  return (
    <dl className="facts">
      {facts.map((fact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts of one name, such as a mission's rules, keep their order
        <div key={at} className={`${kindOf(fact)}${isWide(fact, language) ? ' wide' : ''}`}>
          <dt>{fact.label[language]}</dt>
          <dd>{said(fact)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Group(props: Props & { card: TableCard; pieces: readonly Piece[] }) {
  const { card, pieces, language, onRead } = props
  const own = pieces.filter((piece) => membersOf(card).includes(piece.id))
  const [only] = own
  if (only !== undefined && own.length === 1) return <PieceCard {...props} piece={only} />
  return (
    <li className={`group${card.exhausted ? ' acted' : ''}${card.pieces.length === 0 ? ' gone' : ''}`}>
      <button type="button" className="plain group-name" onClick={() => onRead(card.about)}>
        {card.label[language]}
      </button>
      <Held cards={card.cards} language={language} onRead={onRead} />
      <ul>
        {own.map((piece) => (
          <PieceCard key={piece.id} {...props} piece={{ ...piece, cards: [] }} />
        ))}
      </ul>
    </li>
  )
}

function PieceCard(props: Props & { piece: Piece }) {
  const { piece, scene, language, hovered, onHover, onInspect, onRead } = props
  const say = useWords()
  const isAside = scene.aside?.some(({ id }) => id === piece.id) === true
  const isGone = scene.gone?.some(({ id }) => id === piece.id) === true
  const states = [
    piece.active ? 'active' : '',
    isAside ? 'aside' : '',
    isGone ? 'gone' : '',
    piece.acted && !piece.active ? 'acted' : '',
    hovered === piece.id ? 'hovered' : '',
  ]
  const badges = piece.badges
    .map((one) => `${one.label[language]}${one.count > 1 ? ` ${one.count}` : ''}`)
    .join(', ')
  const idle = piece.idle?.label[language] ?? ''
  const card = useInSight(piece.active)
  // In the strip below a long mat names that are cut off would all be the same.
  const name = useRoomy() && isLong(scene) ? (piece.short ?? piece.label) : piece.label
  return (
    <li
      ref={card}
      className={`piece-card ${states.filter(Boolean).join(' ')}`}
      onPointerEnter={() => onHover(piece.id)}
      onPointerLeave={() => onHover(null)}
    >
      <button
        type="button"
        className="plain piece-name"
        title={isAside ? say.toCome(1) : say.whatIsThis}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect()
          onInspect(piece.id, { x: box.right, y: box.top })
        }}
      >
        <NumberedName name={name?.[language] ?? ''} />
      </button>
      <span className="numbers">
        {piece.figures.map((figure) => (
          <span key={figure.name} className={`number ${figure.name}`} title={figure.label[language]}>
            {figure.value}
            {figure.of !== undefined && <small>/{figure.of}</small>}
          </span>
        ))}
      </span>
      <span key={`${badges} ${idle}`} className="badges" title={[idle, badges].filter(Boolean).join(' · ')}>
        {idle && <em>{idle}</em>}
        {badges && <span>{badges}</span>}
        <i className="marks" aria-hidden>
          {badgesShown(piece).map((badge) => (
            <BadgeMark key={`${badge.name} ${badge.label.en}`} badge={badge} language={language} />
          ))}
        </i>
      </span>
      <Held cards={piece.cards} language={language} onRead={onRead} />
    </li>
  )
}

function BadgeMark({ badge, language }: { badge: Badge; language: Language }) {
  const icon = iconOf(badge.name)
  return (
    <b>
      {icon === undefined ? (
        badge.label[language].slice(0, 1)
      ) : (
        <svg viewBox="-10 -10 20 20" aria-hidden>
          <path d={icon} fillRule="evenodd" />
        </svg>
      )}
      {badge.count > 1 && <small>{badge.count}</small>}
    </b>
  )
}

function Held({
  cards,
  language,
  onRead,
}: {
  cards: Piece['cards']
  language: Language
  onRead(about: string): void
}) {
  if (cards.length === 0) return null
  return (
    <span className="cards">
      {cards.map((held, at) => (
        <button
          type="button"
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are equal
          key={at}
          className={`plain${held.faceUp ? '' : ' down'}`}
          onClick={() => onRead(held.card)}
        >
          {held.label[language]}
          {held.count > 0 && ` ${held.count}`}
        </button>
      ))}
    </span>
  )
}

const piles = ['upgrade', 'upgrade-depleted', 'discard'] as const

/** Where a name is cut off, the number that tells it from others of that name is not. */
function NumberedName({ name }: { readonly name: string }) {
  const [, words = name, number] = /^(.+)( \d+)$/.exec(name) ?? []
  return (
    <>
      <span>{words}</span>
      {number !== undefined && <span className="its-number">{number}</span>}
    </>
  )
}

/** Cards that lie beside the table: upgrades and what was discarded. */
function Piles({ cards, seat, language, onRead }: Props & { cards: readonly TableCard[]; seat: Seat }) {
  const say = useWords()
  return piles.map((kind) => {
    const own = cards.filter((card) => card.kind === kind)
    if (own.length === 0) return null
    return (
      <details key={kind} className="pile">
        <summary>
          {say.piles[kind]} · {say.seat(seat)} <small>{own.length}</small>
        </summary>
        <span className="cards">
          {own.map((card) => (
            <button
              type="button"
              key={card.id}
              className={`plain${card.exhausted ? ' down' : ''}`}
              onClick={() => onRead(card.about)}
            >
              {card.label[language]}
            </button>
          ))}
        </span>
      </details>
    )
  })
}
