import { fileURLToPath } from 'node:url'
import { readRulebook } from '@sandtable/rulebook/files'
import { expect, test } from 'vitest'
import { upgradeCards } from '../../data/2024/index.ts'
import { type Gift, upgradeEntries } from '../../test/upgrade-entries.ts'
import { giftOf, keywordsBySide } from '../../test/upgrade-gifts.ts'
import { upgradeCard } from '../catalogue.ts'
import { isUpgradeOffered } from '../list/offered.ts'

const entries = upgradeEntries()

test('the ledger has every upgrade once', () => {
  expect(entries.map(({ hq }) => hq).sort()).toEqual(upgradeCards.map(({ hq }) => hq).sort())
})

const offered = upgradeCards.flatMap((card) => {
  const entry = entries.find(({ hq }) => hq === card.hq)
  return entry !== undefined && isUpgradeOffered(card) ? [{ card, ...entry }] : []
})

/** Those of which figures, weapons, miniatures and keywords tell everything. */
const plain = offered.filter(({ isWhole }) => isWhole)

test('what an entry tells wholly is a card without an effect of its own', () => {
  expect(plain.flatMap(({ card }) => (card.effect === true ? [card.id] : []))).toEqual([])
})

test.each(plain.map(({ card, gift }) => [`[LG2-UPG-${card.hq}] ${card.name}`, card, gift] as const))(
  '%s is what the ledger says',
  (_, card, gift) => {
    const found = giftOf(card, gift)
    expect({ ...found, carriers: gift.carriers && found.carriers }).toEqual(gift)
  },
)

/** What no effect changes. */
const figures = ({ points, slot, minis, leads, courage, speed, surge, defence }: Gift) => ({
  ...{ points, slot, minis, leads, courage, speed, surge, defence },
})

/** A weapon with its dice; some follow from another weapon. */
const isArmed = (weapon: string) => weapon.includes(';')

test.each(offered.flatMap(({ card, gift, isWhole }) => (isWhole ? [] : [[card.name, card, gift] as const])))(
  '%s has the figures, keywords and weapons that the ledger says',
  (_, card, gift) => {
    const found = giftOf(card, gift)
    expect(figures(found)).toEqual(figures(gift))
    expect(found.keywords).toEqual(expect.arrayContaining([...gift.keywords]))
    expect(found.weapons).toEqual(expect.arrayContaining(gift.weapons.filter(isArmed)))
  },
)

test('[LG2-UPG-Eq] each side of Cassian Andor has keywords of its own', () => {
  expect(keywordsBySide(upgradeCard('cassian-andor'))).toEqual({
    front: ['Low Profile', 'Secret Mission'],
    back: ['Uncanny Luck 1'],
  })
})

const shared = ['armament', 'pilot', 'generator', 'ordnance', 'gear', 'grenades', 'hardpoint']

test('[LG2-UPG-009] weapons on cards of the kinds that bring no miniature are the unit’s', () => {
  const armed = offered.filter(({ card }) => shared.includes(card.slot) && card.weapons !== undefined)
  expect(new Set(armed.map(({ card }) => card.slot)).size).toBeGreaterThan(3)
  const lacking = armed.filter(({ card, gift }) => {
    const { weapons, minis } = giftOf(card, gift)
    return minis.length > 0 || weapons.length !== card.weapons?.length
  })
  expect(lacking.map(({ card }) => card.id)).toEqual([])
})

test('whatever is not offered waits in the list of what is not shown, and nothing else does', () => {
  const folder = fileURLToPath(new URL('../../rules', import.meta.url))
  const { exemptions, problems } = readRulebook([{ game: 'legion', folder }])
  expect(problems).toEqual([])
  const waiting = exemptions.pending.flatMap((one) => ('rules' in one ? one.rules : []))
  expect(waiting.filter((id) => /^LG2-UPG-[A-Za-z]{2}$/.test(id)).sort()).toEqual(
    upgradeCards.flatMap((card) => (isUpgradeOffered(card) ? [] : [`LG2-UPG-${card.hq}`])).sort(),
  )
})
