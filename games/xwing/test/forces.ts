import { awaited, start } from '@sandtable/kernel'
import { xwing } from '../src/index.ts'
import type { Squad, SquadShip } from '../src/squad/squad.ts'
import type { XState, XWingSetup } from '../src/state.ts'
import { say } from './position.ts'

/** Squads made for a test, and a game that has come to the placing of forces. */

export function squad(faction: Squad['faction'], ...ships: SquadShip[]): Squad {
  return { name: '', faction, ships }
}

export const ship = (pilot: string, ...upgrades: string[]): SquadShip => ({ pilot, upgrades })

const obstacles = {
  red: ['asteroid-1', 'asteroid-2', 'asteroid-3'],
  blue: ['debris-1', 'debris-2', 'debris-3'],
}

/** Everything up to the moment before the forces are placed: initiative and the lower edge for red. */
export function beforeForces(red: Squad, blue: Squad): XState {
  const setup: XWingSetup = { squads: { red, blue }, points: 100, deck: 'tfa', obstacles, rounds: null }
  const s: XState = start(xwing, { setup, seed: 'forces' })
  say(s, awaited(s)[0] ?? '', 'red')
  for (let n = 0; n < 6; n++) {
    const seat = n % 2 === 0 ? 'red' : 'blue'
    const [x, y] = [260 + 197 * (n % 3), n < 3 ? 260 : 654]
    say(s, seat, { shape: obstacles[seat][n >> 1] ?? '', x, y, facing: 0 })
  }
  say(s, 'blue', 'top')
  return s
}
