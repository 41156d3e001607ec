import { fileURLToPath } from 'node:url'
import { readRulebook } from '@sandtable/rulebook/files'
import { expect, test } from 'vitest'
import { upgradeCards } from '../../data/2024/index.ts'
import { upgradeEntries } from '../../test/upgrade-entries.ts'
import { giftOf } from '../../test/upgrade-gifts.ts'
import { isUpgradeOffered } from '../list/offered.ts'

const entries = upgradeEntries()

test('the ledger has every upgrade once', () => {
  expect(entries.map(({ hq }) => hq).sort()).toEqual(upgradeCards.map(({ hq }) => hq).sort())
})

/** Those of which figures, weapons, miniatures and keywords tell everything. */
const plain = upgradeCards.flatMap((card) => {
  const gift = entries.find(({ hq }) => hq === card.hq)?.gift
  return gift != null && isUpgradeOffered(card)
    ? [[`[LG2-UPG-${card.hq}] ${card.name}`, card, gift] as const]
    : []
})

test('what an entry tells wholly is a card without an effect of its own', () => {
  expect(plain.flatMap(([, card]) => (card.effect === true ? [card.id] : []))).toEqual([])
})

test.each(plain)('%s is what the ledger says', (_, card, gift) => {
  const found = giftOf(card, gift)
  expect({ ...found, carriers: gift.carriers && found.carriers }).toEqual(gift)
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
