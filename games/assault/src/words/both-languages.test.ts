import { placeAt } from '@sandtable/bots'
import {
  applyAnswer,
  awaited,
  canonical,
  look,
  nextBelow,
  type Plain,
  pickOne,
  type Random,
  randomFrom,
  type Seat,
  start,
} from '@sandtable/kernel'
import { newReader, type Reader, textsAtTable, textsIn, textsOnRequest } from '@sandtable/kernel/contract'
import { describe, expect, test, vi } from 'vitest'
import { commandCards } from '../../data/commands.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import { army, group } from '../../test/armies.ts'
import { flawsIn, flawsInName, germanToo, names } from '../../test/languages.ts'
import type { Army } from '../army/army.ts'
import { builder } from '../army/builder.ts'
import { affiliations, skirmishFigures } from '../army/cards.ts'
import { checkArmy } from '../army/check.ts'
import { say } from '../army/problem.ts'
import { steady } from '../bot/index.ts'
import { cards } from '../cards/index.ts'
import { assault } from '../index.ts'
import { lobby } from '../lobby.ts'
import { type MissionOnMap, offeredMaps, offeredMissions } from '../map/library.ts'
import type { AState } from '../state.ts'
import { abilityOfCard } from './names.ts'
import { specialName } from './pieces.ts'

const missions = offeredMaps().flatMap(offeredMissions)

/** Plays a game, by chance or with bots, and shows every state; until its end, or until somebody has seen enough. */
function play(
  seed: string,
  mission: MissionOnMap,
  bots: readonly Seat[],
  show: (s: AState) => 'enough' | undefined,
): void {
  const random = randomFrom(seed)
  const setup = { ...assault.randomSetup(random), missions: [mission] }
  const s = start(assault, { setup, seed })
  while (s.over === null) {
    if (show(s) === 'enough') return
    const seat = pickOne(random, awaited(s))
    const place = placeAt(s, seat)
    applyAnswer(s, seat, bots.includes(seat) ? steady.choose(place, random) : place.sample(random))
  }
  show(s)
}

/** What is asked and told, without the numbers: each kind of it is looked at once for each mission. */
function kindsIn(s: AState): string[] {
  const asked = awaited(s).map((seat) => {
    const { procedure, step, about } = placeAt(s, seat).question
    const { card = null, choice = null, moment = null } = (about ?? {}) as Record<string, Plain>
    return canonical([procedure, step, card, choice, moment])
  })
  return [
    ...asked,
    ...s.news.map(({ type, ability, card, why }) => canonical([type, ability ?? card ?? why ?? null])),
  ]
}

/** All that a seat reads at the table, and now and then what it can ask for. */
function lookAt(reader: Reader, s: AState, seat: Seat): void {
  const seen = look(s, seat)
  reader.read(textsAtTable(assault, seen))
  if (s.decision % 50 === 0) reader.read(textsOnRequest(assault, seen))
}

describe('in both languages everybody reads all', () => {
  test.each<[string, readonly Seat[], number]>([
    ['by chance', [], 1],
    ['with bots', ['gold', 'silver'], 1],
  ])('of whole games %s', (how, bots, games) => {
    const reader = newReader(flawsIn)
    for (let game = 0; game < games; game++) {
      const seed = `both languages ${how} ${game}`
      play(seed, pickOne(randomFrom(seed), missions), bots, (s) => {
        for (const seat of s.seats) lookAt(reader, s, seat)
        return undefined
      })
    }
    expect(reader.flaws).toEqual([])
    expect(reader.count).toBeGreaterThan(1500)
  })

  test('of every mission, wherever something is asked or told for the first time', () => {
    const reader = newReader(flawsIn)
    const met = new Set<string>()
    for (const mission of missions) {
      const here = `${mission.map} ${mission.letter}`
      let lastFresh = 0
      play(`both languages ${here}`, mission, [], (s) => {
        const fresh = [...kindsIn(s), `${here} ${s.stack.at(-1)?.procedure}`].filter((kind) => !met.has(kind))
        for (const kind of fresh) met.add(kind)
        if (fresh.length === 0) return s.decision > lastFresh + 100 ? 'enough' : undefined
        lastFresh = s.decision
        for (const seat of s.seats) lookAt(reader, s, seat)
        return undefined
      })
    }
    expect(reader.flaws).toEqual([])
    expect(met.size).toBeGreaterThan(1000)
  })

  test('of the odds of an attack, on figures and on things', () => {
    const reader = newReader(flawsIn)
    const shown = { figure: 0, thing: 0 }
    play('both languages odds', { map: 'chopper-base-atollon', letter: 'A' }, ['gold'], (s) => {
      for (const seat of awaited(s)) {
        const { options, step } = placeAt(s, seat).question
        for (const option of step === 'declare target' ? (options ?? []) : []) {
          const { target } = option as { target?: string }
          const kind = s.table.objects.some(({ id }) => id === target) ? 'thing' : 'figure'
          if (target === undefined || shown[kind] >= 3) continue
          shown[kind]++
          reader.read(textsIn(assault.odds?.(s, seat, option)))
        }
      }
      return shown.figure >= 3 && shown.thing >= 3 ? 'enough' : undefined
    })
    expect(reader.flaws).toEqual([])
    expect(shown).toEqual({ figure: 3, thing: 3 })
  })
})

describe('before the game everybody reads in both languages', () => {
  test('names of the game, forces, places and lessons', () => {
    const reader = newReader(flawsIn)
    reader.read(textsIn({ name: assault.name, ...lobby }))
    for (const reason of ['defeated', 'points', 'rounds', 'conceded', 'agreed']) {
      const [en, de] = [assault.phrases.en.reason(reason), assault.phrases.de.reason(reason)]
      reader.read([{ en: String(en), de: String(de) }])
    }
    expect(reader.flaws).toEqual([])
    expect(reader.count).toBeGreaterThan(lobby.boards.length + lobby.forces.length)
  })

  test('names of cards, abilities, maps and missions', () => {
    const plain = names.filter(({ de }) => !germanToo.includes(de))
    expect(plain.flatMap(flawsInName)).toEqual([])
    const reader = newReader(flawsIn)
    for (const { id, actions, surges, trigger } of cards) {
      if (id.startsWith('mission:')) continue
      const abilities = Object.keys({ ...actions, ...surges })
      reader.read(abilities.map((ability) => specialName(ability, undefined)))
      reader.read(Object.keys(trigger ?? {}).map((moment) => abilityOfCard(id, moment)))
    }
    expect(reader.flaws).toEqual([])
  })

  test('what is printed on every card', () => {
    const reader = newReader(flawsIn)
    const bought = [...skirmishFigures, ...upgradeCards].map(({ id }) => `deployment:${id}`)
    for (const about of new Set([...bought, ...assault.cards.map(({ id }) => id)]))
      reader.read(textsIn(assault.sheet?.(about)))
    expect(reader.flaws).toEqual([])
    expect(reader.count).toBeGreaterThan(100)
  })

  test('what armies are made of, and everything that can be wrong with one', () => {
    const reader = newReader(flawsIn)
    const random = randomFrom('both languages armies')
    const said = Object.keys(say).map((key) => vi.spyOn(say, key as keyof typeof say))
    const forces = [
      ...affiliations.map((side) => builder.empty(side)),
      ...lobby.forces.map(({ force }) => force),
    ]
    for (const force of forces) {
      const built = builder.show(force)
      reader.read(textsIn(built))
      // Only groups need more words than their name.
      for (const { id } of [...built.places, ...built.rows.flatMap((row) => row.places)])
        for (const { detail, ...offer } of builder.offers(force, id))
          reader.read(textsIn(id === 'groups' ? { detail, offer } : offer))
    }
    for (let i = 0; i < 1000; i++) reader.read(textsIn(builder.show(wildArmy(random))))
    for (const odd of oddArmies) reader.read(textsIn(checkArmy(odd, { offered: (id) => id !== 'focus' })))
    expect(reader.flaws).toEqual([])
    expect(said.filter((one) => one.mock.calls.length === 0).map((one) => one.getMockName())).toEqual([])
  })

  test('what came of an army in a file', () => {
    const reader = newReader(flawsIn)
    reader.read(textsIn(builder.formats))
    for (const { id, read } of builder.formats)
      for (const file of files[id] ?? []) reader.read(textsIn(read(file)))
    expect(reader.flaws).toEqual([])
    expect(reader.count).toBeGreaterThan(15)
  })
})

/** Cards picked blindly, of any faction. */
function wildArmy(random: Random): Plain {
  const some = <T>(most: number, of: readonly T[]): T[] =>
    Array.from({ length: nextBelow(random, most) }, () => pickOne(random, of))
  const army: Army = {
    name: '',
    affiliation: pickOne(random, affiliations),
    deployments: some(7, skirmishFigures).map(({ id }) => ({
      card: id,
      attachments: some(3, upgradeCards).map((one) => one.id),
    })),
    upgrades: some(4, upgradeCards).map(({ id }) => id),
    command: some(18, commandCards).map(({ id }) => id),
  }
  return army as unknown as Plain
}

/** Armies as a file may hold them, and such as nobody would come upon blindly. */
const oddArmies: readonly unknown[] = [
  'an army',
  { name: 7, affiliation: 'hutt', deployments: 'all', upgrades: [4], command: [] },
  { affiliation: 'rebel', deployments: [{ card: 4 }, 'x'], upgrades: Array(101).fill('x'), command: [] },
  { ...army('rebel'), upgrades: ['4711', 'focus', 'combat-suit'], command: ['gideon-argus'] },
  army('rebel', group('focus', 'gideon-argus'), group('gideon-argus', '4711')),
  army('imperial', ...Array.from({ length: 9 }, () => group('stormtrooper'))),
  army('imperial', ...Array.from({ length: 5 }, () => group('stormtrooper-elite'))),
]

/** Armies in files, each with something amiss. */
const files: Readonly<Record<string, readonly string[]>> = {
  json: [
    'x'.repeat(100_001),
    'no army',
    ...[
      {},
      { affiliation: '4711', deployments: [] },
      { affiliation: 'rebel', deployments: [], format: '4711' },
      { affiliation: 'rebel', deployments: Array(101).fill('4711') },
      {
        affiliation: 'rebel',
        deployments: ['4711', 'Luke Skywalker', { card: 'gideon-argus', count: 99 }, 4711],
        name: '4'.repeat(101),
        points: 1,
        command: '4711',
        ...Object.fromEntries(Array.from({ length: 22 }, (_, at) => [`${at}`, at])),
      },
    ].map((file) => JSON.stringify(file)),
  ],
  text: [
    '4711\n'.repeat(301),
    '4711',
    'Affiliation: 4711',
    [
      '4711',
      'Stormtrooper',
      '4712',
      'Combat Suit',
      'Targeting Computer',
      '99x Royal Guard',
      'Points: 1',
    ].join('\n'),
  ],
}
