import { games } from '@sandtable/games'
import { newHost } from '@sandtable/keeper/host'
import { partsOf, partsOfCard } from '@sandtable/rulebook'
import { expect, test } from 'vitest'
import type { Connection } from '../connection.ts'
import { isCard, type Rules, rulesAbout, rulesNamed, rulesOf } from './rules.ts'

const played = ['drill', 'xwing', 'assault', 'legion', 'apex']
const both = played.flatMap((game) => [[game, 'en'] as const, [game, 'de'] as const])

function wordsOf({ byId, legend }: Rules): string[] {
  const reading = { legend, knows: (id: string) => byId.has(id) }
  return [...byId.values()].map((rule) => {
    const parts = isCard(rule) ? partsOfCard(rule.text, reading) : partsOf(rule.text, reading)
    return parts
      .map((part) => ('meaning' in part ? part.meaning.short : 'text' in part ? part.text : ''))
      .join('')
  })
}

test.each(both)('no code and no short form is left in what people read of %s, %s', async (game, language) => {
  const rules = await rulesOf(game, language).get()
  const left = wordsOf(rules).filter((words) =>
    /@[a-z]|\(\?\)|\b(?:ATK|DEF|LOS|[MV]P|PS|2?srg|QR3|R[1-5]-[1-5])\b/.test(words),
  )
  expect(left).toEqual([])
})

test('the rules of a game come with those of the table, in the language of the reader', async () => {
  const [english, german] = [await rulesOf('drill', 'en').get(), await rulesOf('drill', 'de').get()]
  expect([...german.byId.keys()]).toEqual([...english.byId.keys()])
  expect(german.byId.get('ST-ASK-001')?.text).toContain('gefragt')
  expect(german.sections.map((section) => section.of)).toContain('table')
  expect(english.find('ST-ASK-001')[0]?.rule.text).toContain('asked')
  expect(german.find('aufgegeben')[0]?.rule.id).toBe('ST-CONC-002')
})

test('rules are read in German, and only those of the game', async () => {
  const apex = await rulesOf('apex', 'de').get()
  expect(apex.byId.get('APX-META-001')?.text).toMatch(/ Grundregeln /)
  expect([...apex.byId.keys()].some((id) => id.startsWith('XW-'))).toBe(false)
})

test('a card without code of its own is found by its name, and by its kind where a name has two', () => {
  const ids = [
    'XW-UPG-hansolo',
    'XW-PIL-hansolo',
    'IA-DEP-trooper',
    'IA-DEP-heavy-trooper',
    'IA-SKM-anchorhead-A',
  ]
  expect(rulesNamed(ids, 'pilot:hansolo')).toEqual(['XW-PIL-hansolo'])
  expect(rulesNamed(ids, 'upgrade:hansolo')).toEqual(['XW-UPG-hansolo'])
  expect(rulesNamed(ids, 'deployment:trooper')).toEqual(['IA-DEP-trooper'])
  expect(rulesNamed(ids, 'mission:anchorhead-A')).toEqual(['IA-SKM-anchorhead-A'])
  expect(rulesNamed(ids, 'pilot:academypilot')).toEqual([])
})

test.each(['xwing', 'assault'])('every card of %s that does something has words', async (id) => {
  const rules = await rulesOf(id, 'de').get()
  const game = games.find((one) => one.id === id)
  const host = newHost(
    () => {},
    () => {},
    new Map(games.map((one) => [one.id, one])),
  )
  const connection: Pick<Connection, 'call'> = { call: async (kind, ask) => ({ reply: host(kind, ask) }) }
  const mute = []
  for (const card of game?.cards ?? [])
    if (card.rules.length > 0 && (await rulesAbout(rules, connection, id, card.id)).length === 0)
      mute.push(card.id)
  expect(mute).toEqual([])
})
