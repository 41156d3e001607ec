import { query } from '@sandtable/kernel'
import { loseAll, loseReinforce } from '../holdings.ts'
import { shipsInPlay, type XState } from '../state.ts'
import { removeDestroyed } from './destroy.ts'
import { procedure, run, window } from './words.ts'

/** XW-END-001: short-lived tokens go; stress, ion, cloak and locks stay. */
export const endPhase = procedure('end phase', [
  run('begin', (s) => {
    s.table.phase = 'end'
  }),
  window('start of end phase'),
  run('remove destroyed ships', (s) => removeDestroyed(s)),
  run('remove tokens', (s) => {
    for (const ship of shipsInPlay(s)) {
      for (const token of ['focus', 'evade', 'tractor', 'disabled'] as const) {
        if (!query(s, 'token stays', false, { ship: ship.id, token })) loseAll(s, ship, token)
      }
      loseReinforce(s, ship)
    }
  }),
])

/** What a ship did in a round counts until the round is over, whatever it still does at the end of it (XW-ACTN-002). */
export function forgetTheRound(s: XState): void {
  for (const ship of shipsInPlay(s)) {
    ship.activated = false
    ship.engaged = false
    ship.tractored = false
    ship.bombed = false
    ship.actions = []
    ship.maneuver = null
    ship.dial = null
    ship.revealed = false
  }
}
