import { diceOfColour, upgradeColours } from '../attack/tally.ts'
import { poolNow } from '../current.ts'
import { unitOf } from '../units.ts'
import { ask, procedure } from './words.ts'

/** White dice or black ones: whoever upgrades them chooses (LG2-DICE-012). */
export const upgradeDice = procedure('upgrade dice', [
  ask('choose how many white dice to upgrade', {
    rule: 'LG2-DICE-012',
    seats: (s, v) => unitOf(s, v.unit).seat,
    about: (_, v) => ({ unit: v.unit, count: v.count }),
    options: (s, v) => {
      const pool = poolNow(s)
      const least = Math.max(0, v.count - diceOfColour(pool, 'black'))
      const most = Math.min(v.count, diceOfColour(pool, 'white'))
      return Array.from({ length: most - least + 1 }, (_, fewer) => most - fewer)
    },
    answer: (s, v, white) => upgradeColours(poolNow(s), { white, black: v.count - white }),
  }),
])
