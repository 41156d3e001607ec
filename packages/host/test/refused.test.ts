import { afterAll, expect, test } from 'vitest'
import type { Visitor } from '../src/visitor.ts'
import { openHouse } from './house.ts'
import { refusedBy, twoAt } from './people.ts'

const house = await openHouse({}, undefined, ['drill', 'xwing', 'legion', 'apex'])
afterAll(() => house.close())

/** What is said to somebody who reads English, and to somebody who reads German. */
async function inBoth(ask: (visitor: Visitor) => Promise<unknown>): Promise<readonly [string, string]> {
  const readers = [await house.visit({ language: 'en' }), await house.visit({ language: 'de' })]
  const [en, de] = [await refusedBy(ask(readers[0] as Visitor)), await refusedBy(ask(readers[1] as Visitor))]
  expect(en.code).toBe(de.code)
  for (const one of readers) await one.leave()
  return [en.message, de.message]
}

test('a link that leads nowhere says so, and the way back, in both languages', async () => {
  const { ann, ben, table } = await twoAt(house)
  const joining = (to: string) => inBoth((one) => one.call('join', { table: to }))
  const open = { en: 'make a table of your own', de: 'eröffne einen eigenen Tisch' }
  const nowhere = await inBoth((one) => one.sit('nowhere'))
  expect(nowhere[0]).toMatch(/^There is no such table.+: ask for it again\.$/)
  expect(nowhere[1]).toMatch(/^Diesen Tisch gibt es nicht.+: Lass ihn dir noch einmal geben\.$/)
  const full = await ann.call('make table', { game: 'drill', bots: { blue: { bot: 'steady' } } })
  expect((await joining(full))[0]).toMatch(new RegExp(`^All seats.+, or ${open.en}\\.$`))
  expect((await joining(full))[1]).toMatch(new RegExp(`^Alle Plätze.+ oder ${open.de}\\.$`))
  expect((await joining(table))[0]).toMatch(
    new RegExp(`^The game at this table has begun.+, or ${open.en}\\.$`),
  )
  expect((await joining(table))[1]).toMatch(new RegExp(`hat schon begonnen\\..+ oder ${open.de}\\.$`))
  await ben.move('concede', table, { seat: 'blue' })
  expect((await joining(table))[0]).toMatch(
    new RegExp(`is over\\. You can look at how it went, or ${open.en}\\.$`),
  )
  expect((await joining(table))[1]).toMatch(/ist vorbei\. Du kannst ansehen, wie es ging, oder/)
  // And so one can.
  const cas = await house.visit()
  await cas.sit(table)
  expect(cas.shown(table).over?.winner).toBe('red')
  await ann.call('give back', { table: full })
  expect((await joining(full))[0]).toMatch(/given up before the game began\. Make one of your own\.$/)
  expect((await joining(full))[1]).toMatch(/aufgegeben.+\. Eröffne einen eigenen\.$/)
})

test('a force that is not legal is refused with the rule, wholly in the language of whoever reads it', async () => {
  const making = (game: string, force: unknown, more: object = {}) =>
    inBoth((one) => one.call('make table', { game, force: force as never, ...more }))
  const [en, de] = await making('xwing', { name: 'None', faction: 'rebel', ships: [] })
  expect(en).toBe(
    'This force cannot be played here. A squad needs at least one ship. (XW-BUILD-001) Choose another, or mend it.',
  )
  expect(de).toBe(
    'Diese Truppe kann hier nicht gespielt werden. Eine Staffel braucht mindestens ein Schiff. (XW-BUILD-001) Wähle eine andere, oder ändere sie.',
  )
  for (const [game, force] of [
    ['xwing', 9],
    ['legion', { units: 'many' }],
    ['apex', ['nobody', 'nothing']],
    ['drill', { cadets: -1 }],
    ['drill', 9],
  ] as const) {
    const [said, gesagt] = await making(game, force)
    expect(said).toContain('It is no force of this game')
    expect(gesagt).toContain('Sie gehört nicht zu diesem Spiel')
  }
  expect((await making('xwing', 'none such'))[1]).toContain('Eine fertige Truppe „none such“ gibt es')
})

test('forces of one size meet: another is refused with the size', async () => {
  const { legion } = await import('@sandtable/legion')
  const forces = legion.lobby?.forces ?? []
  const [large, small] = [1000, 600].map((limit) => forces.find((one) => one.limit === limit))
  if (large === undefined || small === undefined) throw new Error('there are not two sizes')
  const ann = await house.visit()
  const table = await ann.call('make table', { game: 'legion', force: large.id })
  for (const force of [small.id, small.force]) {
    const [en, de] = await inBoth((one) => one.call('join', { table, force }))
    expect(en).toContain('At this table forces of 1000 points meet.')
    expect(de).toContain('An diesem Tisch treffen sich Truppen zu 1000 Punkten.')
  }
})

test('a clock of zero says what a clock needs', async () => {
  const options = { clock: { total: 0, atZero: 'concede' as const } }
  const [en, de] = await inBoth((one) => one.call('make table', { game: 'drill', options }))
  expect(en).toBe('A clock needs a time for the game or for each answer, of 5 seconds or more; 0 is not one.')
  expect(de).toBe(
    'Eine Uhr braucht eine Zeit für das Spiel oder für jede Antwort, mindestens 5 Sekunden; 0 ist keine.',
  )
})

test('the rules play a seat where they say how, and nowhere else', async () => {
  const ann = await house.visit()
  const bots = { silver: { bot: 'alone' } }
  const [, de] = await inBoth((one) => one.call('make table', { game: 'legion', bots }))
  expect(de).toBe('Für dieses Spiel gibt es keinen Bot „alone“.')
  const terms = { edition: '2018' }
  const table = await ann.call('make table', { game: 'legion', terms, bots })
  await ann.sit(table)
  await ann.until(() => ann.isShown(table))
  expect([ann.shown(table).byRules, ann.shown(table).players.silver]).toEqual([['silver'], 'alone'])
  const open = await ann.call('make table', { game: 'legion', terms })
  await ann.call('seat bot', { table: open, seat: 'silver', bot: 'alone-hard' })
  expect((await ann.call('around', { table: open })).seats[1]?.player).toBe('alone-hard')
  for (let moves = 0; moves < 12; moves++) {
    await ann.until(() => ann.shown(table).awaited.includes('gold'))
    await ann.move('decide', table, { seat: 'gold' })
  }
  expect(ann.shown(table).awaited).toEqual(['gold'])
})
