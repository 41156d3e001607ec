import type { Plain, Referee } from '@sandtable/kernel'
import type { Ship, XState, XWing } from '../state.ts'
import { touchedBy } from '../touching.ts'
import { agility, attackValue, conditionsOf, damageTaken, hullValue, pilotSkill } from '../values.ts'
import { maneuverWritten } from './dial.ts'

/** What a scenario may expect: each ship by its name, and the game. */
export const look: Referee<XWing>['look'] = (s) => ({
  ...Object.fromEntries(s.table.ships.map((ship) => [ship.id, lookAt(s, ship)])),
  game: {
    round: s.table.round,
    phase: s.table.phase,
    initiative: s.table.initiative,
    points: { ...s.table.points },
    bombs: s.table.bombs.map(({ kind, pose }) => ({ kind, at: [pose.x, pose.y], facing: pose.facing })),
  },
})

function lookAt(s: XState, ship: Ship): Plain {
  return {
    at: [ship.pose.x, ship.pose.y],
    facing: ship.pose.facing,
    inPlay: ship.inPlay,
    shields: ship.shields,
    /** Hull left. */
    hull: hullValue(s, ship) - damageTaken(ship),
    damage: ship.damage.map(({ card, faceUp }) => (faceUp ? card : 'face down')),
    tokens: { ...ship.tokens },
    skill: pilotSkill(s, ship),
    attack: attackValue(s, ship),
    agility: agility(s, ship),
    conditions: conditionsOf(s, ship.id),
    locks: [...ship.locks],
    touching: [...touchedBy(s, ship)],
    actions: [...ship.actions],
    /** What it flew last, as on a dial: `2 bank-left white`. */
    maneuver: ship.maneuver === null ? null : maneuverWritten(ship.maneuver),
    reinforce: ship.reinforce,
    mobile: ship.mobile,
    upgrades: Object.fromEntries(
      ship.upgrades.map(({ card, faceUp }) => [card, faceUp ? 'face up' : 'face down']),
    ),
    /** Tokens on cards, for those that have any. */
    onCards: Object.fromEntries(
      ship.upgrades.flatMap(({ card, tokens }) => (tokens > 0 ? [[card, tokens]] : [])),
    ),
  }
}
