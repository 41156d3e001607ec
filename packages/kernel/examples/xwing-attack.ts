import { flowOf, type Procedure, type Seat, type State, type Vocabulary } from '@sandtable/kernel'

/** An attack in X-Wing as its timing chart has it (XW-TIME-001 to -036), with nothing in the steps yet. */
export interface Attack {
  attacker: string
  weapon: string
  target: string
  /** Hits and crits not cancelled. */
  hits: number
  /** Attacks left to make with this weapon: two for “perform this attack twice”. */
  times: number
  /** Abilities to attack after an attack, not used yet: they are carried over from attack to attack. */
  waiting: readonly number[]
  /** Who attacks next, once one of them is used. */
  next: string | null
}

type Moment =
  | 'when declaring the target'
  | 'modify attack dice'
  | 'modify defense dice'
  | 'start of compare results'
  | 'if this attack hits'
  | 'after attacking or defending'
  | 'attack after attacking or defending'

export interface XWing extends Vocabulary {
  table: { initiative: Seat; ships: Record<string, { seat: Seat; weapons: readonly string[] }> }
  windows: Record<Moment, Attack>
}

type S = State<XWing>
const { procedure, run, ask, call, repeat, window } = flowOf<XWing>()
const empty = () => {}

const seatOf = (s: S, ship: string): Seat => s.table.ships[ship]?.seat ?? ''
const attacker = (s: S, v: Attack): Seat => seatOf(s, v.attacker)
const attackerFirst = { order: (s: S, v: Attack) => [attacker(s, v)] }
const defenderFirst = { order: (s: S, v: Attack) => [seatOf(s, v.target)] }
const initiativeFirst = { order: (s: S) => [s.table.initiative] }
const weapons = (s: S, v: Attack) => s.table.ships[v.attacker]?.weapons ?? []
const enemies = (s: S, v: Attack) =>
  Object.keys(s.table.ships).filter((ship) => seatOf(s, ship) !== attacker(s, v))
const ifHit = (_: S, v: Attack) => (v.hits > 0 ? {} : null)
const set = (what: 'weapon' | 'target') => (_: S, v: Attack, chosen: string) => {
  v[what] = chosen
}
const another = (_: S, v: Attack) => (v.next === null ? null : declared(v.next, v.waiting))

export const attack: Procedure<XWing, Attack> = procedure<Attack>(
  'attack',
  [
    // 1 Declare target. Only what has a legal target and can be paid for is offered (XW-TIME-006).
    ask('choose the weapon', { seats: attacker, options: weapons, answer: set('weapon') }),
    ask('declare the target', { seats: attacker, options: enemies, answer: set('target') }),
    window('when declaring the target', initiativeFirst),
    run('pay the costs', empty),
    run('the target becomes the defender', empty),
    // 2 to 5. A die may be modified often, but rerolled once (XW-TIME-010).
    run('roll attack dice', empty),
    window('modify attack dice', defenderFirst),
    run('roll defense dice', empty),
    window('modify defense dice', attackerFirst),
    // 6 Compare results
    window('start of compare results', initiativeFirst),
    run('cancel results', empty),
    window('if this attack hits', { when: (_, v) => v.hits > 0, ...initiativeFirst }),
    // 7 Deal damage, if the attack hit (XW-TIME-023)
    call('deal damage', 'damage', ifHit),
    // The second attack of “twice” comes before 8 and 9, with the same weapon and target (XW-TIME-028).
    run('one attack made', (_, v) => void v.times--),
    repeat('roll attack dice', (_, v) => v.times > 0),
    // 8 What follows and does not attack
    window('after attacking or defending', initiativeFirst),
    // 9 What follows and attacks: one of all sets `next`; the others wait for that attack (XW-TIME-031 to -035).
    run('find abilities that perform an attack', empty),
    window('attack after attacking or defending', initiativeFirst),
    call('perform that attack', 'attack', another),
    // 10
    run('remove destroyed ships', empty),
  ],
  { period: 'attack' },
)

export const damage = procedure<object>('damage', [
  run('remove shields for hits', empty),
  run('remove shields for crits', empty),
  run('deal face-down damage cards', empty),
  run('deal face-up damage cards', empty),
])

export function declared(attacker: string, waiting: readonly number[] = []): Attack {
  return { attacker, weapon: '', target: '', hits: 0, times: 1, waiting, next: null }
}
