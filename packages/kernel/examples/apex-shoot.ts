import { flowOf, type Seat, type State, sameTeam, seatsOf, teamOf, type Vocabulary } from '@sandtable/kernel'

/** A shoot action in Apex: five steps (APX-SHOOT-001), with reactions before and after firing. */
export interface Shot {
  shooter: string
  target: string
  weapon: string
  damage: number
}

export interface Legend {
  readonly seat: Seat
  readonly weapons: readonly string[]
  readonly eliminated: boolean
  /** How many reaction cards it holds: everybody can count them. */
  readonly cards: number
}

export interface Apex extends Vocabulary {
  table: { legends: Record<string, Legend> }
  events: { damage: { to: string; amount: number } }
  windows: {
    'enhanced shot': Shot
    'before firing': Shot
    'after the deal damage step': Shot
    'after firing': Shot
  }
}

type S = State<Apex>
const { procedure, run, ask, event, window } = flowOf<Apex>()

const seatOf = (s: S, legend: string): Seat => s.table.legends[legend]?.seat ?? ''
const shooter = (s: S, v: Shot): Seat => seatOf(s, v.shooter)
/** The target, then its squad, which orders what it plays (APX-REACT-007, -012). */
const targetFirst = (s: S, v: Shot) => {
  const seat = seatOf(s, v.target)
  return [seat, ...seatsOf(s, teamOf(s, seat)).filter((mate) => mate !== seat)]
}
const enemies = (s: S, v: Shot) =>
  Object.keys(s.table.legends).filter((legend) => !sameTeam(s, seatOf(s, legend), shooter(s, v)))

/** Whoever of the target's squad holds a card is asked, so that being asked says nothing (APX-REACT-004, -005). */
const mayReact = (s: S, v: Shot, seat: Seat) =>
  sameTeam(s, seat, seatOf(s, v.target)) &&
  Object.values(s.table.legends).some((one) => one.seat === seat && one.cards > 0 && !one.eliminated)

export const shoot = procedure<Shot>(
  'shoot',
  [
    // 1 Aim (APX-SHOOT-002)
    ask('choose a target in line of sight', {
      seats: shooter,
      options: enemies,
      answer: (_, v, target) => void Object.assign(v, { target }),
    }),
    ask('choose a weapon and spend 1 of its ammo', {
      seats: shooter,
      options: (s, v) => s.table.legends[v.shooter]?.weapons ?? [],
      answer: (_, v, weapon) => void Object.assign(v, { weapon }),
    }),
    run('determine the hit difficulty', () => {}),
    window('enhanced shot', { order: (s, v) => [shooter(s, v)] }),
    // 2 Enemy reaction before firing: one for each legend (APX-REACT-014)
    window('before firing', { order: targetFirst, offer: mayReact }),
    // 3 Fire (APX-SHOOT-005); all the damage comes at once (APX-DMG-002)
    run('reveal target cards', () => {}),
    run('determine hits and headshots', () => {}),
    event('deal damage', 'damage', (_, v) => (v.damage > 0 ? { to: v.target, amount: v.damage } : null)),
    window('after the deal damage step'),
    // 4 Enemy reaction after firing: the squad reacts even if the target is eliminated (APX-REACT-009 to -011)
    window('after firing', { order: targetFirst, offer: mayReact }),
    // 5
    run('reset the target deck', () => {}),
  ],
  { period: 'shoot', about: (_, v) => ({ shooter: v.shooter, target: v.target || null }) },
)
