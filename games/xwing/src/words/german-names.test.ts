import { describe, expect, test } from 'vitest'
import { conditionCards } from '../../data/conditions.ts'
import { damageCards } from '../../data/damage.ts'
import { deployedPilots, pilotCards } from '../../data/pilots.ts'
import { shipTypes } from '../../data/ships.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import { properTypes, properUpgrades } from '../../test/proper-names.ts'
import { germanConditions, germanDamage, germanShipTypes } from './german-names.ts'
import { germanPilots } from './german-pilots.ts'
import { germanUpgrades } from './german-upgrades.ts'
import { cardName, shipTypeName } from './names.ts'

const pilots = [...pilotCards, ...deployedPilots]

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map((card) => card.id)

/** Quotation marks apart, is it one name? */
function same({ en, de }: { readonly en: string; readonly de: string }): boolean {
  return en.replace(/[“”]/g, '') === de.replace(/[„“]/g, '')
}

describe('German names', () => {
  test.each([
    ['ship types', germanShipTypes, ids(shipTypes)],
    ['pilots', germanPilots, ids(pilots)],
    ['upgrades', germanUpgrades, ids(upgradeCards)],
    ['conditions', germanConditions, ids(conditionCards)],
    ['damage cards', germanDamage, ids(damageCards).map((id) => id.slice(id.indexOf('-') + 1))],
  ])('of %s are names of cards there are', (_, names, known) => {
    expect(Object.keys(names).filter((id) => !known.includes(id))).toEqual([])
  })

  test('differ from the English ones, except for proper names', () => {
    const alike = (kind: string, cards: readonly { readonly id: string }[]): string[] =>
      ids(cards).filter((id) => same(cardName(`${kind}:${id}`)))
    expect(alike('upgrade', upgradeCards)).toEqual(properUpgrades)
    expect(alike('damage', damageCards)).toEqual([])
    expect(alike('condition', conditionCards)).toEqual([])
  })

  test('of ship types differ from the English ones, except for designations', () => {
    expect(ids(shipTypes).filter((id) => same(shipTypeName(id)))).toEqual(properTypes)
  })

  test('are there for every pilot without a name of their own', () => {
    const nameless = pilots.filter((card) => !card.unique)
    expect(ids(nameless).filter((id) => same(cardName(`pilot:${id}`)))).toEqual([])
  })

  test('have German quotation marks and no leftover of another spelling', () => {
    const tables = [germanShipTypes, germanPilots, germanUpgrades, germanConditions, germanDamage]
    const names = tables.flatMap((table) => Object.values(table))
    expect(
      names.filter((name) => /"|\((Crew|Scum|Rebel)\)|\b(the|of|Squadron)\b|^\s|\s$/.test(name)),
    ).toEqual([])
  })
})
