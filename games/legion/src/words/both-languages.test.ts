import { placeAt } from '@sandtable/bots'
import {
  applyAnswer,
  awaited,
  look,
  nextBelow,
  type Plain,
  pickOne,
  type Random,
  randomFrom,
  start,
} from '@sandtable/kernel'
import { newReader, textsAtTable, textsIn, textsOnRequest } from '@sandtable/kernel/contract'
import { describe, expect, test } from 'vitest'
import { battleCards, commandCards, counterparts, unitCards, upgradeCards } from '../../data/2024/index.ts'
import { flawsIn } from '../../test/languages.ts'
import { steady } from '../bot/index.ts'
import { legion } from '../index.ts'
import type { Army } from '../list/army.ts'
import { builder } from '../list/builder.ts'
import { factionNames } from '../list/terms.ts'
import { lobby } from '../lobby.ts'
import type { LState } from '../state.ts'
import { cardName } from './names.ts'

/** Plays a game, by chance or with a bot, and shows its states. */
function play(seed: string, withBot: boolean, show: (s: LState) => void): void {
  const random = randomFrom(seed)
  const s = start(legion, { setup: legion.randomSetup(random), seed })
  while (s.over === null) {
    show(s)
    const seat = pickOne(random, awaited(s))
    const place = placeAt(s, seat)
    applyAnswer(s, seat, withBot ? steady.choose(place, random) : place.sample(random))
  }
  show(s)
}

test.each([
  ['Rebel Troopers attack', 'Rebel Troopers greifen an', 'English'],
  ['Sturmtruppen attack', 'Sturmtruppen greifen an', 'German'],
  ['Reveal', 'Reveal', 'not translated'],
  ['gold-1 moves', 'Sturmtruppen 1 geht', 'key'],
])('“%s” beside “%s” is noticed', (en, de, fault) => {
  expect(flawsIn({ en, de })[0]).toContain(fault)
})

describe('in both languages everybody reads all', () => {
  test.each([
    ['by chance', false],
    ['with bots', true],
  ])(
    'of a whole game %s',
    (how, withBot) => {
      const reader = newReader(flawsIn)
      play(`both languages ${how}`, withBot, (s) => {
        // Where something is told, or now and then.
        if (s.news.length === 0 && s.decision % 5 > 0) return
        for (const seat of s.seats) {
          reader.read(textsAtTable(legion, look(s, seat)))
          if (s.decision % 100 === 0) reader.read(textsOnRequest(legion, look(s, seat)))
        }
      })
      expect(reader.flaws).toEqual([])
      expect(reader.count).toBeGreaterThan(500)
    },
    240_000,
  )
})

describe('before the game everybody reads in both languages', () => {
  test('names of the game, armies, battlefields and lessons', () => {
    const reader = newReader(flawsIn)
    reader.read(textsIn({ name: legion.name, ...lobby }))
    for (const reason of [
      'last standing',
      'victory points',
      'most victory points',
      'fewer losses',
      'draw',
      'conceded',
      'agreed',
    ]) {
      const [en, de] = [legion.phrases.en.reason(reason), legion.phrases.de.reason(reason)]
      reader.read([{ en: String(en), de: String(de) }])
    }
    expect(reader.flaws).toEqual([])
  })

  test('every card that there is, and what is printed on it', () => {
    const reader = newReader(flawsIn)
    const bought = Object.entries({
      unit: unitCards,
      counterpart: counterparts,
      upgrade: upgradeCards,
      command: commandCards,
      battle: battleCards,
    }).flatMap(([kind, cards]) => cards.map(({ id }) => `${kind}:${id}`))
    // What only counts, and is told by nobody, has no name.
    const used = legion.cards.filter(({ trigger, replace, action }) => trigger ?? replace ?? action)
    reader.read(used.map(({ id }) => cardName(id)))
    for (const about of new Set([...bought, ...legion.cards.map(({ id }) => id)]))
      reader.read(textsIn(legion.sheet?.(about)))
    expect(reader.flaws).toEqual([])
    expect(reader.count).toBeGreaterThan(1000)
  })

  test('what armies are made of, and what can be wrong with one', () => {
    const reader = newReader(flawsIn)
    const random = randomFrom('both languages armies')
    for (const force of [
      ...Object.keys(factionNames).map((faction) => builder.empty(faction)),
      ...lobby.forces.map((one) => one.force),
    ]) {
      const built = builder.show(force)
      reader.read([...textsIn(built)].filter(({ en }) => en !== ''))
      for (const { id } of [...built.places, ...built.rows.slice(0, 3).flatMap((row) => row.places)])
        reader.read([...textsIn(builder.offers(force, id))].filter(({ en }) => en !== ''))
    }
    for (let i = 0; i < 300; i++) reader.read(textsIn(builder.show(wildArmy(random))))
    expect(reader.flaws).toEqual([])
  }, 120_000)
})

/** Cards picked blindly, of any faction. */
function wildArmy(random: Random): Plain {
  const some = <T>(most: number, of: readonly T[]): T[] =>
    Array.from({ length: nextBelow(random, most) }, () => pickOne(random, of))
  const army: Army = {
    name: '',
    faction: pickOne(random, Object.keys(factionNames)),
    units: some(7, unitCards).map(({ id }) => ({
      card: id,
      upgrades: some(3, upgradeCards).map((one) => one.id),
    })),
    commands: some(8, commandCards).map(({ id }) => id),
    battle: some(10, battleCards).map(({ id }) => id),
  }
  return army as unknown as Plain
}
