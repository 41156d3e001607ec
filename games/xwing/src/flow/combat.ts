import { canUse, inPlay, tell } from '@sandtable/kernel'
import { type Ship, type ShipId, shipOf, type XState } from '../state.ts'
import { damageTaken, hullValue, pilotSkill } from '../values.ts'
import type { Attack } from '../vocabulary/attacks.ts'
import { hasShot, isObstructed, measure, refuseShot, type Shot, shots, weaponAt } from '../weapons.ts'
import { removeDestroyed } from './destroy.ts'
import { nextShips, whoChooses } from './order.ts'
import { ask, call, procedure, repeat, run, window } from './words.ts'

/** XW-ROUND-003: each ship has its opportunity, from the highest pilot skill down. */
export const combat = procedure(
  'combat phase',
  [
    run('begin', (s) => {
      s.table.phase = 'combat'
      for (const ship of s.table.ships) ship.attacked = false
    }),
    window('start of combat'),
    run('who is next', (s, v) => {
      // Whose skill rises above the active one's has missed its turn (XW-PS-005).
      const next = nextShips(s, 'descending', (ship) => !ship.engaged, s.table.skill ?? undefined)
      v.choices = worthAsking(s, next).map((ship) => ship.id)
      const [first] = next
      if (first !== undefined) s.table.skill = pilotSkill(s, first)
    }),
    ask('choose a ship to attack with', {
      rule: 'XW-ROUND-003',
      seats: (s, v) => whoChooses(s, v.choices),
      options: (_, v) => v.choices,
      answer: (_, v, ship) => {
        v.choices = [ship]
      },
    }),
    call('its opportunity to attack', 'opportunity to attack', (_, { choices: [ship] }) =>
      ship === undefined ? null : { ship, shot: null },
    ),
    repeat('who is next', (_, v) => v.choices.length > 0),
    run('all have had their opportunity', (s) => {
      s.table.skill = null
    }),
    window('end of combat'),
  ],
  { period: 'combat' },
)

/**
 * Of the ships that are next, those whose order matters. The others come after them, and are looked at again then:
 * nobody needs to say in which order ships do nothing.
 */
function worthAsking(s: XState, next: readonly Ship[]): readonly Ship[] {
  const able = next.filter((ship) => hasUse(s, ship))
  return able.length > 0 ? able : next.slice(0, 1)
}

/** Could it attack, or do something in place of that, or is it destroyed once it has had its opportunity? */
function hasUse(s: XState, ship: Ship): boolean {
  if (damageTaken(ship) >= hullValue(s, ship) || hasShot(s, ship)) return true
  return inPlay(s, { on: ship.id }).some((effect) =>
    canUse(s, 'opportunity to attack', effect, { ship: ship.id }),
  )
}

/** One attack, or none (XW-CMBT-001, -002). */
export const opportunity = procedure(
  'opportunity to attack',
  [
    window('opportunity to attack', { of: (_, v) => v.ship }),
    ask('declare target', {
      rule: 'XW-TIME-003',
      declares: true,
      seats: (s, v) => shipOf(s, v.ship).seat,
      onlyIfAny: true,
      about: (_, v) => ({ ship: v.ship }),
      options: (s, v): readonly (Shot | 'pass')[] => [...shots(s, shipOf(s, v.ship)), 'pass'],
      why: (s, v, answer) => {
        const { weapon, target } = (answer ?? {}) as { weapon?: unknown; target?: unknown }
        const ship = shipOf(s, v.ship)
        const aimed = s.table.ships.find((one) => one.id === target && one.inPlay)
        if (aimed === undefined || (weapon !== 'primary' && typeof weapon !== 'number')) return 'XW-TIME-003'
        return refuseShot(s, ship, weapon, aimed)
      },
      answer: (_, v, shot) => {
        v.shot = shot === 'pass' ? null : shot
      },
    }),
    call('attack', 'attack', (s, v) => (v.shot === null ? null : declared(s, v.ship, v.shot))),
    run('the opportunity is over', (s, v) => {
      shipOf(s, v.ship).engaged = true
    }),
    window('after opportunity to attack', { of: (_, v) => v.ship }),
    run('remove destroyed ships', (s) => removeDestroyed(s)),
  ],
  { about: (_, v) => ({ ship: v.ship }) },
)

export function declared(s: XState, attacker: ShipId, { weapon, target }: Shot): Attack {
  const measured = measure(s, shipOf(s, attacker), weapon, shipOf(s, target))
  if (measured === null) throw new Error(`${attacker} cannot attack ${target}`)
  const card = weaponAt(shipOf(s, attacker), weapon)
  tell(s, { type: 'attack', attacker, target, weapon: card?.card ?? 'primary', range: measured.range })
  return {
    attacker,
    weapon,
    target,
    range: measured.range,
    obstructed: isObstructed(s, measured, attacker, target),
    attackDice: [],
    defenseDice: [],
    hits: 0,
    crits: 0,
    hit: false,
    times: 1,
  }
}
