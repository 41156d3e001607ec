import { end, flowOf, type Next, type Seat, type State, type Vocabulary } from '@sandtable/kernel'

/** An attack in Imperial Assault: its seven steps (IA-ATK-002 to -012), and what surrounds them. */
export interface Attack {
  attacker: string
  target: string
  kind: 'melee' | 'ranged'
  surges: number
  /** Surge abilities used: each once per attack (IA-SURGE-004). */
  bought: string[]
  accuracy: number
  distance: number
  missed: boolean
  damage: number
}

type Moment = 'target declared' | 'before the roll' | 'reroll' | 'modifiers' | 'after the attack'

export interface Assault extends Vocabulary {
  table: { active: Seat; figures: Record<string, { seat: Seat; surges: readonly string[] }> }
  events: { damage: { to: string; amount: number } }
  windows: Record<Moment, Attack>
}

type S = State<Assault>
const { procedure, run, ask, event, repeat, window } = flowOf<Assault>()
const empty = () => {}

const seatOf = (s: S, figure: string): Seat => s.table.figures[figure]?.seat ?? ''
const attacker = (s: S, v: Attack): Seat => seatOf(s, v.attacker)
/** Mission rules, the attacker's side, the defender's (IA-TIME-003): what has no seat always comes first. */
const attackerFirst = { order: (s: S, v: Attack) => [attacker(s, v)] }
/** Whoever is active says which of two interrupts comes first (IA-INTR-005). */
const activeFirst = { order: (s: S) => [s.table.active] }
const hostile = (s: S, v: Attack) =>
  Object.keys(s.table.figures).filter((figure) => seatOf(s, figure) !== attacker(s, v))
const abilities = (s: S, v: Attack) =>
  (s.table.figures[v.attacker]?.surges ?? []).filter((ability) => !v.bought.includes(ability))

export const attack = procedure<Attack>(
  'attack',
  [
    ask('declare target', { seats: attacker, options: hostile, answer: setTarget }),
    // Interrupts pause the attack here. If it became impossible, what it cost is not given back (IA-INTR-001 to -004).
    window('target declared', activeFirst),
    run('go on, if it is still possible', ifBothStand),
    // Dice are added right before the roll, and both sides roll at the same time (IA-ATK-021, -005).
    window('before the roll', attackerFirst),
    run('roll', empty),
    // Each die once, whoever rerolls it (IA-ATK-007).
    window('reroll', attackerFirst),
    window('modifiers', attackerFirst),
    run('evades cancel surges', empty),
    ask('spend surge', {
      seats: (s, v) => (v.surges > 0 ? attacker(s, v) : null),
      options: (s, v) => ['done', ...abilities(s, v)],
      answer: spendSurge,
    }),
    repeat('spend surge', (_, v) => v.surges > 0),
    run('check accuracy', (_, v) => {
      // Not in melee (IA-MELEE-003).
      if (v.kind === 'ranged' && v.accuracy < v.distance) v.missed = true
    }),
    event('damage', 'damage', (_, v) => (v.missed ? null : { to: v.target, amount: v.damage })),
    // Blast, cleave and conditions: after the attack, and only if it did damage (IA-SURGE-005, IA-ATK-019).
    run('apply what surges gave', empty),
    window('after the attack', attackerFirst),
  ],
  { period: 'attack' },
)

function setTarget(_: S, v: Attack, target: string): void {
  v.target = target
}

function ifBothStand(s: S, v: Attack): Next {
  return v.attacker in s.table.figures && v.target in s.table.figures ? undefined : end
}

/** One ability after the other; what is not spent is lost (IA-SURGE-003). */
function spendSurge(_: S, v: Attack, ability: string): void {
  if (ability !== 'done') v.bought.push(ability)
  v.surges = ability === 'done' ? 0 : v.surges - 1
}
