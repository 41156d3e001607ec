import { describe, expect, it } from 'vitest'
import {
  battleCards,
  battleForces,
  commandCards,
  counterparts,
  unitCards,
  upgradeCards,
} from '../data/2024/index.ts'
import type { Needs } from '../data/types.ts'

const lists = { unitCards, upgradeCards, commandCards, battleCards, battleForces, counterparts }

describe('the cards', () => {
  it('are all there', () => {
    const counts = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.length]))
    expect(counts).toEqual({
      unitCards: 178,
      upgradeCards: 434,
      commandCards: 236,
      battleCards: 43,
      battleForces: 20,
      counterparts: 5,
    })
  })

  it.each(Object.entries(lists))('of %s have ids of their own', (_, list) => {
    const ids = list.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([])
  })

  it('of troopers have a courage, a number or a dash, and those of vehicles none [LG2-SUPP-002]', () => {
    const courages = (isTrooper: boolean) =>
      unitCards.filter(({ type }) => type.endsWith('trooper') === isTrooper).map(({ courage }) => courage)
    // X is the number that a keyword gives.
    expect(new Set(courages(true))).toEqual(new Set([null, 1, 2, 3, 4, 'X']))
    expect(new Set(courages(false))).toEqual(new Set([undefined]))
  })

  it('of mercenaries have one affiliation each [LG2-APXC-009]', () => {
    const hired = unitCards.filter(({ faction }) => faction === 'mercenary')
    expect(hired.filter(({ affiliation }) => typeof affiliation !== 'string')).toEqual([])
  })

  it('name units and upgrades that there are', () => {
    const known = new Set([...unitCards, ...upgradeCards, ...counterparts].map(({ id }) => id))
    const named = [
      ...unitCards.flatMap(({ equip = [], counterpart, associate }) => [...equip, counterpart, associate]),
      ...counterparts.flatMap(({ hosts }) => hosts),
      ...battleForces.flatMap((force) => [
        ...Object.values(force.units).flat(),
        ...(force.uniqueUpgrades ?? []),
        ...(force.barredUpgrades ?? []),
        ...(force.asCorps ?? []),
      ]),
    ]
    expect(named.filter((id) => id !== undefined && !known.has(id))).toEqual([])
  })

  it('speak of units by names that some unit has, but for those of units that never came', () => {
    const names = new Set([...unitCards, ...counterparts].map(({ name }) => name))
    const namesIn = ({ any, all, not, name }: Needs): string[] => [
      ...(name === undefined ? [] : [name]),
      ...[...(Array.isArray(any) ? any : []), ...(all ?? []), ...(not ? [not] : [])].flatMap(namesIn),
    ]
    const spokenOf = upgradeCards.flatMap(({ needs }) => (needs === undefined ? [] : namesIn(needs)))
    expect([...new Set(spokenOf.filter((name) => !names.has(name)))].sort()).toEqual([
      'Admiral Trench',
      'Imperial Special Forces Inferno Squad',
      'Phase I Clone Troopers',
    ])
  })

  it('have dice and ranges that there are', () => {
    const weapons = [...unitCards, ...upgradeCards, ...commandCards].flatMap(({ weapons = [] }) => weapons)
    expect(weapons.length).toBeGreaterThan(500)
    for (const { name, range, melee, overrun, dice } of weapons) {
      expect(range !== undefined || melee === true || overrun === true, name).toBe(true)
      for (const count of Object.values(dice ?? {})) expect(count, name).toBeGreaterThan(0)
    }
  })
})
