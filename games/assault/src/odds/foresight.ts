import {
  allUnderWay,
  type Foreseen,
  type Foresight,
  foresee,
  foreseeAnswer,
  inOrder,
  type Part,
  type Plain,
  type Question,
  refuse,
  type Seat,
  same,
} from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import type { Target } from '../board/targets.ts'
import { attackOf, attackUnderWay, harmDone } from '../current-attack.ts'
import { attack } from '../flow/attack.ts'
import { isCommand } from '../hand.ts'
import {
  type AState,
  type Assault,
  type FigureId,
  figureOf,
  isFigure,
  objectOf,
  type TargetId,
} from '../state.ts'
import { healthOf } from '../values.ts'
import { byFace, pickUp } from './dice-in-hand.ts'
import { withoutSecrets } from './hidden.ts'
import { rerollsInOneOrder, surgesInOneOrder } from './one-order.ts'
import { type Harm, harmOf, isAttack, settled } from './settled.ts'

/**
 * The exact odds of an attack, before it is declared and at every step of it, with every ability of both sides used
 * as well as can be: the game's own rules play all results of the dice (kernel: `foresee`). Hands are secret, so
 * nobody is thought to play a command card. `dice-odds.ts` answers the same for what can be counted, and much faster.
 */
export interface AttackOdds extends Harm {
  readonly chance: number
}

/** Whoever is asked for an act or for the target: what would come of attacking this one. */
export function oddsOfAttack(
  s: AState,
  attacker: FigureId,
  { target, space }: Pick<Target, 'target' | 'space'>,
  soFar?: (counted: () => AttackOdds[]) => void,
): AttackOdds[] {
  const isDeclared = s.stack.at(-1)?.procedure === 'attack'
  // Whoever performs it need not be the figure's own player (IA-ATK-024).
  const seat = isDeclared ? attackOf(s).by : figureOf(s, attacker).seat
  const answer: Plain = isDeclared ? { target, space } : { action: 'attack' }
  const foresight = foresightOf(s, seat, { target, space })
  const counting = soFar && ((all: () => Foreseen<Harm>[]) => soFar(() => listed(all())))
  return listed(foreseeAnswer(withoutSecrets(s), seat, answer, foresight, counting))
}

/** In the middle of an attack: what would come of an answer to what is asked there, and what that is worth to whom is asked. */
export function oddsOfAnswer(
  s: AState,
  seat: Seat,
  answer: Plain,
  soFar?: (counted: () => AttackOdds[]) => void,
): { readonly all: AttackOdds[]; readonly worth: number } | null {
  const made = attackUnderWay(s)
  if (made === null || !isUndecided(s) || playsCard(answer)) return null
  const bare = withoutSecrets(s)
  // What names a card that is hidden cannot be weighed without it.
  if (refuse(bare, seat, answer) !== null) return null
  const foresight = foresightOf(s, made.by, null, [...made.bought, String(answer)])
  const counting = soFar && ((all: () => Foreseen<Harm>[]) => soFar(() => listed(all())))
  const all = foreseeAnswer(bare, seat, answer, foresight, counting)
  const worth = all.reduce((sum, { outcome, chance }) => sum + chance * foresight.worth(outcome, seat), 0)
  return { all: listed(all), worth }
}

/** Is an attack made whose damage is still to come? */
export function isUndecided(s: AState): boolean {
  const frame = s.stack.findLast((one) => one.procedure === attack.name)
  return frame !== undefined && frame.step <= damaged && attackUnderWay(s)?.made === true
}

const damaged = attack.places.get('damage') ?? 0

/** In the middle of an attack: what can still come of it. */
export function oddsNow(s: AState): AttackOdds[] {
  const attack = attackUnderWay(s)
  return attack === null
    ? []
    : listed(foresee(withoutSecrets(s), foresightOf(s, attack.by, null, attack.bought)))
}

/** `bought`: what surges have been spent on when the looking begins, in whatever order. */
export function foresightOf(
  s: AState,
  attacker: Seat,
  aim: Plain,
  bought: readonly string[] = [],
): Foresight<Assault, Harm> {
  // Cards may make somebody else attack in the middle of it; what that does is not this attack's.
  const depth = s.stack.findLastIndex(isAttack)
  const isOver = (now: AState) =>
    settled(now, depth) !== null ||
    (depth < 0
      ? attackUnderWay(now) === null && now.asking !== null
      : now.stack[depth]?.procedure !== 'attack')
  const target = part(aim, 'target') ?? attackUnderWay(s)?.target
  const most =
    typeof target === 'string' && target !== '' ? healthOfTarget(s, target) + 1 : Number.POSITIVE_INFINITY
  return {
    until: { procedure: 'attack', step: 'recover' },
    meetings: [
      { procedure: 'attack', step: 'apply modifiers' },
      { procedure: 'attack', step: 'check accuracy' },
    ],
    // An attack in the middle of this one has an end of its own.
    again: ({ stack }) => stack.findLastIndex(isAttack) !== (depth < 0 ? stack.findIndex(isAttack) : depth),
    over: isOver,
    outcome: (now) => settled(now, depth) ?? harmOf(harmDone(now)),
    nameOf: ({ damage, defeated }) => `${damage} ${defeated}`,
    worth: ({ damage, defeated }, seat) => (seat === attacker ? 1 : -1) * (damage + (defeated ? 1 : 0)),
    most: (seat) => (seat === attacker ? most : 0),
    parts: partsIn,
    tidy: pickUp,
    order: inOrder({ attackDice: byFace, defenceDice: byFace, bought: { name: (key: string) => key } }),
    answers: (now, question) => worthTrying(now, question, aim, bought),
  }
}

/** Nobody suffers more than that, whatever it recovers on the way. */
function healthOfTarget(s: AState, target: TargetId): number {
  const health = isFigure(s, target) ? healthOf(s, figureOf(s, target)) : objectOf(s, target).health
  return health ?? Number.POSITIVE_INFINITY
}

/** Dice count if somebody looks at them again, and what they come to as far as somebody does. */
const onlyIfLookedAt = [
  'pool',
  'defence',
  'attackDice',
  'defenceDice',
  'tally',
  'surges',
  'bought',
  'bonus',
  'spent',
]

/** What an attack changes: itself, the figures of it and of those around it, and upgrades that are exhausted in it. */
function partsIn(s: AState): Part[] {
  const depth = s.stack.findLastIndex(isAttack)
  const attacks = allUnderWay(s, 'attack')
  if (attacks.length === 0) return []
  const figures = s.table.figures.flatMap(({ id }, at): Part[] =>
    attacks.some(({ attacker, target }) => id === attacker || id === target)
      ? [{ path: ['table', 'figures', at], watch: ['damage', 'power'] }]
      : [],
  )
  const attachments = s.table.groups.flatMap((group, at): Part[] =>
    group.attachments.length > 0 ? [{ path: ['table', 'groups', at, 'attachments'], watch: 'all' }] : [],
  )
  return [
    { path: ['stack', depth, 'vars'], watch: onlyIfLookedAt },
    ...figures,
    ...attachments,
    { path: ['table', 'upgrades'], watch: 'all' },
  ]
}

/** No command cards, only the target in question, and one order of what comes to the same in any. */
function worthTrying(
  s: AState,
  question: Question,
  aim: Plain,
  bought: readonly string[],
): readonly Plain[] | null {
  const { options } = question
  if (options === null) return null
  if (question.step === 'spend surges')
    return surgesInOneOrder(options, without(attackUnderWay(s)?.bought ?? [], bought))
  if (question.step === 'declare target' && aim !== null) {
    const aimed = options.filter((one) => same(one, aim))
    // Another's attack in the middle of this one has targets of its own.
    return aimed.length > 0 ? aimed : options
  }
  const others = rerollsInOneOrder(s, options).filter((one) => !playsCard(one))
  // A card is discarded as a cost: which one does not matter to an attack in which none is played.
  return others.length > 0 ? others : options.slice(0, 1)
}

/** These without those, each as often as it is there. */
function without(all: readonly string[], those: readonly string[]): readonly string[] {
  const left = [...those]
  return all.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function playsCard(option: Plain): boolean {
  const card = part(option, 'card')
  return typeof card === 'string' && isCommand(card)
}

function listed(all: readonly Foreseen<Harm>[]): AttackOdds[] {
  return all
    .map(({ outcome, chance }) => ({ ...outcome, chance }))
    .sort((one, other) => one.damage - other.damage || Number(one.defeated) - Number(other.defeated))
}
