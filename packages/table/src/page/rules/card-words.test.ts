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

test('of what several rules say, the first one tells it, if it begins with what it is called', async () => {
  for (const [language, called] of [
    ['en', 'Guardian'],
    ['de', 'Beschützer'],
  ] as const) {
    const rules = await rulesOf('legion', language).get()
    const words = (by: string) => wordsOfRules(rules, ['LG2-KW-040', 'LG2-KW-044'], false, by)
    expect(words(called)).toMatch(/^\p{Lu}.* 1 /u)
    expect(words(called)).not.toMatch(/^(Guardian|Beschützer)/)
    expect(words('Pass')).toBe('')
    expect(words('')).toBe('')
  }
})

test('an answer that is one ability of a card is told from there on', async () => {
  const words = wordsOfCard(await rulesOf('assault', 'en').get(), 'deployment:gaarkhan')
  expect(words).toMatch(/^Enraged: /)
  expect(fromAbility(words, 'Charge (1 action)')).toMatch(/^Move up to Speed spaces/)
  expect(fromAbility(words, 'Rest')).toBe(words)
})

const everyGame = games.flatMap(({ id }) => languages.map((language) => [id, language] as const))

test.each(everyGame)('numbers of rules are no words, on no card of %s, %s', async (id, language) => {
  const rules = await rulesOf(id, language).get()
  const books = new Set([...rules.byId.keys()].map((one) => one.slice(0, one.indexOf('-'))))
  const number = new RegExp(`\\b(?:OPEN-[0-9]|(?:${[...books].join('|')})-[A-Z][A-Z0-9]*-[A-Za-z0-9])`)
  const said = [...rules.byId.values()]
    .filter(isCard)
    .flatMap((card) => [true, false].map((named) => wordsOfRules(rules, [card.id], named)))
  expect(said.length).toBeGreaterThan(5)
  expect(said.filter((words) => number.test(words))).toEqual([])
})

test('what stands beside the number of a rule is said all the same', async () => {
  const rules = await rulesOf('apex', 'en').get()
  expect(wordsOfRules(rules, ['APX-CARD-weapon-recoil-1'], false)).toMatch(/slots right of the one before\.$/)
  expect(wordsOfRules(rules, ['APX-CARD-object-tree'], false)).toMatch(
    /as a respawn beacon without respawning\.$/,
  )
})

test('of several abilities each is told by its name', async () => {
  const rules = await rulesOf('apex', 'en').get()
  const two = [...rules.byId.keys()].filter((id) => id.startsWith('APX-CARD-bangalore-')).slice(0, 2)
  const [one = ''] = two
  expect(wordsOfRules(rules, two, false)).not.toBe('')
  expect(wordsOfRules(rules, two, false).startsWith(wordsOfRules(rules, [one], false))).toBe(false)
})

test('a card that an example tells of is told once', async () => {
  const rules = await rulesOf('legion', 'en').get()
  const words = wordsOfRules(rules, ['LG2-BAT-yx', 'LG2-SAMP-011'], false)
  expect(words).toBe(wordsOfRules(rules, ['LG2-BAT-yx'], false))
})
