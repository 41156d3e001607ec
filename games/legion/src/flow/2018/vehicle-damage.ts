import { rollNames, tell } from '@sandtable/kernel'
import { defenceDice } from '../../dice.ts'
import { editionOf } from '../../editions/index.ts'
import { becomeDamaged, becomeDisabled, breakWeapon, disruptWeapon } from '../../holdings.ts'
import { type LState, otherSeat, type Unit } from '../../state.ts'
import { unitOf } from '../../units.ts'
import type { Breaking } from '../../vocabulary/attacks.ts'
import { weaponsOfUnit } from '../../weapons.ts'
import { ask, procedure, run } from '../words.ts'

const own = (s: LState, v: Breaking): Unit => unitOf(s, v.unit)

/** Once only (LG1-RESB-009), so all its weapons are there. A red die: block, damaged; blank, disabled; surge, a weapon is destroyed that the opponent chooses (LG1-RESB-001 to -008). */
export const vehicleDamage = procedure(
  'vehicle damage',
  [
    run('roll for its damage', (s, v) => {
      const [face = ''] = rollNames(s, defenceDice.red, 1)
      tell(s, { type: 'resilience roll', unit: v.unit, dice: [face] })
      if (face === 'block') becomeDamaged(s, own(s, v))
      else if (face === 'blank') becomeDisabled(s, own(s, v))
      else v.choosing = true
    }),
    ask('choose a weapon to destroy', {
      rule: 'LG1-RESB-007',
      seats: (s, v) => (v.choosing ? otherSeat(own(s, v).seat) : null),
      about: (_, v) => ({ unit: v.unit }),
      options: (s, v) => [...new Set(weaponsOfUnit(own(s, v)))],
      answer: (s, v, weapon) =>
        editionOf(s).weaponHit === 'destroyed'
          ? breakWeapon(s, own(s, v), weapon)
          : disruptWeapon(s, own(s, v), weapon),
    }),
  ],
  { about: (_, v) => ({ unit: v.unit }) },
)
