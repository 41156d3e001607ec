import type { Replacement } from '@sandtable/kernel'
import { changeOnCard } from '../../holdings.ts'
import { shipOf, type XWing } from '../../state.ts'
import { upgradeCard } from '../../values.ts'

type Discarding = XWing['events']['discard upgrade']

/** Told to discard a torpedo, missile or bomb card, the ship may give up an ordnance token on it instead. */
export const ordnanceToken: { readonly 'discard upgrade': Replacement<XWing, Discarding> } = {
  'discard upgrade': {
    of: 'ship',
    when: (s, _, { ship, at }) => {
      const upgrade = shipOf(s, ship).upgrades[at]
      if (upgrade === undefined || upgrade.tokens === 0) return false
      return ['torpedo', 'missile', 'bomb'].includes(upgradeCard(upgrade.card).slot)
    },
    do: (s, _, { ship, at }) => {
      const upgrade = shipOf(s, ship).upgrades[at]
      changeOnCard(s, upgrade, -1, { type: 'ordnance spent', ship, card: upgrade?.card ?? '' })
      return null
    },
  },
}
