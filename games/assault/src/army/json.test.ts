import { randomFrom } from '@sandtable/kernel'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { all, anyWords, army, deck, documented, group } from '../../test/armies.ts'
import type { Army } from './army.ts'
import { checkArmy } from './check.ts'
import { fromFile, readArmy, toFile, writeArmy } from './json.ts'
import { readyArmies } from './library.ts'
import { randomArmy } from './random.ts'

/** The army that a file makes, which must not be refused. */
function armyOf(data: unknown): Army {
  const read = fromFile(data)
  if (read.type === 'refused') throw new Error(read.text.en)
  return read.army
}

function noticesOf(data: unknown): string[] {
  const read = fromFile(data)
  if (read.type === 'refused') return [`refused: ${read.text.en}`]
  return read.notices.map(({ at, text }) => `${at}: ${text.en}`)
}

describe('there and back', () => {
  test('a legal army comes back as it was', () => {
    holds(
      fc.property(fc.string(), anyWords, (seed, title) => {
        const it = { ...randomArmy(randomFrom(seed), { points: 40, offered: all }), name: title }
        expect(readArmy(writeArmy(it))).toEqual({ type: 'army', army: it, notices: [] })
      }),
      { numRuns: 200 },
    )
  })

  test.each(readyArmies)('$name.en comes back as it was', (ready) => {
    expect(readArmy(writeArmy(ready.army))).toEqual({ type: 'army', army: ready.army, notices: [] })
  })

  test('an army without a name stays without', () => {
    const it = army('rebel', group('rebel-trooper'))
    expect(readArmy(writeArmy(it))).toEqual({ type: 'army', army: it, notices: [] })
  })
})

test('a file reads as the army does', () => {
  const it = {
    ...army('imperial', group('stormtrooper'), group('darth-vader', 'driven-by-hatred')),
    name: 'V',
  }
  expect(toFile({ ...it, upgrades: ['rule-by-fear'] })).toEqual({
    format: 'assault-army',
    version: 1,
    name: 'V',
    affiliation: 'imperial',
    points: 20,
    deployments: ['stormtrooper', { card: 'darth-vader', attachments: ['driven-by-hatred'] }],
    upgrades: ['rule-by-fear'],
    command: deck,
  })
})

describe('files that people write', () => {
  test('the one in the documentation', () => {
    const read = readArmy(documented().file)
    expect(read).toMatchObject({ type: 'army', notices: [] })
    expect(checkArmy(read.type === 'army' && read.army, { offered: all }).map(({ field }) => field)).toEqual([
      'command',
    ])
  })

  test('names in either language, and counts', () => {
    const file = {
      affiliation: 'Imperium',
      deployments: [{ card: 'Sturmtruppen', count: 2 }, { card: 'Darth Vader' }, 'Elite Royal Guard'],
      command: ['Initiative ergreifen', { card: 'Reinforcements', count: 2 }],
    }
    expect(armyOf(file)).toEqual({
      affiliation: 'imperial',
      deployments: [
        group('stormtrooper'),
        group('stormtrooper'),
        group('darth-vader'),
        group('royal-guard-elite'),
      ],
      upgrades: [],
      command: ['take-initiative', 'reinforcements', 'reinforcements'],
    })
    expect(noticesOf(file)).toEqual([])
  })

  test('an id means that card, a name the own side', () => {
    const rebels = { affiliation: 'rebel', deployments: ['bossk', 'Bossk'] }
    expect(armyOf(rebels).deployments).toEqual([group('bossk'), group('bossk-rebel')])
  })

  test('points are never believed', () => {
    const file = { affiliation: 'rebel', deployments: ['rebel-trooper'], points: 3 }
    expect(noticesOf(file)).toEqual(['points: The points that stand there are not right: the army costs 6.'])
    expect(noticesOf({ ...file, points: 6 })).toEqual([])
    expect(noticesOf({ ...file, points: 'few' })).toHaveLength(1)
  })

  test('an illegal army is read as it stands', () => {
    const file = {
      affiliation: 'rebel',
      deployments: ['darth-vader'],
      upgrades: ['combat-suit'],
      command: [],
    }
    expect(armyOf(file)).toEqual({ ...file, deployments: [group('darth-vader')] })
    expect(noticesOf(file)).toEqual([])
  })
})

describe('what is left out is said', () => {
  test('cards that nobody knows, and things that are no cards', () => {
    const file = {
      affiliation: 'rebel',
      name: 7,
      deployments: [
        'gungan',
        5,
        { attachments: [] },
        { card: 'han-solo', attachments: ['cape', 'motivation'] },
      ],
      upgrades: 'heroic-effort',
      command: [null, 'Luke Skywalker', { card: 'focus', count: 0 }],
    }
    expect(armyOf(file)).toEqual({
      affiliation: 'rebel',
      deployments: [group('han-solo', 'motivation')],
      upgrades: [],
      command: ['focus'],
    })
    expect(noticesOf(file)).toEqual([
      'name: This cannot be read and was left out.',
      'deployments[0]: Unknown card left out: gungan.',
      'deployments[1]: This cannot be read and was left out.',
      'deployments[2]: This cannot be read and was left out.',
      'deployments[3].attachments[0]: Unknown card left out: cape.',
      'upgrades: This cannot be read and was left out.',
      'command[0]: This cannot be read and was left out.',
      'command[1]: Luke Skywalker left out: there are several such cards.',
      'command[2].count: A count is a whole number from 1 to 20; taken as 1.',
    ])
  })

  test('unknown fields are named, the first of many', () => {
    const file = { affiliation: 'rebel', deployments: [{ card: 'c-3po', colour: 'gold' }], mood: 'good' }
    expect(noticesOf(file)).toEqual([
      'mood: Unknown field left out: mood.',
      'deployments[0].colour: Unknown field left out: colour.',
    ])
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`x${i}`, i]))
    expect(noticesOf({ affiliation: 'rebel', deployments: [], ...many })).toHaveLength(21)
    const attached = { affiliation: 'rebel', deployments: [], command: [{ card: 'focus', attachments: [] }] }
    expect(noticesOf(attached)).toEqual(['command[0].attachments: Unknown field left out: attachments.'])
  })

  test('long names are cut', () => {
    const file = { affiliation: 'rebel', deployments: [], name: '𝄞'.repeat(101) }
    expect(armyOf(file).name).toBe('𝄞'.repeat(100))
    expect(noticesOf(file)).toHaveLength(1)
  })
})

describe('refused', () => {
  test('what is no army', () => {
    const none: unknown[] = [null, [], 3, {}, { affiliation: 'rebel' }, { deployments: [] }]
    for (const one of none) expect(fromFile(one).type).toBe('refused')
    expect(fromFile({ affiliation: 'hutt', deployments: [] }).type).toBe('refused')
    expect(fromFile({ format: 'xws', affiliation: 'rebel', deployments: [] }).type).toBe('refused')
    expect(fromFile({ version: 2, affiliation: 'rebel', deployments: [] }).type).toBe('refused')
    expect(readArmy('{"affiliation":').type).toBe('refused')
  })

  test('heaps', () => {
    const cards = (count: number) => Array.from({ length: count }, () => 'focus')
    const file = { affiliation: 'rebel', deployments: ['c-3po'] }
    expect(fromFile({ ...file, command: cards(100) }).type).toBe('army')
    expect(fromFile({ ...file, command: cards(101) }).type).toBe('refused')
    const text = JSON.stringify(file)
    expect(readArmy(text.padEnd(100_000)).type).toBe('army')
    expect(readArmy(text.padEnd(100_001)).type).toBe('refused')
    const loaded = { affiliation: 'rebel', deployments: [{ card: 'c-3po', attachments: cards(101) }] }
    expect(armyOf(loaded).deployments).toEqual([group('c-3po')])
    expect(noticesOf(loaded)).toHaveLength(1)
  })

  test('nothing makes it throw', () => {
    holds(fc.property(fc.anything(), (value) => fromFile(value).type.length > 0))
    holds(fc.property(fc.string(), (text) => readArmy(text).type.length > 0))
    const file = fc.record({
      affiliation: fc.constant('rebel'),
      name: fc.anything(),
      points: fc.anything(),
      deployments: fc.array(
        fc.oneof(
          fc.anything(),
          fc.record({ card: fc.constant('c-3po'), attachments: fc.anything(), count: fc.anything() }),
        ),
      ),
      upgrades: fc.anything(),
      command: fc.array(fc.anything()),
    })
    holds(fc.property(file, (value) => fromFile(value).type === 'army'))
    expect(readArmy('['.repeat(99_999)).type).toBe('refused')
  })
})
