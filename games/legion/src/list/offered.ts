import type { UnitCard, UpgradeCard, Weapon } from '../../data/types.ts'
import { upgradeEffects } from '../cards/index.ts'
import { isKeywordBuilt, isWeaponKeywordBuilt } from '../keywords/index.ts'

/** What can be fielded: everything on the card works, and nothing about it is in doubt. */

export function isUnitOffered(card: UnitCard): boolean {
  if (card.points === null || card.wounds === null || card.unreleased === true) return false
  // Miniatures on notched bases, and units whose miniatures all come with upgrades, are not built yet.
  if (card.base !== 27 || card.minis === 0 || card.equip !== undefined || card.counterpart !== undefined)
    return false
  return card.keywords.every(({ id }) => isKeywordBuilt(id)) && card.weapons.every(isWeaponBuilt)
}

export function isUpgradeOffered(card: UpgradeCard): boolean {
  if (card.unreleased === true || card.useSure === false || card.twoSided === true) return false
  if (card.effect === true && !upgradeEffects.includes(card.id)) return false
  const keywords = [...(card.gains ?? []), ...(card.loses ?? [])]
  return keywords.every(({ id }) => isKeywordBuilt(id)) && (card.weapons ?? []).every(isWeaponBuilt)
}

function isWeaponBuilt({ keywords = [], dice, overrun }: Weapon): boolean {
  return dice !== null && overrun !== true && keywords.every(({ id }) => isWeaponKeywordBuilt(id))
}
