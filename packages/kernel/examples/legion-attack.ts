import { amount, flowOf, goTo, type Next, type Seat, type State, type Vocabulary } from '@sandtable/kernel'

/** An attack in Legion (2024): eleven steps with their substeps (LG2-ATK-001 to -005), pool after pool. */
export interface Attack {
  attacker: string
  /** The pools not resolved yet, each named by its defender, and the one under way. */
  pools: string[]
  pool: string
}

export interface Pool {
  attacker: string
  defender: string
  ranged: boolean
}

type Dice = 'attack dice' | 'defence dice'
type Moment = `${'downgrade' | 'upgrade' | 're-roll' | 'modify'} ${Dice}`

export interface Legion extends Vocabulary {
  table: { units: Record<string, { seat: Seat; dodges: number; pools: number }> }
  windows: Record<Moment, Pool> & { 'after the attack': Attack }
}

type S = State<Legion>
const { procedure, run, ask, call, window } = flowOf<Legion>()
const empty = () => {}

const seatOf = (s: S, unit: string): Seat => s.table.units[unit]?.seat ?? ''
const attacker = (s: S, v: Attack): Seat => seatOf(s, v.attacker)
const attackerFirst = { order: (s: S, v: Pool) => [seatOf(s, v.attacker)] }
const defenderFirst = { order: (s: S, v: Pool) => [seatOf(s, v.defender)] }
/** Every further pool has another defender (LG2-ATK-024). */
const defenders = (s: S, v: Attack) =>
  Object.keys(s.table.units).filter((one) => seatOf(s, one) !== attacker(s, v) && !v.pools.includes(one))
const mayAddPool = (s: S, v: Attack) =>
  v.pools.length < (s.table.units[v.attacker]?.pools ?? 1) && defenders(s, v).length > 0
const poolsLeft = (_: S, v: Attack) => v.pools
const chosenPool = (_: S, v: Attack) => ({ attacker: v.attacker, defender: v.pool, ranged: true })
const dodges = (s: S, v: Pool) => s.table.units[v.defender]?.dodges ?? 0

export const attack = procedure<Attack>(
  'attack',
  [
    ask('declare defender', { seats: attacker, options: defenders, answer: formPool }),
    run('determine eligible miniatures', empty),
    run('choose weapons and gather dice', empty),
    // All pools are formed before any dice are rolled (LG2-ATK-026).
    ask('declare additional defender', {
      seats: (s, v) => (mayAddPool(s, v) ? attacker(s, v) : null),
      options: () => ['no', 'yes'],
      answer: (_, __, more): Next => (more === 'yes' ? goTo('declare defender') : undefined),
    }),
    ask('choose attack pool', { seats: attacker, options: poolsLeft, answer: choosePool }),
    call('resolve attack pool', 'attack pool', chosenPool),
    ask('choose additional attack pool', {
      seats: (s, v) => (v.pools.length > 0 ? attacker(s, v) : null),
      options: poolsLeft,
      answer: choosePool,
    }),
    window('after the attack'),
  ],
  { period: 'attack' },
)

export const pool = procedure<Pool>(
  'attack pool',
  [
    // 4 Roll attack dice: what downgrades before what upgrades, the attacker's effects first (LG2-ATK-028).
    window('downgrade attack dice', attackerFirst),
    window('upgrade attack dice', attackerFirst),
    run('roll attack dice', empty),
    window('re-roll attack dice', attackerFirst),
    run('convert attack surges', empty),
    // 5 Apply dodge and cover: there is no cover in melee (LG2-ATK-038).
    run('apply dodge and cover', (_, v): Next => (v.ranged ? undefined : goTo('apply dodge'))),
    run('determine number of obscured miniatures', empty),
    run('determine cover', empty),
    run('roll cover dice', empty),
    run('apply cover', empty),
    ask('apply dodge', {
      seats: (s, v) => (dodges(s, v) > 0 ? seatOf(s, v.defender) : null),
      space: amount((s: S, v: Pool) => ({ least: 0, most: dodges(s, v) })),
      answer: empty,
    }),
    window('modify attack dice', attackerFirst),
    // 7 Roll defence dice: here too the attacker's effects come first (LG2-DEF-003).
    run('gather defence dice', empty),
    window('downgrade defence dice', attackerFirst),
    window('upgrade defence dice', attackerFirst),
    run('roll defence dice', empty),
    window('re-roll defence dice', defenderFirst),
    run('convert defence surges', empty),
    window('modify defence dice', defenderFirst),
    run('compare results', empty),
    run('assign suppression token', empty),
  ],
  { period: 'attack pool' },
)

function formPool(_: S, v: Attack, defender: string): void {
  v.pools.push(defender)
}

function choosePool(_: S, v: Attack, defender: string): Next {
  v.pool = defender
  v.pools = v.pools.filter((one) => one !== defender)
  return goTo('resolve attack pool')
}
