import type { Badge, Choice, Held, Idle, Language, Scene, Seat, Thing } from '@sandtable/kernel'
import { same } from '@sandtable/kernel'
import { type ReactNode, useState } from 'react'
import type { Words } from '../../words/words.ts'
import { CardView } from '../cards/card-view.tsx'
import { FiguresLine } from '../cards/sheet-parts.tsx'
import type { Connection } from '../connection.ts'
import { rulesAbout, rulesOf } from '../rules/rules.ts'
import { useWords } from '../say.ts'
import { DieFace } from './die-face.tsx'

export interface Props {
  readonly thing: Thing
  readonly scene: Scene
  readonly language: Language
  readonly game: string
  readonly connection: Connection
  readonly choices: readonly Choice[]
  seatName(seat: Seat): string
  /** Opens rules; without it they are only named. */
  onRead?(ids: readonly string[]): void
  /** Without it there is nothing to close. */
  onClose?(): void
}

const FEW_CARDS = 3

/** Everything about one thing of the scene. */
export function ThingView(props: Props) {
  const { thing, scene, language, game, connection, choices, seatName, onRead, onClose } = props
  const say = useWords()
  const seat = seatOf(thing)
  const can = choices.filter(({ answers: [answer] }) => thing.answers?.some((one) => same(one, answer)))
  const readAbout = (about: string) =>
    void rulesOf(game, language)
      .get()
      .then((rules) => rulesAbout(rules, connection, game, about))
      // Where the rules cannot be fetched, the place where they would be read says so.
      .then(onRead, () => onRead?.([about]))
  const card = { game, language, connection, ...(onRead && { onRead }) }
  const label = thing.label?.[language] ?? ''
  const figures = thing.type === 'piece' ? thing.figures : []
  const lying = lyingOn(thing)
  const now = (
    <>
      {thing.type === 'piece' && (
        <Badges badges={thing.badges} language={language} {...(onRead && { onRead: readAbout })} />
      )}
      <Ties thing={thing} scene={scene} language={language} />
    </>
  )
  return (
    <>
      <header>
        <div>
          <h2>{label}</h2>
          <Standing
            thing={thing}
            seat={seat === null ? null : seatName(seat)}
            language={language}
            {...(onRead && { onRead })}
          />
        </div>
        {thing.type === 'die' && <DieFace kind={thing.kind} symbols={thing.symbols} label={label} />}
        {onClose && (
          <button type="button" className="plain" aria-label={say.close} onClick={onClose}>
            ✕
          </button>
        )}
      </header>
      {thing.about === undefined && <FiguresLine figures={figures} language={language} />}
      {thing.about === undefined && now}
      {thing.about !== undefined && (
        <CardView about={thing.about} figures={figures} {...card}>
          {now}
        </CardView>
      )}
      {lying.length > 0 && (
        <Part title={say.liesOnIt}>
          {lying.map((badge, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece may have a card twice
            <HeldCard key={place} held={heldOf(badge)} language={language} folded={false}>
              <CardView about={badge.about} {...card} />
            </HeldCard>
          ))}
        </Part>
      )}
      {cardsOf(thing).length > 0 && (
        <Part title={say.cards}>
          {cardsOf(thing).map((held, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece may hold a card twice
            <HeldCard key={place} held={held} language={language} folded={cardsOf(thing).length > FEW_CARDS}>
              <CardView about={held.card} {...card} />
            </HeldCard>
          ))}
        </Part>
      )}
      {can.length > 0 && (
        <Part title={say.nowPossible}>
          <ul className="can">
            {can.map((choice) => (
              <li key={choice.id}>{choice.label[language]}</li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

export function seatOf(thing: Thing): Seat | null {
  return 'seat' in thing ? thing.seat : null
}

function cardsOf(thing: Thing): readonly Held[] {
  return thing.type === 'piece' || thing.type === 'card' ? thing.cards : []
}

type CardBadge = Badge & { readonly about: string }

/** Damage cards and conditions that everybody can read. */
function lyingOn(thing: Thing): readonly CardBadge[] {
  const badges = thing.type === 'piece' ? thing.badges : []
  return badges.filter((one): one is CardBadge => one.about !== undefined)
}

function heldOf({ about, label, count }: CardBadge): Held {
  return { card: about, label, faceUp: true, count: count > 1 ? count : 0 }
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="part">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

interface StandingProps {
  readonly thing: Thing
  readonly seat: string | null
  readonly language: Language
  onRead?(ids: readonly string[]): void
}

/** Whose it is, and whether it has had its turn or cannot take it. */
function Standing({ thing, seat, language, onRead }: StandingProps) {
  const say = useWords()
  const idle = thing.type === 'piece' ? thing.idle : undefined
  const turn =
    thing.type === 'piece' && thing.active
      ? say.actsNow
      : thing.type === 'piece' && thing.acted && idle === undefined
        ? say.hasActed
        : thing.type === 'card' && thing.exhausted
          ? say.exhausted
          : null
  const words = [seat, turn].filter((one) => one !== null)
  if (words.length === 0 && idle === undefined) return null
  return (
    <p className="whose">
      {words.join(' · ')}
      {idle && <IdleView key={idle.label.en} idle={idle} language={language} {...(onRead && { onRead })} />}
    </p>
  )
}

interface IdleProps {
  readonly idle: Idle
  readonly language: Language
  onRead?(ids: readonly string[]): void
}

/** Why it cannot do what one would expect, with the rule as a link where rules can be read. */
function IdleView({ idle: { label, rule }, language, onRead }: IdleProps) {
  const say = useWords()
  return (
    <span className="idle">
      {' '}
      <span title={label[language]}>{label[language]}</span>{' '}
      {onRead && (
        <button
          type="button"
          className="plain rule"
          aria-label={say.readRule(rule)}
          onClick={() => onRead([rule])}
        >
          {say.why}
        </button>
      )}
    </span>
  )
}

interface BadgesProps {
  readonly badges: readonly Badge[]
  readonly language: Language
  onRead?(about: string): void
}

function Badges({ badges, language, onRead }: BadgesProps) {
  const say = useWords()
  return (
    <ul className="tokens">
      {badges.map(({ name, label, count, about, to }, at) => (
        <li key={`${name} ${to ?? at}`}>
          {about !== undefined && onRead !== undefined ? (
            <button
              type="button"
              className="plain rule"
              aria-label={say.readAbout(label[language])}
              onClick={() => onRead(about)}
            >
              {label[language]}
            </button>
          ) : (
            label[language]
          )}
          {count > 1 && <b> × {count}</b>}
        </li>
      ))}
    </ul>
  )
}

/** The other things that this one has to do with, by their names. */
function Ties({ thing, scene, language }: Pick<Props, 'thing' | 'scene' | 'language'>) {
  const say = useWords()
  const names = (ids: readonly string[]) =>
    ids.flatMap((id) => scene.things.find((one) => one.id === id)?.label?.[language] ?? []).join(', ')
  const ties = tiesOf(thing, say)
    .map(([title, ids]) => [title, names(ids)] as const)
    .filter(([, text]) => text !== '')
  const leaves = thing.type === 'ghost' && thing.leaves
  if (ties.length === 0 && !leaves) return null
  return (
    <dl className="ties">
      {ties.map(([title, text]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {leaves && <div className="leaves">{say.leavesTable}</div>}
    </dl>
  )
}

function tiesOf(thing: Thing, say: Words): readonly (readonly [string, readonly string[]])[] {
  switch (thing.type) {
    case 'die':
      return [[say.rolledBy, [thing.of]]]
    case 'ghost':
      return [
        [say.standsFor, [thing.of]],
        [say.runsInto, thing.meets],
      ]
    case 'line':
      return [
        [say.between, thing.ends],
        [say.inTheWay, thing.blocked],
      ]
    case 'area':
      return [[say.belongsTo, thing.of === undefined ? [] : [thing.of]]]
    case 'card':
      return [[say.standsFor, thing.pieces]]
    default:
      return []
  }
}

interface HeldProps {
  readonly held: Held
  readonly language: Language
  readonly folded: boolean
  readonly children: ReactNode
}

/** A card that a piece has; of many only the names, until one is unfolded. */
function HeldCard({ held, language, folded, children }: HeldProps) {
  const say = useWords()
  const [unfolded, setUnfolded] = useState(!folded)
  const { label, faceUp, count } = held
  return (
    <details
      className={`held-card${faceUp ? '' : ' down'}`}
      open={unfolded}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
    >
      <summary>
        <span>{label[language]}</span>
        {count > 0 && <b> × {count}</b>}
        {!faceUp && <small> {say.faceDown}</small>}
      </summary>
      {unfolded && children}
    </details>
  )
}
