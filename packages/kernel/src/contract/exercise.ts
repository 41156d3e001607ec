import type { Card } from '../card.ts'
import { defineGame, type Game } from '../game.ts'
import { same } from '../plain.ts'
import type { Procedure, Step } from '../procedure.ts'
import type { State, Vocabulary } from '../state.ts'
import { momentsOf } from './word-checks.ts'

/** A game that notes what of it is exercised: cards that are in play, cards that do something, steps, moments. */
export interface Exercise<V extends Vocabulary> {
  readonly game: Game<V>
  /** Everything noted so far, each as a text of its own. */
  readonly seen: ReadonlySet<string>
  /** Goes on with a game and notes what happens. What a bot imagines meanwhile is not noted. */
  noting(goOn: () => State<V>): State<V>
  /** Begins anew: nothing has been seen. */
  forget(): void
}

/** What was never exercised. */
export interface Unused {
  readonly neverInPlay: string[]
  /** In play, but they changed nothing and did nothing. */
  readonly neverActed: string[]
  readonly steps: string[]
  /** Moments at which cards could act, and none did. */
  readonly moments: string[]
}

const inPlay = (card: string) => `in play: ${card}`
const acted = (card: string) => `acted: ${card}`
const stepDone = (procedure: string, step: string) => `step: ${procedure} › ${step}`
const momentUsed = (moment: string) => `moment: ${moment}`

type Method = (...given: unknown[]) => unknown
type Parts = Readonly<Record<string, unknown>>

/** From here on the game of this name is one that notes. */
export function exercise<V extends Vocabulary>(game: Game<V>): Exercise<V> {
  const seen = new Set<string>()
  let on = false
  const note = (key: string) => {
    if (on) seen.add(key)
  }
  const procedures = new Map(game.procedures.map((one) => [one, notingProcedure(one, note)]))
  const noting = defineGame<V>({
    ...game,
    main: procedures.get(game.main) ?? game.main,
    procedures: [...procedures.values()],
    cards: game.cards.map((card) => notingCard(card, note) as typeof card),
  })
  return {
    game: noting,
    seen,
    noting(goOn) {
      on = true
      const s = goOn()
      on = false
      for (const effect of Object.values(s.effects)) seen.add(inPlay(effect.card))
      return s
    },
    forget: () => seen.clear(),
  }
}

/** What is left of a game after all that was seen. */
export function unusedOf<V extends Vocabulary>(game: Game<V>, seen: ReadonlySet<string>): Unused {
  const never = game.cards.filter(({ id }) => !seen.has(inPlay(id)) && !seen.has(acted(id)))
  return {
    neverInPlay: never.map(({ id }) => id),
    neverActed: game.cards.flatMap((card) =>
      !never.includes(card) && doesSomething(card) && !seen.has(acted(card.id)) ? [card.id] : [],
    ),
    steps: game.procedures.flatMap(({ name, steps }) =>
      steps
        .filter((step) => isNoted(step) && !seen.has(stepDone(name, step.name)))
        .map((step) => `${name} › ${step.name}`),
    ),
    moments: [...momentsOf(game)].filter((moment) => !seen.has(momentUsed(moment))),
  }
}

function isNoted({ type }: { readonly type: string }): boolean {
  return type !== 'repeat' && type !== 'window'
}

/** What a card is besides what it does: a card of nothing but this is used by being there. */
const described = ['id', 'rules', 'layer', 'secret']

function doesSomething(card: object): boolean {
  return Object.entries(card).some(([key, value]) => !described.includes(key) && hasMethod(value))
}

function hasMethod(value: unknown): boolean {
  if (typeof value === 'function') return true
  return typeof value === 'object' && value !== null && Object.values(value).some(hasMethod)
}

function notingProcedure<V extends Vocabulary>(
  procedure: Procedure<V>,
  note: (key: string) => void,
): Procedure<V> {
  const done = (step: Step<V, object>) => () => note(stepDone(procedure.name, step.name))
  const steps = procedure.steps.map((step): Step<V, object> => {
    const here = done(step)
    if (step.type === 'run') return { ...step, do: before(step.do, here) }
    if (step.type === 'ask') return { ...step, answer: before(step.answer, here) }
    if (step.type === 'call') return { ...step, with: unlessNull(step.with, here) }
    return step.type === 'event' ? { ...step, of: unlessNull(step.of, here) } : step
  })
  return { ...procedure, steps }
}

function before<F extends (...given: never[]) => unknown>(method: F, note: () => void): F {
  return function (this: unknown, ...given: Parameters<F>) {
    note()
    return method.apply(this, given)
  } as F
}

function unlessNull<F extends (...given: never[]) => unknown>(method: F, note: () => void): F {
  return function (this: unknown, ...given: Parameters<F>) {
    const result = method.apply(this, given)
    if (result !== null) note()
    return result
  } as F
}

function notingCard<V extends Vocabulary>(card: Card<V>, note: (key: string) => void): Card<V> {
  const here = () => note(acted(card.id))
  const { query, trigger, replace, ...rest } = card
  const abilities = (all: object | undefined) =>
    all &&
    mapped(all, (name, ability) => ({
      ...(ability as { do: Method }),
      do: before((ability as { do: Method }).do, () => {
        here()
        note(momentUsed(name))
      }),
    }))
  const changes =
    query &&
    mapped(query, (_, change) => {
      return (value: unknown, ...more: unknown[]) => {
        const changed = (change as Method)(value, ...more)
        if (!same(changed, value)) here()
        return changed
      }
    })
  const others = mapped(rest, (key, value) => (described.includes(key) ? value : notingDeeds(value, here)))
  return { ...others, query: changes, trigger: abilities(trigger), replace: abilities(replace) } as Card<V>
}

/** Whatever gives nothing back does something; what gives something back only tells (may it be used, and by whom). */
function notingDeeds(value: unknown, note: () => void): unknown {
  if (typeof value === 'function')
    return function (this: unknown, ...given: unknown[]) {
      const result: unknown = value.apply(this, given)
      if (result === undefined) note()
      return result
    }
  if (Array.isArray(value)) return value.map((one) => notingDeeds(one, note))
  if (typeof value !== 'object' || value === null) return value
  return mapped(value, (_, one) => notingDeeds(one, note))
}

function mapped(parts: object, make: (key: string, value: unknown) => unknown): Parts {
  return Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, make(key, value)]))
}
