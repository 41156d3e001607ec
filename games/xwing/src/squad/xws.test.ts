import { randomFrom } from '@sandtable/kernel'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pilotCards } from '../../data/pilots.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import { readySquads } from './library.ts'
import { randomSquad } from './random.ts'
import type { Squad } from './squad.ts'
import { fromXws, readXws, toXws, writeXws } from './xws.ts'

/** The squad that a list makes, which must not be refused. */
function squadOf(data: unknown): Squad {
  const read = fromXws(data)
  if (read.type === 'refused') throw new Error(read.text.en)
  return read.squad
}

function noticesOf(data: unknown): string[] {
  const read = fromXws(data)
  return read.type === 'refused' ? [`refused: ${read.text.en}`] : read.notices.map(({ text }) => text.en)
}

/** The cards of the only ship of a list. */
function cardsOf(faction: string, pilot: object): string[] {
  return squadOf({ faction, pilots: [pilot] }).ships.flatMap((ship) => [ship.pilot, ...ship.upgrades])
}

describe('there and back', () => {
  test('a legal squad comes back as it was', () => {
    const seed = fc.string()
    holds(
      fc.property(seed, fc.string({ unit: 'binary' }), (from, name) => {
        const squad = { ...randomSquad(randomFrom(from), 100, () => true), name }
        expect(readXws(writeXws(squad))).toEqual({ type: 'squad', squad, notices: [] })
      }),
      { numRuns: 300 },
    )
  })

  test.each(readySquads)('$name.en comes back as it was', ({ squad }) => {
    expect(readXws(writeXws(squad))).toEqual({ type: 'squad', squad, notices: [] })
  })

  test('without our own note the same cards come back, a dual card with its first side', () => {
    for (let i = 0; i < 200; i++) {
      const squad = randomSquad(randomFrom(`note ${i}`), 100, () => true)
      const plain = { ...toXws(squad), pilots: toXws(squad).pilots.map(({ vendor, ...pilot }) => pilot) }
      const names = ({ ships }: Squad) =>
        ships.map(({ pilot, upgrades }) => {
          return [pilot, ...upgrades.map((id) => upgradeCards.find((card) => card.id === id)?.xws).sort()]
        })
      expect(names(squadOf(plain))).toEqual(names(squad))
    }
  })

  test('every pilot and every upgrade has a way back', () => {
    for (const { id, squadFaction } of pilotCards) {
      const squad: Squad = { name: '', faction: squadFaction, ships: [{ pilot: id, upgrades: [] }] }
      expect(squadOf(toXws(squad))).toEqual(squad)
    }
    for (const { id } of upgradeCards) {
      const squad: Squad = { name: '', faction: 'rebel', ships: [{ pilot: 'rookiepilot', upgrades: [id] }] }
      expect(squadOf(toXws(squad))).toEqual(squad)
    }
  })

  test('our own note is not heeded where the list was changed', () => {
    const note = { sandtable: { cards: ['adaptability-plus', 'r2d2'] } }
    const pilot = { name: 'lukeskywalker', ship: 'xwing', vendor: note }
    expect(cardsOf('rebel', { ...pilot, upgrades: { ept: ['adaptability'], amd: ['r2d2'] } })).toEqual([
      'lukeskywalker',
      'adaptability-plus',
      'r2d2',
    ])
    expect(cardsOf('rebel', { ...pilot, upgrades: { ept: ['adaptability'], amd: ['r2f2'] } })).toEqual([
      'lukeskywalker',
      'adaptability-minus',
      'r2f2',
    ])
  })
})

test('a squad is written as other builders read it', () => {
  const squad: Squad = {
    name: 'Two',
    faction: 'imperial',
    ships: [
      { pilot: 'maarekstele-tiedefender', upgrades: ['tiex7', 'adaptability-plus', 'stealthdevice'] },
      { pilot: 'omicrongrouppilot', upgrades: ['gunner', 'gunner', 'firecontrolsystem'] },
    ],
  }
  expect(toXws(squad)).toMatchObject({
    version: '1.0.0',
    name: 'Two',
    faction: 'imperial',
    points: 69,
    pilots: [
      {
        name: 'maarekstele',
        ship: 'tiedefender',
        points: 36,
        upgrades: { title: ['tiex7'], ept: ['adaptability'], mod: ['stealthdevice'] },
      },
      {
        name: 'omicrongrouppilot',
        ship: 'lambdaclassshuttle',
        points: 33,
        upgrades: { crew: ['gunner', 'gunner'], system: ['firecontrolsystem'] },
      },
    ],
  })
})

describe('lists of other builders', () => {
  test('factions in all spellings', () => {
    const spellings = {
      rebel: ['rebel', 'rebels', 'rebelalliance', 'rebel-alliance', 'Rebel Alliance', 'resistance'],
      imperial: ['imperial', 'empire', 'galacticempire', 'galactic-empire', 'firstorder', 'first-order'],
      scum: ['scum', 'scumandvillainy', 'scum-and-villainy'],
    }
    for (const [faction, names] of Object.entries(spellings)) {
      for (const name of names) expect(squadOf({ faction: name, pilots: [] }).faction).toBe(faction)
    }
  })

  test('a pilot under either key', () => {
    expect(cardsOf('rebels', { name: 'rookiepilot', ship: 'xwing' })).toEqual(['rookiepilot'])
    expect(cardsOf('rebel', { id: 'rookiepilot', ship: 'xwing' })).toEqual(['rookiepilot'])
    expect(cardsOf('rebel', { id: 'rookiepilot' })).toEqual(['rookiepilot'])
  })

  test('pilots that share a name are told apart by ship, or by faction', () => {
    const sabine = (ship: string) => cardsOf('rebel', { name: 'sabinewren', ship })
    expect(sabine('tiefighter')).toEqual(['sabinewren-tiefighter'])
    expect(sabine('attackshuttle')).toEqual(['sabinewren-attackshuttle'])
    expect(cardsOf('scum', { name: 'bobafett', ship: 'firespray31' })).toEqual(['bobafett-scum'])
    expect(cardsOf('imperial', { name: 'bobafett', ship: 'firespray31' })).toEqual(['bobafett-imperial'])
    expect(cardsOf('scum', { id: 'bobafett' })).toEqual(['bobafett-scum'])
    expect(noticesOf({ faction: 'rebel', pilots: [{ name: 'zeborrelios' }] })).toEqual([
      '“Zeb” Orrelios left out: which ship is not said.',
    ])
  })

  test("the Nashtah Pup, which some builders list, comes with the Hound's Tooth", () => {
    const bossk = { name: 'bossk', ship: 'yv666', upgrades: { title: ['houndstooth'] } }
    const list = { faction: 'scum', pilots: [bossk, { name: 'nashtahpuppilot', ship: 'z95headhunter' }] }
    expect(squadOf(list).ships).toEqual([{ pilot: 'bossk', upgrades: ['houndstooth'] }])
    expect(noticesOf(list)).toEqual([])
  })

  test('slots in all spellings', () => {
    const keys = { amd: 'r2d2', astromech: 'r2d2', ept: 'predator', elite: 'predator', talent: 'predator' }
    for (const [slot, card] of Object.entries({ ...keys, mod: 'hullupgrade', modification: 'hullupgrade' }))
      expect(
        cardsOf('rebel', { name: 'lukeskywalker', ship: 'xwing', upgrades: { [slot]: [card] } }),
      ).toEqual(['lukeskywalker', card])
  })

  test('in early lists the slot tells cards of the same name apart', () => {
    const falcon = (upgrades: object) => cardsOf('rebel', { name: 'chewbacca', ship: 'yt1300', upgrades })
    expect(falcon({ crew: ['r2d2'] })).toEqual(['chewbacca', 'r2d2-swx22'])
    expect(falcon({ crew: ['r2d2-swx22'] })).toEqual(['chewbacca', 'r2d2-swx22'])
    expect(falcon({ amd: ['r2d2'] })).toEqual(['chewbacca', 'r2d2'])
    expect(falcon({ amd: ['chopper'], crew: ['chopper'] })).toEqual(['chewbacca', 'chopper-swx72', 'chopper'])
    expect(falcon({ samd: ['r2d2'] })).toEqual(['chewbacca', 'r2d2'])
  })

  test('ships by their early names', () => {
    const list = { faction: 'scum', pilots: [{ name: 'cartelspacer', ship: 'm3ascykinterceptor' }] }
    expect(squadOf(list).ships).toEqual([{ pilot: 'cartelspacer', upgrades: [] }])
    expect(noticesOf(list)).toEqual([])
  })

  test('points are not believed, and what we do not know is passed over in silence', () => {
    const list = {
      faction: 'rebel',
      points: 3,
      obstacles: ['a', 'b', 'c'],
      description: 'x',
      mood: { very: 'good' },
      pilots: [{ name: 'rookiepilot', ship: 'xwing', points: -70, multisection_id: 0, upgrades: {}, x: [1] }],
    }
    expect(noticesOf(list)).toEqual([])
    expect(toXws(squadOf(list)).points).toBe(21)
  })
})

describe('what is left out is said', () => {
  test('cards that nobody knows, and things that are no cards', () => {
    const list = {
      faction: 'rebel',
      pilots: [
        { name: 'gr75mediumtransport', ship: 'gr75mediumtransport' },
        7,
        { name: 'rookiepilot', ship: 'xwing', upgrades: { amd: ['r2d2', 'r9x9', 5], cargo: 'slicertools' } },
        { name: 'rookiepilot', ship: 'awing' },
        { name: 'rookiepilot', ship: 'xwing', upgrades: ['r2d2'] },
      ],
    }
    const read = fromXws(list)
    expect(read).toMatchObject({ type: 'squad' })
    expect(squadOf(list).ships).toEqual([
      { pilot: 'rookiepilot', upgrades: ['r2d2'] },
      { pilot: 'rookiepilot', upgrades: [] },
      { pilot: 'rookiepilot', upgrades: [] },
    ])
    expect(read.type === 'squad' && read.notices.map(({ ship, text }) => `${ship} ${text.en}`)).toEqual([
      '0 Unknown pilot left out: gr75mediumtransport.',
      '1 A ship without a pilot was left out.',
      '2 Unknown upgrade left out: r9x9.',
      '2 Unknown upgrade left out: amd.',
      '2 Unknown upgrade left out: slicertools.',
      '3 Rookie Pilot does not fly that ship: awing.',
      '4 Upgrades that cannot be read were left out.',
    ])
  })

  test('a ship with a heap of upgrades keeps some', () => {
    const upgrades = { amd: Array.from({ length: 5000 }, () => 'r9x9') }
    expect(noticesOf({ faction: 'rebel', pilots: [{ name: 'rookiepilot', upgrades }] })).toHaveLength(31)
  })
})

describe('refused', () => {
  test('what is no list', () => {
    const words: unknown[] = [
      null,
      [],
      3,
      {},
      { faction: 'rebel' },
      { pilots: [] },
      { faction: 'hutt', pilots: [] },
    ]
    for (const one of words) expect(fromXws(one).type).toBe('refused')
    expect(readXws('{"faction":').type).toBe('refused')
  })

  test('more than a hundred pilots, or more than a hundred thousand characters', () => {
    const pilots = (count: number) => Array.from({ length: count }, () => ({ name: 'rookiepilot' }))
    expect(fromXws({ faction: 'rebel', pilots: pilots(100) }).type).toBe('squad')
    expect(fromXws({ faction: 'rebel', pilots: pilots(101) }).type).toBe('refused')
    const list = JSON.stringify({ faction: 'rebel', pilots: pilots(1) })
    expect(readXws(list.padEnd(100_000)).type).toBe('squad')
    expect(readXws(list.padEnd(100_001)).type).toBe('refused')
  })

  test('nothing makes it throw', () => {
    holds(fc.property(fc.anything(), (value) => fromXws(value).type.length > 0))
    holds(fc.property(fc.string(), (text) => readXws(text).type.length > 0))
    const list = fc.record({ faction: fc.constant('rebel'), pilots: fc.array(fc.anything()) })
    holds(fc.property(list, (value) => fromXws(value).type === 'squad'))
    const pilot = fc.record({
      name: fc.constant('rookiepilot'),
      ship: fc.anything(),
      upgrades: fc.anything(),
    })
    holds(fc.property(pilot, (one) => squadOf({ faction: 'rebel', pilots: [one] }).ships.length === 1))
    expect(readXws('['.repeat(99_999)).type).toBe('refused')
  })
})
