import { games } from '@sandtable/games'
import { languages } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { fromAbility, wordsOfCard, wordsOfRules } from './card-words.ts'
import { isCard, rulesOf } from './rules.ts'

const both = ['xwing', 'assault'].flatMap((game) => languages.map((language) => [game, language] as const))

test.each(both)('every card with a sheet has words of its own in %s, %s', async (id, language) => {
  const rules = await rulesOf(id, language).get()
  const game = games.find((one) => one.id === id)
  const printed = game?.cards.filter((card) => game.sheet?.(card.id) != null) ?? []
  expect(printed.length).toBeGreaterThan(300)
  const mute = printed.filter((card) => wordsOfCard(rules, card.id) === '')
  expect(mute.map((card) => card.id)).toEqual([])
})

test('the words of a card come without its name, and with moments and short forms in words', async () => {
  const [en, de] = [await rulesOf('xwing', 'en').get(), await rulesOf('xwing', 'de').get()]
  expect(wordsOfCard(en, 'upgrade:ioncannon')).toMatch(/3 dice, range 1 to 3/)
  expect(wordsOfCard(en, 'upgrade:ioncannon')).not.toMatch(/Ion Cannon|@/)
  expect(wordsOfCard(de, 'upgrade:ioncannon')).toMatch(/Schaden/)
  expect(wordsOfCard(en, 'pilot:hansolo')).not.toBe(wordsOfCard(en, 'upgrade:hansolo'))
  expect(wordsOfCard(en, 'pilot:rookiepilot')).toBe('')
  expect(wordsOfCard(de, 'upgrade:heavylasercannon')).toMatch(/Reichweite 2–3\. [A-ZÄÖÜ]/)
  // A moment that the sentence goes on from is no heading.
  expect(wordsOfCard(en, 'upgrade:marksmanship')).toMatch(/^An action, then modify attack dice: /i)
})

test('an answer that is one ability of a card is told from there on', async () => {
  const words = wordsOfCard(await rulesOf('assault', 'en').get(), 'deployment:gaarkhan')
  expect(words).toMatch(/^Enraged: /)
  expect(fromAbility(words, 'Charge (1 action)')).toMatch(/^Move up to Speed spaces/)
  expect(fromAbility(words, 'Rest')).toBe(words)
})

test.each(languages)('numbers of rules are no words, on no card of Apex, %s', async (language) => {
  const rules = await rulesOf('apex', language).get()
  const said = [...rules.byId.values()].filter(isCard).map(({ id }) => wordsOfRules(rules, [id], false))
  expect(
    said.some((words) => /slots right of the one before\.|Plätze rechts vom vorigen\./.test(words)),
  ).toBe(true)
  expect(said.filter((words) => /[A-Z]+-[A-Z]+/.test(words))).toEqual([])
})
