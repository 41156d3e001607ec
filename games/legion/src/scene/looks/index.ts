import type { Look } from '@sandtable/kernel'
import { findUpgrade, unitCard } from '../../catalogue.ts'
import type { Mini, Unit } from '../../state.ts'
import { trooperLooks } from './troopers.ts'
import { vehicleLooks } from './vehicles.ts'

/** How miniatures and tokens are drawn: by what kind of unit they are, and what they carry. */
export const looks: Readonly<Record<string, Look>> = { ...trooperLooks, ...vehicleLooks }

/** Its kind, and for troopers whose soldier it is. */
export function lookOfMini({ card }: Pick<Unit, 'card'>, { by }: Pick<Mini, 'by'>): string {
  const { type, faction, rank, base, weapons } = unitCard(card)
  const size = typeof base === 'number' ? base : base[1]
  const isHeavy = by !== null && findUpgrade(by)?.slot === 'heavy weapon'
  switch (type) {
    case 'ground vehicle':
      return size > 110 ? 'tank' : 'walker'
    case 'repulsor vehicle':
      return size > 80 ? 'hovertank' : 'speeder'
    case 'creature trooper':
      return 'creature'
    case 'emplacement trooper':
      return 'emplacement'
    case 'wookiee trooper':
      return 'wookiee'
    case 'heavy droid trooper':
      return 'large-droid'
    case 'droid trooper':
      return isHeavy ? 'heavy-droid' : 'droid'
  }
  if (weapons.some(({ name, melee }) => melee === true && /lightsab|darksab/i.test(name))) return 'saber'
  if (rank === 'commander' && by === null) return 'commander'
  if (rank === 'operative' && by === null) return 'operative'
  if (type === 'mandalorian trooper') return 'mandalorian'
  if (type === 'clone trooper') return isHeavy ? 'heavy-clone' : 'clone'
  const own = `${isHeavy ? 'heavy' : 'trooper'}-${faction}`
  return Object.hasOwn(looks, own) ? own : isHeavy ? 'heavy' : 'trooper'
}
