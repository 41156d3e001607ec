import {
  type Chances,
  combine,
  contest,
  count,
  type Die,
  mapChances,
  mean,
  outcomesOf,
  type Pool,
  pickUpDice,
  pool,
  roll,
  rollAgain,
  rollDice,
  settle,
  solve,
  symbolDie,
  zeroSum,
} from '@sandtable/dice'
import { attackDice, defenceDice } from '../../data/dice.ts'
import type { AttackDie, AttackSymbol, DefenceDie, DefenceSymbol, PowerToken } from '../../data/types.ts'

/**
 * Exact chances of the damage of an attack, from what can be counted before it: dice, what is added to them,
 * surge abilities, power tokens, rerolls. Surges are spent, tokens used and dice rerolled as well as can be.
 * What cards do beyond that is known to `foresight.ts`, which is slower; bots use this.
 */
export interface Odds {
  readonly type: 'melee' | 'ranged'
  readonly distance: number
  readonly attack: readonly AttackDie[]
  readonly defence: readonly DefenceDie[]
  /** Added whatever the dice show, and what lies on the table already. */
  readonly bonus: Readonly<Partial<Symbols>>
  /** Surge abilities, each used at most once (IA-SURGE-004). */
  readonly surges: readonly SurgeGain[]
  /** Power tokens of both: each side spends one at most, the attacker first (IA-TOK-006). */
  readonly tokens?: { readonly attacker: readonly PowerToken[]; readonly defender: readonly PowerToken[] }
  /** How many dice of the own pool each side may reroll, the attacker first (IA-TIME-003, IA-ATK-007). */
  readonly rerolls?: { readonly attack: number; readonly defence: number }
}

/** What counts in the damage of an attack. */
export interface Symbols {
  readonly accuracy: number
  readonly damage: number
  readonly surge: number
  readonly block: number
  readonly evade: number
  readonly dodge: number
  readonly pierce: number
}

export interface SurgeGain {
  readonly cost: number
  readonly gives: Readonly<Partial<Pick<Symbols, 'accuracy' | 'damage' | 'pierce'>>>
}

/** What the dice of each side come to. */
type Thrown = Pick<Symbols, AttackSymbol>
type Parried = Pick<Symbols, DefenceSymbol>

const attackDie = diceOf<AttackDie, AttackSymbol>(attackDice)
const defenceDie = diceOf<DefenceDie, DefenceSymbol>(defenceDice)

function diceOf<Colour extends string, S extends string>(
  sides: Readonly<Record<Colour, readonly Readonly<Partial<Record<S, number>>>[]>>,
): (colour: Colour) => Die<S> {
  const made = new Map(
    (Object.keys(sides) as Colour[]).map((colour) => [colour, symbolDie<S>(colour, sides[colour])]),
  )
  return (colour) => made.get(colour) as Die<S>
}

/** The chances of each amount of damage, before anything is rolled. */
export function damageChances(odds: Odds): Chances<number> {
  const { rerolls, tokens } = odds
  const isPlain = (rerolls?.attack ?? 0) === 0 && (rerolls?.defence ?? 0) === 0
  const ways = withTokens(odds, tokens?.attacker ?? [], attackTokens).map((mine) =>
    lowest(
      withTokens(mine, tokens?.defender ?? [], defenceTokens).map((one) =>
        isPlain ? plainChances(one) : rerolledChances(one),
      ),
    ),
  )
  return highest(ways)
}

/** Damage to expect. */
export function expectedDamage(odds: Odds): number {
  return mean(damageChances(odds))
}

const attackTokens: readonly PowerToken[] = ['damage', 'surge']
const defenceTokens: readonly PowerToken[] = ['block', 'evade']

/** The attack without a token and with each that helps: what costs nothing comes first. */
function withTokens(odds: Odds, held: readonly PowerToken[], of: readonly PowerToken[]): Odds[] {
  const used = of.filter((token) => held.includes(token))
  return [
    odds,
    ...used.map((token) => ({
      ...odds,
      bonus: { ...odds.bonus, [token]: (odds.bonus[token] ?? 0) + 1 },
    })),
  ]
}

function highest(ways: readonly Chances<number>[]): Chances<number> {
  return ways.reduce((best, one) => (mean(one) > mean(best) + hair ? one : best))
}

function lowest(ways: readonly Chances<number>[]): Chances<number> {
  return ways.reduce((best, one) => (mean(one) < mean(best) - hair ? one : best))
}

/** Less than this is rounding, not a reason. */
const hair = 1e-9

function plainChances(odds: Odds): Chances<number> {
  const damage = damageBy(odds)
  return combine(thrown(odds.attack), parried(odds.defence), damage)
}

/** Pools that were rolled before: there are few of them, and they come up again and again. */
const knownThrows = new Map<string, Chances<Thrown>>()
const knownParries = new Map<string, Chances<Parried>>()

function thrown(dice: readonly AttackDie[]): Chances<Thrown> {
  const key = [...dice].sort().join()
  const known = knownThrows.get(key)
  if (known !== undefined) return known
  const chances = mapChances(roll(attackPool(dice)), thrownBy)
  knownThrows.set(key, chances)
  return chances
}

function parried(dice: readonly DefenceDie[]): Chances<Parried> {
  const key = [...dice].sort().join()
  const known = knownParries.get(key)
  if (known !== undefined) return known
  const chances = mapChances(roll(defencePool(dice)), parriedBy)
  knownParries.set(key, chances)
  return chances
}

function attackPool(dice: readonly AttackDie[]): Pool<AttackSymbol> {
  return pool<AttackSymbol>(...dice.map((colour) => [attackDie(colour), 1] as const))
}

function defencePool(dice: readonly DefenceDie[]): Pool<DefenceSymbol> {
  return pool<DefenceSymbol>(...dice.map((colour) => [defenceDie(colour), 1] as const))
}

function thrownBy(dice: Pool<AttackSymbol>): Thrown {
  return {
    accuracy: count(dice, 'accuracy'),
    damage: count(dice, 'damage'),
    surge: count(dice, 'surge'),
  }
}

/** One dodge is as good as two. */
function parriedBy(dice: Pool<DefenceSymbol>): Parried {
  return {
    block: count(dice, 'block'),
    evade: count(dice, 'evade'),
    dodge: Math.min(1, count(dice, 'dodge')),
  }
}

/** What the dice come to, with the surges spent best (IA-ATK-009 to -012, IA-KW-003, -004). */
function damageBy(odds: Odds): (thrown: Thrown, parried: Parried) => number {
  const { bonus, type, distance } = odds
  const bought = purchases(odds.surges)
  const needed = type === 'ranged' ? Math.max(1, distance) : Number.NEGATIVE_INFINITY
  const added = (symbol: keyof Symbols) => bonus[symbol] ?? 0
  const [accuracy, damage, surge] = [added('accuracy'), added('damage'), added('surge')]
  const [block, evade, dodge, pierce] = [added('block'), added('evade'), added('dodge'), added('pierce')]
  return (mine, theirs) => {
    if (theirs.dodge + dodge > 0) return 0
    const surges = Math.max(0, mine.surge + surge - Math.max(0, theirs.evade + evade))
    let most = 0
    for (const one of bought) {
      if (one.cost > surges || mine.accuracy + accuracy + one.accuracy < needed) continue
      const blocks = Math.max(0, theirs.block + block - Math.max(0, pierce + one.pierce))
      most = Math.max(most, mine.damage + damage + one.damage - blocks)
    }
    return most
  }
}

interface Purchase {
  readonly cost: number
  readonly accuracy: number
  readonly damage: number
  readonly pierce: number
}

/** Everything that can be bought together, cheapest first. */
function purchases(surges: readonly SurgeGain[]): Purchase[] {
  let found: Purchase[] = [{ cost: 0, accuracy: 0, damage: 0, pierce: 0 }]
  for (const { cost, gives } of surges) {
    const { accuracy = 0, damage = 0, pierce = 0 } = gives
    if (accuracy <= 0 && damage <= 0 && pierce <= 0) continue
    found = found.flatMap((one) => [
      one,
      {
        cost: one.cost + cost,
        accuracy: one.accuracy + accuracy,
        damage: one.damage + damage,
        pierce: one.pierce + pierce,
      },
    ])
  }
  return found.sort((one, other) => one.cost - other.cost)
}

interface Stage {
  readonly dice: Pool<AttackSymbol>
  readonly against: Pool<DefenceSymbol>
  readonly mine: Thrown
}

const nothing: Thrown = { accuracy: 0, damage: 0, surge: 0 }

/** Both sides roll at once; the attacker rerolls, then the defender, each knowing all that lies (IA-ATK-005). */
function rerolledChances(odds: Odds): Chances<number> {
  const damage = damageBy(odds)
  const { attack = 0, defence = 0 } = odds.rerolls ?? {}
  const [noDice, noDefence] = [attackPool(odds.attack), defencePool(odds.defence)]
  const stages = contest<Stage, number>(
    [
      rollDice('roll attack dice', 'dice'),
      rollDice('roll defence dice', 'against'),
      pickUpDice('reroll attack dice', { by: 'attacker', part: 'dice', most: attack }),
      rollAgain('roll them again', 'dice'),
      settle('count the attack dice', (s: Stage) => ({ ...s, dice: noDice, mine: thrownBy(s.dice) })),
      pickUpDice('reroll defence dice', { by: 'defender', part: 'against', most: defence }),
      rollAgain('roll those again', 'against'),
    ],
    {
      outcome: (s) => damage(s.mine, parriedBy(s.against)),
      worth: zeroSum((amount: number) => amount),
    },
  )
  return outcomesOf(solve(stages, { dice: noDice, against: noDefence, mine: nothing }))
}
