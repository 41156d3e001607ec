import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  applyAnswer,
  awaited,
  type Entry,
  languages,
  look,
  type Plain,
  randomFrom,
  sampleFor,
  sentenceFor,
  start,
} from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { damageCards } from '../../data/damage.ts'
import { isSentence } from '../../test/languages.ts'
import { xwing } from '../index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { cardName } from './names.ts'
import { shipName } from './ships.ts'

const books = { en, de }
const src = fileURLToPath(new URL('..', import.meta.url))

/** Keys that must never reach a reader: ids of cards and of ships, and names of things that have none. */
const raw =
  /\b(pilot|upgrade|damage|condition|effect|rule):\S|\b(red|blue|bomb)-\d|[a-z]-token|undefined|NaN|[{}[\]]|\bnull\b/

function problemsOf(entry: Entry, table?: Plain): string[] {
  return languages.flatMap((language) => {
    const sentence = books[language].entry(entry, table)
    if (sentence === null) return [`${language}: no sentence for ${JSON.stringify(entry)}`]
    return isSentence(sentence) && !raw.test(sentence) ? [] : [`${language}: ${sentence}`]
  })
}

/** Plays a random game; what it told, each with the table as an onlooker saw it then. */
function playRandom(seed: string, most: number): { entry: Entry; table: Plain }[] {
  const random = randomFrom(seed)
  const s = start(xwing, { setup: xwing.randomSetup(random), seed })
  const heard: { entry: Entry; table: Plain }[] = []
  const hear = () => {
    const { table } = look(s, null)
    for (const entry of s.news) heard.push({ entry, table })
  }
  hear()
  for (let i = 0; i < most && s.over === null; i++) {
    const [seat] = awaited(s)
    if (seat === undefined) break
    applyAnswer(s, seat, sampleFor(s, seat, random))
    hear()
  }
  return heard
}

describe('sentences', () => {
  test('whatever a random game tells is a sentence in both languages', () => {
    const problems = new Set<string>()
    const types = new Set<string>()
    for (let game = 0; game < 6; game++) {
      for (const { entry, table } of playRandom(`words ${game}`, 500)) {
        types.add(entry.type)
        for (const problem of [...problemsOf(entry), ...problemsOf(entry, table)]) problems.add(problem)
        if (sentenceFor('xwing', entry, 'de') !== de.entry(entry)) problems.add(`not its own: ${entry.type}`)
      }
    }
    expect([...problems].slice(0, 10)).toEqual([])
    expect([...types]).toEqual(expect.arrayContaining(['round', 'dial', 'moved', 'attack', 'action', 'used']))
  })

  test('every type of entry that the sources tell has a sentence', () => {
    const types = new Set<string>()
    for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
      const text = readFileSync(`${src}/${file}`, 'utf8')
      for (const [, rest = ''] of text.matchAll(/\btell\(([^;]*?)\)\n/gs)) {
        for (const [, type = ''] of rest.matchAll(/\btype: '([^']+)'/g)) types.add(type)
      }
    }
    expect(types.size).toBeGreaterThan(20)
    for (const language of languages)
      expect([...types].filter((type) => !books[language].types.includes(type))).toEqual([])
    expect(en.types).toEqual(de.types)
  })

  test('ships go by their pilots, and by side and number where a pilot flies twice', () => {
    const table = {
      ships: [
        { id: 'red-1', pilot: 'howlrunner' },
        { id: 'red-2', pilot: 'academypilot' },
        { id: 'blue-1', pilot: 'academypilot' },
      ],
    }
    expect(shipName('red-1', table)).toEqual({ en: '"Howlrunner"', de: '„Kreischläufer“' })
    expect(shipName('red-2', table).de).toBe('Pilot der Akademie (Rot 2)')
    expect(shipName('blue-1').en).toBe('Blue 1')
    expect(shipName('blue-1-pup').de).toBe('Welpe von Blau 1')
    expect(shipName('wedge').de).toBe('wedge')
  })

  test('dice are counted by face, tokens and cards have their names', () => {
    const dice = { type: 'attack dice', ship: 'red-1', dice: ['crit', 'blank', 'crit', 'hit'] }
    expect(en.entry(dice)).toBe('Red 1, attack dice: 2 crits, 1 blank, 1 hit.')
    expect(de.entry(dice)).toBe('Rot 1, Angriffswürfel: 2 kritische Treffer, 1 Leerseite, 1 Treffer.')
    expect(de.entry({ type: 'token', ship: 'red-1', token: 'stress', count: 2 })).toBe(
      'Rot 1 erhält 2 Stressmarker.',
    )
    expect(de.entry({ type: 'damage card', ship: 'red-1', card: 'core-directhit' })).toBe(
      'Rot 1 erhält eine Schadenskarte: Volltreffer!.',
    )
    const turn = { type: 'dial', ship: 'red-1', speed: 4, bearing: 'koiogran', difficulty: 'red' }
    expect(de.entry(turn)).toBe('Rot 1 deckt auf: Koiogran-Wende 4 (rot).')
  })

  test('what a face-down damage card is stays unsaid', () => {
    expect(en.entry({ type: 'damage card', ship: 'red-1' })).toBe('Red 1 is dealt a face-down damage card.')
  })

  test('every card that can be used has a name', () => {
    const nameless = xwing.cards.filter(({ id }) => {
      const used = { type: 'used', card: id, seat: 'red', on: 'red-1', moment: 'after attack' }
      return problemsOf(used).length > 0
    })
    expect(nameless.map(({ id }) => id)).toEqual([])
    for (const { id, name } of damageCards) {
      expect(cardName(`damage:${id}`).en).toBe(name)
      expect(cardName(id).de).not.toBe(name)
    }
  })
})

describe('steps', () => {
  test('every procedure and every step has a name in both languages', () => {
    const missing: string[] = []
    for (const { name, steps } of xwing.procedures) {
      for (const step of [null, ...steps.filter(({ type }) => type !== 'repeat').map((one) => one.name)]) {
        for (const language of languages) {
          if (xwing.phrases[language].step(name, step) === null)
            missing.push(`${language}: ${name} › ${step}`)
        }
      }
    }
    expect(missing).toEqual([])
  })

  test('so has every moment at which a card acts', () => {
    const moments = xwing.cards.flatMap(({ trigger, replace }) => [
      ...Object.keys(trigger ?? {}),
      ...Object.keys(replace ?? {}),
    ])
    expect(moments.length).toBeGreaterThan(5)
    expect([...new Set(moments)].filter((moment) => en.step('moment', moment) === null)).toEqual([])
  })

  test('every reason why a game ends is told', () => {
    for (const reason of ['destroyed', 'both destroyed', 'points', 'conceded']) {
      for (const language of languages) {
        const sentence = books[language].entry({ type: 'over', winner: 'blue', reason })
        expect(sentence).toContain(books[language].reason(reason))
      }
    }
    expect(de.entry({ type: 'over', winner: 'blue', reason: 'points' })).toMatch(/^Blau gewinnt: mehr/)
  })
})
