import { upgradeCard } from '../catalogue.ts'
import { activationOf } from '../current.ts'
import type { LState, Unit } from '../state.ts'
import { activeUpgrades } from '../units.ts'
import { readyCard } from '../upgrades/equipped.ts'
import type { LCard } from '../vocabulary/card.ts'
import { mechanizedInfantry } from './mechanized.ts'
import { mendings } from './mending.ts'
import { own } from './words.ts'

/** Keywords of upgrade cards. */

/** Exhausted cards with Cycle that were not used in this activation. */
function rested(s: LState, unit: Unit): string[] {
  const used = activationOf(s, unit)?.used ?? []
  const cycles = activeUpgrades(unit).filter(({ gains = [] }) => gains.some(({ id }) => id === 'cycle'))
  return unit.upgrades.flatMap(({ card, state }) =>
    state === 'exhausted' && !used.includes(card) && cycles.includes(upgradeCard(card)) ? [card] : [],
  )
}

const cycle: LCard = {
  id: 'keyword:cycle',
  rules: ['LG2-CKW-058', 'LG2-CKW-059'],
  trigger: {
    'end of an activation': {
      of: 'unit',
      forced: true,
      when: (s, effect) => rested(s, own(s, effect)).length > 0,
      do: (s, effect) => {
        const unit = own(s, effect)
        for (const card of rested(s, unit)) readyCard(s, unit, card)
      },
    },
  },
}

export const ofCards: readonly LCard[] = [cycle, mechanizedInfantry, ...mendings]

/** Read where weapons are handed out, wounds assigned, units made and cards readied. */
export const readOnCards: readonly string[] = [
  'cache',
  'counterpart',
  'equip',
  'im-part-of-the-squad-too',
  'leader',
  'noncombatant',
  'reconfigure',
  'sidearm',
  'small',
]
