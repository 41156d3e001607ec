import {
  type Foreseen,
  type Foresight,
  foresee,
  foreseeAnswer,
  type Plain,
  type Question,
} from '@sandtable/kernel'
import type { Damage } from './odds.ts'
import { type Attack, type Die, shipOf, type XState, type XWing } from './state.ts'
import type { Shot } from './weapons.ts'

/**
 * The exact odds of an attack, before it is declared and at every step of it, with every token and card of both sides
 * used as well as can be: the game's own rules play all results of the dice (kernel: `foresee`). `odds.ts` answers
 * the same for bare dice and tokens much faster; bots use that one.
 */
export interface AttackOdds {
  readonly damage: Damage
  readonly chance: number
}

/** Before the shot is declared: what would come of it. */
export function oddsOfShot(s: XState, attacker: string, shot: Shot): AttackOdds[] {
  const seat = shipOf(s, attacker).seat
  return sorted(foreseeAnswer(s, seat, shot, foresightOf(seat)))
}

/** In the middle of an attack: what can still come of it. */
export function oddsNow(s: XState): AttackOdds[] {
  const attack = attackIn(s)
  if (attack === null) return []
  return sorted(foresee(s, foresightOf(shipOf(s, attack.attacker).seat)))
}

function foresightOf(attacker: string): Foresight<XWing, Damage> {
  return {
    over: (s) => resultsIn(s) !== null || attackIn(s) === null,
    outcome: (s) => resultsIn(s) ?? { hits: 0, crits: 0 },
    nameOf: ({ hits, crits }) => `${hits} ${crits}`,
    worth: ({ hits, crits }, seat) => (seat === attacker ? 1 : -1) * (hits + 1.25 * crits),
    key: keyOf,
    tidy: (s) => {
      const attack = attackIn(s)
      attack?.attackDice.sort(byFace)
      attack?.defenseDice.sort(byFace)
    },
    answers: (_, question) => worthTrying(question),
  }
}

/** The uncancelled results, once they have been compared: the journal says so. */
function resultsIn(s: XState): Damage | null {
  const entry = s.news.find((one) => one.type === 'results')
  return entry === undefined ? null : { hits: Number(entry.hits), crits: Number(entry.crits) }
}

function attackIn(s: XState): Attack | null {
  return (s.stack.findLast((frame) => frame.procedure === 'attack')?.vars as Attack | undefined) ?? null
}

/** What the rest of an attack can depend on: what is going on, and both ships. Poses do not change in it. */
function keyOf(s: XState): string {
  const attack = attackIn(s)
  const ships = attack === null ? [] : [attack.attacker, attack.target].map((id) => shipOf(s, id))
  const tokens = ships.map(({ tokens: on, locks, upgrades, shields }) => [on, locks, upgrades, shields])
  return JSON.stringify([s.stack.slice(-4), tokens, Object.keys(s.effects).length, s.asking?.asked[0]?.seat])
}

function byFace(one: Die, other: Die): number {
  if (one.face !== other.face) return one.face < other.face ? -1 : 1
  return Number(one.rerolled) - Number(other.rerolled)
}

/** All that is listed; of dice to reroll one set for each number of each face, since equal dice are equal. */
function worthTrying(question: Question): readonly Plain[] {
  if (question.options !== null) return question.options
  const { some } = (question.space ?? {}) as { some?: { from: number[]; least: number; most: number } }
  const { dice = [] } = (question.about ?? {}) as { dice?: string[] }
  if (some === undefined) return []
  const sets = new Map<string, number[]>()
  for (let mask = 0; mask < 1 << some.from.length; mask++) {
    const chosen = some.from.filter((_, at) => (mask & (1 << at)) !== 0)
    if (chosen.length < some.least || chosen.length > some.most) continue
    const faces = chosen
      .map((at) => dice[at] ?? '')
      .sort()
      .join()
    if (!sets.has(faces)) sets.set(faces, chosen)
  }
  return [...sets.values()]
}

function sorted(all: readonly Foreseen<Damage>[]): AttackOdds[] {
  return all
    .map(({ outcome, chance }) => ({ damage: outcome, chance }))
    .sort(
      (a, b) =>
        a.damage.hits + a.damage.crits - b.damage.hits - b.damage.crits || a.damage.crits - b.damage.crits,
    )
}
