import { cardOf, leave } from './effect.ts'
import { limitKey, use, usedUp } from './limit.ts'
import { type Plain, same } from './plain.ts'
import { end, flowOf, goTo, type Open, type Procedure } from './procedure.ts'
import { gameOf, type Usable } from './registry.ts'
import type { RuleId } from './rule.ts'
import type { Seat } from './seat.ts'
import { type EventVars, eventName, momentName, pushFrame } from './stack.ts'
import type { Effect, Frame, State, Vocabulary } from './state.ts'

/**
 * A moment at which cards may act: a window, or the replacements of an event. Seat by seat in the game's
 * order, each uses what it wants of its own, in the order it likes; what must be used cannot be passed.
 * What belongs to no seat comes first, its order chosen by the first seat.
 */
interface MomentVars {
  readonly kind: 'trigger' | 'replace'
  readonly name: string
  seats: readonly Seat[]
  /** Whose turn: an index into `seats`, −1 for what belongs to no seat. */
  at: number
  /** Each effect acts at most once at one moment. */
  used: number[]
  /** Effects whose time has come with this window. */
  matured: number[]
}

const { procedure, run, ask, repeat } = flowOf<Vocabulary>()

export const momentProcedure: Procedure<Vocabulary, MomentVars> = procedure<MomentVars>(
  momentName,
  [
    run('next', (s, v) => {
      while (v.at < v.seats.length) {
        const mine = usables(s, v)
        const only = mine.find((id) => isForced(s, v, id))
        // Whether the seat is asked must not depend on what it holds in secret, here as below.
        if (only !== undefined && (stepOf(s)?.inOrder || (openOf(s, mine) === 1 && !isOffered(s, v)))) {
          resolve(s, v, only)
          return goTo('next')
        }
        if (openOf(s, mine) > 0 || isOffered(s, v)) return
        v.at++
      }
      return end
    }),
    ask('use an ability', {
      seats: (_, v) => v.seats[Math.max(v.at, 0)] ?? null,
      about: (_, v) => ({ moment: v.name }),
      why: (s, v, answer) => whyNotUse(s, v, answer),
      options: (s, v) => {
        const mine = usables(s, v)
        const options: Plain[] = mine.map((id) => ({ use: id, card: (s.effects[id] as Effect).card }))
        if (!mine.some((id) => isForced(s, v, id))) options.push('pass')
        return options
      },
      idle: (s, v, answer) => {
        const about = aboutOf(s)
        if (about === null) return false
        const is = (id: number, kind: 'idle' | 'sure') => {
          const effect = s.effects[id] as Effect
          return abilityOf(s, v, effect)[kind]?.(s, effect, about) === true
        }
        if (answer === 'pass') return usables(s, v).some((id) => is(id, 'sure'))
        return is((answer as { use: number }).use, 'idle')
      },
      answer: (s, v, answer) => {
        if (answer === 'pass') v.at++
        else resolve(s, v, (answer as { use: number }).use)
      },
    }),
    repeat('next'),
  ],
  { about: (_, v) => ({ moment: v.name }) },
)

/** When a card is used is said by the card, the one that was named or the one that cannot be passed, unless another rule forbids it. */
function whyNotUse(s: State, v: MomentVars, answer: Plain): RuleId | null {
  const named = isNamed(answer)
    ? answer.card
    : usables(s, v).flatMap((id) => (isForced(s, v, id) ? [s.effects[id]?.card ?? ''] : []))[0]
  return whyNotNow(s, v, named ?? '') ?? gameOf(s).cards.get(named ?? '')?.rules[0] ?? null
}

/** The rule that forbids a card of the seat's own, though its moment is here. */
function whyNotNow(s: State, v: MomentVars, card: string): RuleId | null {
  const about = aboutOf(s)
  const why = abilitiesAt(s, v)?.get(card)?.why
  const own = Object.values(s.effects).find((one) => one.card === card && one.seat === v.seats[v.at])
  return about === null || own === undefined ? null : (why?.(s, own, about) ?? null)
}

function isNamed(answer: Plain): answer is { readonly card: string } {
  return typeof answer === 'object' && answer !== null && 'card' in answer && typeof answer.card === 'string'
}

/** Does anything in play act at this window, or is due then? */
export function isFilled({ hooks }: State, window: string): boolean {
  return hooks.trigger[window] !== undefined || hooks.due[window] !== undefined
}

/** Opens a window for the cards in play. If nobody can act and nobody must be asked, nothing happens. */
export function openWindow(s: State, step: Omit<Open<Vocabulary, object>, 'type'>, v: object): void {
  if (step.offer === undefined && !isFilled(s, step.name)) return
  if (step.when !== undefined && !step.when(s, v)) return
  const due = s.hooks.due[step.name]
  const matured = due === undefined ? [] : countDown(s, due, step.of?.(s, v) ?? null)
  if (s.hooks.trigger[step.name] === undefined && matured.length === 0 && step.offer === undefined) return
  const isOpen = step.offer !== undefined || matured.length > 0
  openMoment(s, 'trigger', step.name, isOpen, matured, () => step.order?.(s, v))
}

/** The window of this name that is open now: who opened it, and which effects have acted in it; null: it is not. */
export function openAt<V extends Vocabulary, W extends keyof V['windows'] & string>(
  s: State<V>,
  window: W,
): { readonly about: V['windows'][W]; readonly used: readonly number[] } | null {
  for (let depth = s.stack.length - 1; depth > 0; depth--) {
    const { procedure: name, vars } = s.stack[depth] as Frame
    if (name !== momentName) continue
    const moment = vars as MomentVars
    if (moment.kind === 'trigger' && moment.name === window)
      return { about: aboutAt(s, depth) as V['windows'][W], used: moment.used }
  }
  return null
}

/** Lets cards change an event before it happens. */
export function openReplacements(s: State, v: EventVars): void {
  if (s.hooks.replace[v.event] === undefined) return
  openMoment(s, 'replace', v.event, false, [], () => undefined)
}

/** Begins a moment; `isOpen`: even if nobody can act. Most are over at once: one look at all cards together tells. */
function openMoment(
  s: State,
  kind: MomentVars['kind'],
  name: string,
  isOpen: boolean,
  matured: number[],
  order: () => readonly Seat[] | undefined,
): void {
  const vars: MomentVars = { kind, name, seats: nobody, at: -1, used: [], matured }
  pushFrame(s, momentName, vars)
  if (!isOpen && isIdle(s, vars)) {
    s.stack.pop()
    return
  }
  const first = order() ?? gameOf(s).game.order(s, name)
  vars.seats = [...first, ...s.seats.filter((seat) => !first.includes(seat))]
}

const nobody: readonly Seat[] = []

/** One time less for everything due at this window; those whose time has come. */
function countDown(s: State, due: readonly number[], of: Plain): number[] {
  const matured: number[] = []
  for (const id of [...due]) {
    const effect = s.effects[id] as Effect
    if (effect.due === null || (effect.due.of !== null && !same(effect.due.of, of))) continue
    effect.due.in--
    if (effect.due.in > 0) continue
    if (cardOf(s, effect.card).due === undefined) leave(s, id)
    else matured.push(id)
  }
  return matured
}

/** What the seat whose turn it is could use now. */
function usables(s: State, v: MomentVars): number[] {
  const seat = v.at < 0 ? null : (v.seats[v.at] as Seat)
  const about = aboutOf(s)
  const hooked = hookedAt(s, v)
  const all = v.matured.length === 0 ? hooked : [...v.matured, ...hooked]
  const found: number[] = []
  if (about === null) return found
  const abilities = abilitiesAt(s, v)
  for (const id of all) {
    const effect = s.effects[id]
    if (effect === undefined || v.used.includes(id) || found.includes(id)) continue
    const ability = abilityAmong(s, v, effect, abilities)
    const owner = ability.seat === undefined ? effect.seat : ability.seat(s, effect, about)
    if (owner === seat && isUsable(s, v, effect, ability, about)) found.push(id)
  }
  return found
}

const none: readonly number[] = []

function hookedAt({ hooks }: State, { kind, name }: MomentVars): readonly number[] {
  return (kind === 'trigger' ? hooks.trigger : hooks.replace)[name] ?? none
}

/** Can no card in play act? */
function isIdle(s: State, v: MomentVars): boolean {
  const about = aboutOf(s)
  if (about === null) return true
  const abilities = abilitiesAt(s, v)
  for (const id of hookedAt(s, v)) {
    const effect = s.effects[id]
    if (effect !== undefined && isUsable(s, v, effect, abilityAmong(s, v, effect, abilities), about))
      return false
  }
  return true
}

/** Could this effect act at the window now, whoever is asked and whatever was used before? */
export function canUse<V extends Vocabulary, W extends keyof V['windows'] & string>(
  s: State<V>,
  window: W,
  effect: Effect,
  about: V['windows'][W] & object,
): boolean {
  const ability = gameOf(s).triggers.get(window)?.get(effect.card)
  return (
    ability !== undefined && isUsable(s as State, { kind: 'trigger', name: window }, effect, ability, about)
  )
}

function isUsable(
  s: State,
  v: Pick<MomentVars, 'kind' | 'name'>,
  effect: Effect,
  ability: Usable,
  about: object,
): boolean {
  const { limit, of } = ability
  if (of !== undefined && (about as Readonly<Record<string, unknown>>)[of] !== effect.on) return false
  if (limit !== undefined && usedUp(s, limitKey(limit, effect, `${v.kind} ${v.name}`), limit)) return false
  return ability.when === undefined || ability.when(s, effect, about)
}

function resolve(s: State, v: MomentVars, id: number): void {
  const effect = s.effects[id] as Effect
  const ability = abilityOf(s, v, effect)
  const about = aboutOf(s) as object
  const { vars } = opener(s)
  v.used.push(id)
  if (ability.limit !== undefined)
    use(s, limitKey(ability.limit, effect, `${v.kind} ${v.name}`), ability.limit)
  ability.pay?.(s, effect, about)
  s.news.push({ type: 'used', card: effect.card, seat: effect.seat, on: effect.on, moment: v.name })
  if (v.matured.includes(id)) leave(s, id)
  const result = ability.do(s, effect, about)
  if (v.kind === 'replace') (vars as EventVars).what = result ?? null
}

type Abilities = ReadonlyMap<string, Usable> | undefined

/** What cards can do at this moment, by the card. */
function abilitiesAt(s: State, { kind, name }: MomentVars): Abilities {
  const { triggers, replacements } = gameOf(s)
  return (kind === 'trigger' ? triggers : replacements).get(name)
}

function abilityOf(s: State, v: MomentVars, effect: Effect): Usable {
  return abilityAmong(s, v, effect, abilitiesAt(s, v))
}

function abilityAmong(s: State, v: MomentVars, effect: Effect, abilities: Abilities): Usable {
  if (v.matured.length > 0 && v.matured.includes(effect.id)) {
    const card = cardOf(s, effect.card)
    return { forced: true, do: (state, one) => card.due?.(state, one) }
  }
  const ability = abilities?.get(effect.card)
  if (ability === undefined) throw new Error(`“${effect.card}” does nothing at “${v.name}”`)
  return ability
}

function isForced(s: State, v: MomentVars, id: number): boolean {
  const effect = s.effects[id] as Effect
  const { forced } = abilityOf(s, v, effect)
  if (typeof forced !== 'function') return forced === true
  const about = aboutOf(s)
  return about !== null && forced(s, effect, about)
}

/** How many of these everybody knows to be in play. */
function openOf(s: State, ids: readonly number[]): number {
  let open = 0
  for (const id of ids) if (cardOf(s, (s.effects[id] as Effect).card).secret !== true) open++
  return open
}

/** Does what everybody knows say that this seat is asked, whatever it holds? */
function isOffered(s: State, v: MomentVars): boolean {
  const step = stepOf(s)
  if (step?.offer === undefined || v.kind === 'replace' || v.at < 0) return false
  return step.offer(s, opener(s).vars, v.seats[v.at] as Seat)
}

/** The frame that opened the moment, right below it; the moment itself is at the top here. */
function opener(s: State): Frame {
  return s.stack[s.stack.length - 2] as Frame
}

function aboutOf(s: State): object | null {
  return aboutAt(s, s.stack.length - 1)
}

/** What the moment at this depth of the stack is about. */
function aboutAt(s: State, depth: number): object | null {
  const { procedure: name, vars } = s.stack[depth - 1] as Frame
  return name === eventName ? (vars as EventVars).what : vars
}

/** The step that opened the window, for its own order and offer; undefined for an event's. */
function stepOf(s: State): Open<Vocabulary, object> | undefined {
  const frame = opener(s)
  const step = gameOf(s).procedures.get(frame.procedure)?.steps[frame.step - 1]
  return step?.type === 'window' ? step : undefined
}
