import { call } from '@sandtable/kernel'
import { loseLock, loseTokens } from '../holdings.ts'
import { type Ship, shipOf, type XState } from '../state.ts'
import { ask, procedure, repeat, run } from './words.ts'

/** A jam token and a focus, evade or target lock token go together: called whenever one of them comes. */
export function checkJam(s: XState, ship: Ship): void {
  if (removable(ship).length > 0) call(s, 'jammed', { ship: ship.id, loses: '' })
}

/** XW-TOKEN-010: the jam token is removed, and one of those tokens that the ship's player chooses. */
export const jammed = procedure('jammed', [
  run('what can be jammed', (s, v) => {
    v.loses = removable(shipOf(s, v.ship))[0] ?? ''
  }),
  ask('choose what the jam removes', {
    rule: 'XW-TOKEN-010',
    seats: (s, v) => (removable(shipOf(s, v.ship)).length > 1 ? shipOf(s, v.ship).seat : null),
    about: (_, v) => ({ ship: v.ship }),
    options: (s, v) => removable(shipOf(s, v.ship)),
    answer: (_, v, loses) => {
      v.loses = loses
    },
  }),
  run('remove it', (s, v) => {
    const ship = shipOf(s, v.ship)
    loseTokens(s, ship, 'jam')
    const jam = { type: 'jammed', ship: v.ship, loses: v.loses } as const
    if (v.loses === 'focus' || v.loses === 'evade') loseTokens(s, ship, v.loses, 1, jam)
    else loseLock(s, ship, v.loses, jam)
  }),
  repeat('what can be jammed', (s, v) => removable(shipOf(s, v.ship)).length > 0),
])

function removable(ship: Ship): string[] {
  if (ship.tokens.jam === 0) return []
  const tokens = (['focus', 'evade'] as const).filter((token) => ship.tokens[token] > 0)
  return [...tokens, ...new Set(ship.locks)]
}
