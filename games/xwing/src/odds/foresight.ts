import {
  type Foreseen,
  type Foresight,
  foresee,
  foreseeAnswer,
  inOrder,
  type Part,
  type Plain,
  type Question,
} from '@sandtable/kernel'
import { type Some, someOf, unlikeSets } from '@sandtable/kit'
import { currentAttack } from '../current-attack.ts'
import { shipOf, type XState, type XWing } from '../state.ts'
import type { Die } from '../vocabulary/attacks.ts'
import type { Shot } from '../weapons.ts'
import type { Damage } from './dice-odds.ts'
import { withoutSecrets } from './hidden.ts'

/**
 * The exact odds of an attack, before it is declared and at every step of it, with every token and card of both sides
 * used as well as can be: the game's own rules play all results of the dice (kernel: `foresee`). `dice-odds.ts` answers
 * the same for bare dice and tokens much faster; bots use that one.
 */
export interface AttackOdds {
  readonly damage: Damage
  readonly chance: number
}

/** Before the shot is declared: what would come of it. */
export function oddsOfShot(s: XState, attacker: string, shot: Shot): AttackOdds[] {
  const { seat } = shipOf(s, attacker)
  return sorted(foreseeAnswer(withoutSecrets(s), seat, shot, foresightOf(s, seat, shot.target)))
}

/** In the middle of an attack: what can still come of it. */
export function oddsNow(s: XState): AttackOdds[] {
  const attack = currentAttack(s)
  if (attack === null) return []
  return sorted(foresee(withoutSecrets(s), foresightOf(s, shipOf(s, attack.attacker).seat, attack.target)))
}

/** What the target suffers from now on: what weapons do in place of damage, and what is left of the dice. */
export function foresightOf(now: XState, attacker: string, target: string): Foresight<XWing, Damage> {
  const before = harmOf(now, target)
  return {
    until: { procedure: 'attack', step: 'the results are final' },
    again: (s) => (currentAttack(s)?.times ?? 0) > 1,
    over: (s) => currentAttack(s) === null,
    outcome: (s) => {
      const { hits = 0, crits = 0 } = currentAttack(s) ?? {}
      return { hits: hits + harmOf(s, target) - before, crits }
    },
    nameOf: ({ hits, crits }) => `${hits} ${crits}`,
    worth: ({ hits, crits }, seat) => (seat === attacker ? 1 : -1) * (hits + 1.25 * crits),
    most: (seat) => (seat === attacker ? Number.POSITIVE_INFINITY : 0),
    parts: partsIn,
    order: inOrder({ attackDice: byFace, defenseDice: byFace }),
    answers: (_, question) => worthTrying(question),
  }
}

/** Shields lost and damage cards, as one number that grows. */
function harmOf(s: XState, id: string): number {
  const { damage, shields } = shipOf(s, id)
  return damage.length - shields
}

const dice = ['attackDice', 'defenseDice', 'focusTurned']
const tokensSpent = ['focus', 'evade']

/** What an attack changes: itself, and the tokens of both ships. Dice and tokens count if somebody looks at them. */
function partsIn(s: XState): Part[] {
  const depth = s.stack.findLastIndex((frame) => frame.procedure === 'attack')
  const attack = currentAttack(s)
  if (attack === null) return []
  const ships = [attack.attacker, attack.target].flatMap((id): Part[] => {
    const at = s.table.ships.findIndex((ship) => ship.id === id)
    return [
      { path: ['table', 'ships', at, 'tokens'], watch: tokensSpent },
      { path: ['table', 'ships', at, 'locks'], watch: 'all' },
    ]
  })
  return [{ path: ['stack', depth, 'vars'], watch: dice }, ...ships]
}

const byFace = {
  face: (die: Die) => die.face,
  rerolled: (die: Die) => Number(die.rerolled),
  fixed: (die: Die) => Number(die.fixed === true),
}

/** Its locks come when the dice are gone: whoever gets them, and in whatever order, this attack does the same. */
const threadTracers = 'upgrade:xx23sthreadtracers'

/** Of dice to reroll one set for each number of each face, since equal dice are equal; of choices those that matter. */
function worthTrying(question: Question): readonly Plain[] | null {
  const { some } = (question.space ?? {}) as { some?: Some }
  const { dice, card } = (question.about ?? {}) as { dice?: string[]; card?: string }
  if (question.step === 'choose' && card === threadTracers) return ['pass']
  if (some === undefined || dice === undefined) return null
  return unlikeSets(someOf(some), (at) => dice[at])
}

function sorted(all: readonly Foreseen<Damage>[]): AttackOdds[] {
  return all
    .map(({ outcome, chance }) => ({ damage: outcome, chance }))
    .sort(
      (a, b) =>
        a.damage.hits + a.damage.crits - b.damage.hits - b.damage.crits || a.damage.crits - b.damage.crits,
    )
}
