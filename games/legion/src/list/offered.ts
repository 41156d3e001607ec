import { battleCards, commandCards, counterparts, unitCards, upgradeCards } from '../../data/2024/index.ts'
import type { Keyword, UnitCard, UpgradeCard, Weapon } from '../../data/types.ts'
import { cards } from '../cards/index.ts'
import {
  findBattle,
  findBattleForce,
  findCommand,
  findCounterpart,
  findUnit,
  findUpgrade,
} from '../catalogue.ts'
import { isKeywordBuilt, isWeaponKeywordBuilt } from '../keywords/index.ts'
import { upgradeEffects } from '../upgrades/index.ts'
import { doubtful } from '../upgrades/left-out.ts'
import { commandsBroughtBy } from './brought.ts'

/** What can be fielded: everything on the card works, and nothing about it is in doubt. */

export type Kind = 'unit' | 'upgrade' | 'counterpart' | 'command' | 'battle' | 'battle force'

/** Which cards may be used. */
export type Offered = (kind: Kind, id: string) => boolean

export const allOffered: Offered = () => true

// Cards do not change: whether one works is found out once.
const known = new Map<string, boolean>()

export const isOffered: Offered = (kind, id) => {
  const name = `${kind}:${id}`
  const before = known.get(name)
  if (before !== undefined) return before
  const found = isWhole(kind, id)
  known.set(name, found)
  return found
}

/** Does everything on the card work? */
export function isWhole(kind: Kind, id: string): boolean {
  switch (kind) {
    case 'unit': {
      const card = findUnit(id)
      return card !== undefined && isUnitOffered(card)
    }
    case 'upgrade': {
      const card = findUpgrade(id)
      return card !== undefined && isUpgradeOffered(card)
    }
    case 'command': {
      const card = findCommand(id)
      if (card === undefined || card.orders === null || card.unreleased === true) return false
      if (!(card.weapons ?? []).every(isWeaponBuilt)) return false
      return plainCommands.includes(id) || isInPlay(`command:${id}`)
    }
    case 'battle':
      return isInPlay(`battle:${id}`) && (findBattle(id)?.grants ?? []).every(isKeywordBuilt)
    case 'battle force':
      return findBattleForce(id) !== undefined
    case 'counterpart': {
      const card = findCounterpart(id)
      if (card === undefined) return false
      return card.keywords.every((one) => isKeywordBuilt(one.id)) && card.weapons.every(isWeaponBuilt)
    }
  }
}

/** Command cards that give orders and do nothing else. */
const plainCommands: readonly string[] = ['ambush', 'push', 'assault', 'standing-orders'].flatMap((id) => [
  id,
  `2018-${id}`,
])

function isInPlay(id: string): boolean {
  return cards.some((card) => card.id === id)
}

export function isUnitOffered(card: UnitCard): boolean {
  if (card.points === null || card.wounds === null || card.unreleased === true) return false
  if (!(card.equip ?? []).every((id) => isWhole('upgrade', id) || isWhole('counterpart', id))) return false
  if (!commandsBroughtBy(card.id).every((id) => isWhole('command', id))) return false
  return (
    card.keywords.every((one) => isKeywordBuilt(one.id) && isSure(one)) && card.weapons.every(isWeaponBuilt)
  )
}

/** Repairs of a number that no source gives are none: Geonosian Engineers wait for theirs. */
function isSure({ id, x }: Keyword): boolean {
  return x !== undefined || !['repair', 'treat'].includes(id)
}

export function isUpgradeOffered(card: UpgradeCard): boolean {
  if (card.unreleased === true || card.useSure === false || Object.hasOwn(doubtful, card.id)) return false
  if (card.effect === true && !upgradeEffects.includes(card.id)) return false
  const gained = (card.gains ?? []).flatMap((one) => (one.orElse === undefined ? [one] : [one, one.orElse]))
  const keywords = [...gained, ...(card.loses ?? [])]
  return keywords.every(({ id }) => isKeywordBuilt(id)) && (card.weapons ?? []).every(isWeaponBuilt)
}

function isWeaponBuilt({ keywords = [] }: Weapon): boolean {
  return keywords.every(({ id }) => isWeaponKeywordBuilt(id))
}

export function cardCount(): { known: number; implemented: number } {
  const known: readonly (readonly [Kind, readonly { readonly id: string }[]])[] = [
    ['unit', unitCards],
    ['upgrade', upgradeCards],
    ['counterpart', counterparts],
    ['command', commandCards],
    ['battle', battleCards],
  ]
  const all = known.flatMap(([kind, all]) => all.map(({ id }) => isOffered(kind, id)))
  return { known: all.length, implemented: all.filter((is) => is).length }
}
