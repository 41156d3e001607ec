import { placeAt } from '@sandtable/bots'
import {
  applyAnswer,
  awaited,
  type Bot,
  look,
  nextBelow,
  type Plain,
  pickOne,
  type Random,
  randomFrom,
  type Seat,
  sampleFor,
  start,
} from '@sandtable/kernel'
import { newReader, textsAtTable, textsIn, textsOnRequest } from '@sandtable/kernel/contract'
import { describe, expect, test, vi } from 'vitest'
import { pilotCards } from '../../data/pilots.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import { ship, squad } from '../../test/forces.ts'
import { flawsIn } from '../../test/languages.ts'
import { steady } from '../bot/index.ts'
import { xwing } from '../index.ts'
import { builder } from '../squad/builder.ts'
import { squadFactions } from '../squad/cards.ts'
import { checkSquad } from '../squad/check.ts'
import { say } from '../squad/problem.ts'
import type { Squad } from '../squad/squad.ts'
import type { XState } from '../state.ts'
import { cardName } from './names.ts'

/** Plays a whole game, by chance or with a bot, and shows every state. */
function play(seed: string, bots: Readonly<Record<Seat, Bot>>, show: (s: XState, move: number) => void) {
  const random = randomFrom(seed)
  const s = start(xwing, { setup: xwing.randomSetup(random), seed })
  for (let move = 0; s.over === null && move < 5000; move++) {
    show(s, move)
    const [seat = ''] = awaited(s)
    const bot = bots[seat]
    applyAnswer(
      s,
      seat,
      bot === undefined ? sampleFor(s, seat, random) : bot.choose(placeAt(s, seat), random),
    )
  }
  show(s, -1)
}

test.each([
  ['pilot:wedgeantilles', 'pilot:wedgeantilles', 'key'],
  ['performs a target-lock', 'führt eine target-lock durch', 'key'],
  ['red-2 is placed', 'Rot 2 ist platziert', 'key'],
  ['undefined flies', 'Wedge Antilles fliegt', 'key'],
  ['refused by XW-ATK-001', 'verboten durch XW-ATK-001', 'key'],
  ['Reveal', 'Reveal', 'not translated'],
  ['Wedge Antilles reveals', 'Wedge Antilles reveals', 'not translated'],
  ['2 hits', '2 Treffer with Würfeln', 'English'],
  ['No slot for Predator', 'Kein Platz für Predator', 'English'],
  ['Das Schiff', 'Das Schiff da', 'German'],
  ['No slot for Jagdinstinkt', 'Kein Platz für Jagdinstinkt', 'German'],
])('“%s” beside “%s” is noticed', (en, de, fault) => {
  expect(flawsIn({ en, de })[0]).toContain(fault)
})

test.each([
  ['Wedge Antilles', 'Wedge Antilles'],
  ['“Howlrunner”: Proton Torpedoes, range 2', '„Kreischläufer“: Protonen-Torpedos, Reichweite 2'],
  ['SLAM', 'SLAM'],
  ['3', '3'],
])('“%s” beside “%s” is fine', (en, de) => {
  expect(flawsIn({ en, de })).toEqual([])
})

describe('in both languages everybody reads all', () => {
  test.each([
    ['by chance', ['1', '2', '3', '4'], {}],
    ['with a bot', ['5', '6'], { red: steady, blue: steady }],
  ])(
    'of whole games %s',
    (_, seeds, bots) => {
      const reader = newReader(flawsIn)
      for (const seed of seeds) {
        play(`both languages ${seed}`, bots, (s, move) => {
          for (const seat of s.seats) {
            reader.read(textsAtTable(xwing, look(s, seat)))
            if (move % 25 === 0) reader.read(textsOnRequest(xwing, look(s, seat)))
          }
        })
      }
      expect(reader.flaws).toEqual([])
      expect(reader.count).toBeGreaterThan(500)
    },
    240_000,
  )

  test('of the odds of an attack', () => {
    const reader = newReader(flawsIn)
    let shown = 0
    play('both languages 5', { red: steady, blue: steady }, (s) => {
      for (const seat of awaited(s)) {
        const { options, step } = placeAt(s, seat).question
        if (step !== 'declare target' || options === null || shown >= 8) continue
        shown++
        reader.read(textsIn(xwing.odds?.(s, seat, options[0] ?? null)))
      }
    })
    expect(reader.flaws).toEqual([])
    expect(reader.count).toBeGreaterThan(3)
  }, 120_000)
})

/** Ships and cards picked blindly, of any faction. */
function wildSquad(random: Random): Squad {
  const ships = Array.from({ length: 1 + nextBelow(random, 4) }, () => ({
    pilot: pickOne(random, pilotCards).id,
    upgrades: Array.from({ length: nextBelow(random, 6) }, () => pickOne(random, upgradeCards).id),
  }))
  return { name: '', faction: pickOne(random, squadFactions), ships }
}

describe('before the game everybody reads in both languages', () => {
  test('names of the game, forces, boards and lessons', () => {
    const reader = newReader(flawsIn)
    reader.read(textsIn({ name: xwing.name, lobby: xwing.lobby }))
    for (const reason of ['destroyed', 'both destroyed', 'points', 'conceded', 'agreed'])
      reader.read([
        { en: String(xwing.phrases.en.reason(reason)), de: String(xwing.phrases.de.reason(reason)) },
      ])
    expect(reader.flaws).toEqual([])
  })

  test('every card that there is', () => {
    const reader = newReader(flawsIn)
    reader.read(xwing.cards.map(({ id }) => cardName(id)))
    expect(reader.flaws).toEqual([])
  })

  test('what is printed on every card', () => {
    const reader = newReader(flawsIn)
    const bought = [
      ...pilotCards.map(({ id }) => `pilot:${id}`),
      ...upgradeCards.map(({ id }) => `upgrade:${id}`),
    ]
    for (const about of new Set([...bought, ...xwing.cards.map(({ id }) => id)]))
      reader.read(textsIn(xwing.sheet?.(about)))
    expect(reader.flaws).toEqual([])
    expect(reader.count).toBeGreaterThan(100)
  })

  test('what squads are made of, and everything that can be wrong with one', () => {
    const reader = newReader(flawsIn)
    const random = randomFrom('both languages squads')
    const said = Object.values(say).map((one) => vi.spyOn(say, one.name as keyof typeof say))
    for (const faction of squadFactions) {
      const empty = builder.empty(faction)
      reader.read([...textsIn(builder.show(empty)), ...textsIn(builder.offers(empty, 'ships'))])
    }
    for (const { force } of xwing.lobby?.forces ?? []) {
      const { rows, ...rest } = builder.show(force)
      reader.read(textsIn([rows, rest]))
      for (const { id } of rows.flatMap(({ places }) => places))
        reader.read(textsIn(builder.offers(force, id)))
    }
    for (const odd of oddSquads)
      reader.read(textsIn(checkSquad(odd, { points: 100, offered: (id) => id !== 'r2d2' })))
    for (let i = 0; i < 2000; i++) reader.read(textsIn(builder.show(wildSquad(random) as unknown as Plain)))
    expect(reader.flaws).toEqual([])
    expect(said.filter((one) => one.mock.calls.length === 0).map((one) => one.getMockName())).toEqual([])
  }, 120_000)

  test('what came of a squad in a file', () => {
    const reader = newReader(flawsIn)
    const [format] = builder.formats
    for (const text of files) reader.read(textsIn(format?.read(text)))
    expect(reader.flaws).toEqual([])
    expect(reader.count).toBe(files.length)
  })
})

/** Squads as a file may hold them, and such as nobody would come upon blindly. */
const oddSquads: readonly unknown[] = [
  'a squad',
  squad('rebel'),
  squad('rebel', ...Array.from({ length: 201 }, () => ship('rookiepilot'))),
  squad('rebel', ship('rookiepilot', ...Array.from({ length: 31 }, () => 'predator'))),
  squad('rebel', ship('4711', '4712')),
  squad('rebel', ship('rookiepilot', 'r2d2')),
  squad('rebel', ship('greensquadronpilot', 'awingtestpilot', 'predator', 'predator')),
  squad('scum', ship('nashtahpuppilot', 'predator')),
  squad('scum', ...Array.from({ length: 3 }, () => ship('blacksunace', 'attannimindlink'))),
]

/** Squads in files, each with one thing amiss. */
const files: readonly string[] = [
  'x'.repeat(100_001),
  'no squad',
  '{}',
  JSON.stringify({ faction: '4711', pilots: [] }),
  JSON.stringify({ faction: 'rebel', pilots: Array.from({ length: 101 }, () => ({})) }),
  JSON.stringify({ faction: 'rebel', pilots: [{}] }),
  JSON.stringify({ faction: 'rebel', pilots: [{ name: '4711' }] }),
  JSON.stringify({ faction: 'rebel', pilots: [{ name: 'bluesquadronpilot', ship: '4711' }] }),
  JSON.stringify({ faction: 'rebel', pilots: [{ name: 'rookiepilot', upgrades: 'all' }] }),
  JSON.stringify({ faction: 'rebel', pilots: [{ name: 'rookiepilot', upgrades: { ept: ['4711'] } }] }),
]
