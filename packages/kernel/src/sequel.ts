import type { Trigger } from './card.ts'
import { cardOf } from './effect.ts'
import { clone, type Plain } from './plain.ts'
import { flowOf, type Procedure } from './procedure.ts'
import type { Seat } from './seat.ts'
import { choiceName, pushFrame, sequelName } from './stack.ts'
import type { Effect, State, Vocabulary } from './state.ts'

/**
 * What a card does later: once its player has chosen, once dice are rolled for it, once a price is paid. It stands on
 * the card (`asks`) and is known by its name, so that the state between is plain data.
 */
export interface Sequel<V extends Vocabulary, Value, Memory extends object = object> {
  readonly name: string
  /** `value` is what came of it, `memory` what was given to it at the start. */
  do(s: State<V>, effect: Effect, value: Value, memory: Memory): void
}

/** What the card's player chooses for it: what from, who chooses, and what then. */
export interface CardChoice<V extends Vocabulary, Picked extends Plain, Memory extends object = object>
  extends Sequel<V, Picked, Memory> {
  /** What there is to choose from; nothing: nobody is asked. */
  from(s: State<V>, effect: Effect, memory: Memory): readonly Picked[]
  /** Who chooses, if not the card's player. */
  by?(s: State<V>, effect: Effect, memory: Memory): Seat | null
  /** May nothing be chosen? */
  may?(s: State<V>, effect: Effect, memory: Memory): boolean
  /** Only who chooses learns what was chosen. */
  readonly secret?: boolean
  /** Only who chooses may see what there is to choose from. */
  readonly covered?: boolean
}

/** A sequel on its way, as plain data: for a procedure that comes to its value. */
export interface Pending<Value = unknown> {
  readonly effect: Effect
  readonly sequel: string
  readonly memory: object
  /** Never there: it only says what kind of value is expected. */
  readonly expects?: (value: Value) => void
}

/** The words that cards are written with, bound to one game's vocabulary. */
export function cardWords<V extends Vocabulary>() {
  return {
    choice: <Picked extends Plain, Memory extends object = object>(
      name: string,
      rest: Omit<CardChoice<V, Picked, Memory>, 'name'>,
    ): CardChoice<V, Picked, Memory> => ({ name, ...rest }),
    sequel: <Value, Memory extends object = object>(
      name: string,
      body: (s: State<V>, effect: Effect, value: Value, memory: Memory) => void,
    ): Sequel<V, Value, Memory> => ({ name, do: body }),
    /** What this effect of that card remembers. */
    recall: <Id extends keyof V['memory'] & string>(effect: Effect, card: Id): V['memory'][Id] => {
      if (effect.card !== card) throw new Error(`“${effect.card}” does not remember what “${card}” does`)
      return effect.vars as V['memory'][Id]
    },
  }
}

type Given<Memory> = object extends Memory ? [memory?: Memory] : [memory: Memory]

/** The player chooses, once the step is done; where there is nothing to choose from, nothing happens. */
export function choose<V extends Vocabulary, Picked extends Plain, Memory extends object>(
  s: State<V>,
  effect: Effect,
  choice: CardChoice<V, Picked, Memory>,
  ...[memory]: Given<Memory>
): void {
  pushFrame(s, choiceName, pending(effect, choice, ...([memory] as Given<Memory>)))
}

/** Is there anything to choose from? */
export function canChoose<V extends Vocabulary, Picked extends Plain, Memory extends object>(
  s: State<V>,
  effect: Effect,
  choice: CardChoice<V, Picked, Memory>,
  ...[memory]: Given<Memory>
): boolean {
  return choice.from(s, effect, memory ?? ({} as Memory)).length > 0
}

/** An ability that is a choice: it can be used if there is something to choose from, and if `when` holds. */
export function asking<V extends Vocabulary, Picked extends Plain, About>(
  choice: CardChoice<V, Picked>,
  when: (s: State<V>, effect: Effect, about: About) => boolean = () => true,
): Trigger<V, About> {
  return {
    when: (s, effect, about) => when(s, effect, about) && canChoose(s, effect, choice),
    do: (s, effect) => choose(s, effect, choice),
  }
}

/** The rest of what the card does, after all that was called before. */
export function goOn<V extends Vocabulary, Value extends Plain, Memory extends object>(
  s: State<V>,
  effect: Effect,
  sequel: Sequel<V, Value, Memory>,
  value: Value,
  ...[memory]: Given<Memory>
): void {
  goOnWith(s, pending(effect, sequel, ...([memory] as Given<Memory>)), value)
}

/** For a procedure that comes to a value: what to do with it, as plain data. */
export function pending<V extends Vocabulary, Value, Memory extends object>(
  effect: Effect,
  sequel: Sequel<V, Value, Memory>,
  ...[memory]: Given<Memory>
): Pending<Value> {
  return { effect: remembering(effect, { ...effect.vars }), sequel: sequel.name, memory: clone(memory ?? {}) }
}

/** The value has come: the card goes on, once the step is done. */
export function goOnWith<V extends Vocabulary, Value extends Plain>(
  s: State<V>,
  to: Pending<Value>,
  value: Value,
): void {
  // A copy: the procedure that came to the value still holds its own.
  pushFrame(s, sequelName, {
    effect: clone(to.effect),
    sequel: to.sequel,
    memory: clone(to.memory),
    value: clone(value),
  })
}

const { procedure, run, ask } = flowOf<Vocabulary>()

export const choiceProcedure: Procedure<Vocabulary, Pending> = procedure<Pending>(choiceName, [
  ask('choose', {
    seats: (s, v) => choiceOf(s, v).by?.(s, live(s, v), v.memory) ?? v.effect.seat,
    about: (_, v) => ({ card: v.effect.card, on: v.effect.on, choice: v.sequel }),
    onlyIfAny: true,
    secret: (s, v) => choiceOf(s, v).secret === true || choiceOf(s, v).covered === true,
    options: (s, v) => {
      const choice = choiceOf(s, v)
      const effect = live(s, v)
      const from = choice.from(s, effect, v.memory)
      return from.length > 0 && choice.may?.(s, effect, v.memory) === true ? [...from, 'pass'] : from
    },
    // What may be chosen for a card is said by the card.
    why: (s, v) => cardOf(s, v.effect.card).rules[0] ?? null,
    answer: (s, v, picked, seat) => {
      const choice = choiceOf(s, v)
      const { card, on } = v.effect
      const told = { type: 'chose', seat, card, on, choice: v.sequel, picked: clone(picked) }
      s.news.push(choice.secret === true ? { to: [seat], ...told } : told)
      if (picked !== 'pass' || choice.may?.(s, live(s, v), v.memory) !== true)
        choice.do(s, live(s, v), picked, v.memory)
    },
  }),
])

export const sequelProcedure: Procedure<Vocabulary, Pending & { readonly value: Plain }> = procedure<
  Pending & { readonly value: Plain }
>(sequelName, [run('go on', (s, v) => sequelOf(s, v).do(s, live(s, v), v.value, v.memory))], {
  about: (_, v) => ({ card: v.effect.card, on: v.effect.on }),
})

/** The effect as it was when it began, with what it remembers now, if it is still in play. */
function live(s: State, { effect }: Pending): Effect {
  const inPlay = s.effects[effect.id]
  return inPlay === undefined || inPlay.card !== effect.card ? effect : remembering(effect, inPlay.vars)
}

function remembering({ id, card, seat, on, due }: Effect, vars: Effect['vars']): Effect {
  return { id, card, seat, on, vars, due }
}

function sequelOf(s: State, { effect, sequel: name }: Pending): Sequel<Vocabulary, Plain> {
  const found = cardOf(s, effect.card).asks?.find((one) => one.name === name)
  if (found === undefined) throw new Error(`“${effect.card}” has no sequel “${name}”`)
  return found as Sequel<Vocabulary, Plain>
}

function choiceOf(s: State, v: Pending): CardChoice<Vocabulary, Plain> {
  const found = sequelOf(s, v)
  if (!('from' in found)) throw new Error(`“${v.effect.card}” has nothing to choose from for “${v.sequel}”`)
  return found as CardChoice<Vocabulary, Plain>
}
