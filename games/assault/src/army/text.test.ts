import { randomFrom } from '@sandtable/kernel'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { all, anyWords, army, documented, group } from '../../test/armies.ts'
import type { Army } from './army.ts'
import { readyArmies } from './library.ts'
import { randomArmy } from './random.ts'
import { armyText, oneLine } from './text.ts'
import { readArmyText } from './text-read.ts'

function armyOf(...lines: string[]): Army {
  const read = readArmyText(lines.join('\n'))
  if (read.type === 'refused') throw new Error(read.text.en)
  return read.army
}

function noticesOf(...lines: string[]): string[] {
  const read = readArmyText(lines.join('\n'))
  if (read.type === 'refused') return [`refused: ${read.text.en}`]
  return read.notices.map(({ at, text }) => `${at}: ${text.en}`)
}

test('one line a card', () => {
  const troopers = [group('stormtrooper'), group('stormtrooper'), group('stormtrooper', 'vaders-finest')]
  const it: Army = {
    ...army('imperial', ...troopers, group('darth-vader', 'driven-by-hatred')),
    name: 'Wall',
    upgrades: ['rule-by-fear', 'temporary-alliance-imperial'],
    command: ['take-initiative', 'reinforcements', 'reinforcements'],
  }
  expect(armyText(it, 'en')).toBe(
    [
      ...['Army: Wall', 'Affiliation: Imperial', 'Points: 35', ''],
      ...['Deployment cards', '2x Stormtrooper', 'Stormtrooper', "+ Vader's Finest"],
      ...['Darth Vader', '+ Driven by Hatred', ''],
      ...['Skirmish upgrades', 'Rule by Fear', 'Temporary Alliance (Hired Guns)', ''],
      ...['Command cards', 'Take Initiative', '2x Reinforcements', ''],
    ].join('\n'),
  )
  expect(armyText(it, 'de').split('\n').slice(0, 6)).toEqual([
    ...['Armee: Wall', 'Fraktion: Imperium', 'Punkte: 35', ''],
    ...['Aufstellungskarten', '2x Sturmtruppen'],
  ])
  expect(readArmyText(armyText(it, 'de'))).toEqual({ type: 'army', army: it, notices: [] })
})

describe('there and back', () => {
  test('a legal army comes back as it was, in both languages', () => {
    const named = anyWords.map(oneLine).filter((one) => one !== '')
    holds(
      fc.property(fc.string(), named, fc.constantFrom('en', 'de'), (seed, title, language) => {
        const it = { ...randomArmy(randomFrom(seed), { points: 40, offered: all }), name: title }
        expect(readArmyText(armyText(it, language))).toEqual({ type: 'army', army: it, notices: [] })
      }),
      { numRuns: 200 },
    )
  })

  test.each(readyArmies)('$name.en comes back as it was', (ready) => {
    for (const language of ['en', 'de'] as const)
      expect(readArmyText(armyText(ready.army, language))).toEqual({
        type: 'army',
        army: ready.army,
        notices: [],
      })
  })

  test('a name cannot break out of its line', () => {
    const it = { ...army('rebel', group('c-3po')), name: ' Two\r\n3x Chewbacca\u2028 ' }
    expect(readArmyText(armyText(it, 'en'))).toMatchObject({ army: { ...it, name: 'Two 3x Chewbacca' } })
  })
})

describe('lists that people write', () => {
  test('the one in the documentation', () => {
    const read = readArmyText(documented().text)
    expect(read).toMatchObject({ type: 'army', army: { name: 'Dark Escort' }, notices: [] })
    expect(read.type === 'army' && armyText(read.army, 'en')).toBe(documented().text)
  })

  test('counts, notes, bullets, comments and languages', () => {
    const it = armyOf(
      ...['# seen last week', 'Fraktion: imperium', 'AUFSTELLUNG (7 Karten):'],
      ...['2x stormtrooper (12)', '1 Elite-Sturmtruppen', 'IMPERIAL OFFICER x2', '- Probe Droid [3 pts]'],
      ...['', '// nothing', 'Command deck', '* 2 × Reinforcements', 'initiative ergreifen', '0-0-0'],
    )
    expect(it).toEqual({
      affiliation: 'imperial',
      deployments: [
        ...[group('stormtrooper'), group('stormtrooper'), group('stormtrooper-elite')],
        ...[group('imperial-officer'), group('imperial-officer'), group('probe-droid'), group('0-0-0')],
      ],
      upgrades: [],
      command: ['reinforcements', 'reinforcements', 'take-initiative'],
    })
  })

  test('the affiliation of most groups, where none is named', () => {
    expect(armyOf('Stormtrooper', 'Hired Gun', 'Probe Droid', 'Temporary Alliance')).toMatchObject({
      affiliation: 'imperial',
      upgrades: ['temporary-alliance-imperial'],
    })
    expect(armyOf('Rebel Trooper', 'Bossk').deployments).toEqual([
      group('rebel-trooper'),
      group('bossk-rebel'),
    ])
  })

  test('a first line that is no card is the name', () => {
    expect(armyOf('The Old Guard', 'Royal Guard')).toMatchObject({ name: 'The Old Guard' })
    expect(noticesOf('The Old Guard', 'Royal Guard')).toEqual([
      '1: The first line is no card: taken as the name.',
    ])
  })

  test('an attachment goes where it is said to go', () => {
    expect(armyOf('2x Stormtrooper', "+ Vader's Finest", 'Probe Droid').deployments).toEqual([
      group('stormtrooper'),
      group('stormtrooper', 'vaders-finest'),
      group('probe-droid'),
    ])
  })

  test('and if nothing is said, to the nearest group that may bear it', () => {
    const lines = ['Targeting Computer', 'Stormtrooper', 'Stormtrooper', 'Probe Droid', "2 Vader's Finest"]
    expect(armyOf(...lines).deployments).toEqual([
      group('stormtrooper', 'vaders-finest'),
      group('stormtrooper', 'vaders-finest'),
      group('probe-droid', 'targeting-computer'),
    ])
    expect(noticesOf(...lines)).toEqual([
      "5: Vader's Finest was attached to Stormtrooper.",
      "5: Vader's Finest was attached to Stormtrooper.",
      '1: Targeting Computer was attached to Probe Droid.',
    ])
    expect(armyOf('AT-ST', 'Probe Droid', 'Stormtrooper', 'Targeting Computer').deployments[1]).toEqual(
      group('probe-droid', 'targeting-computer'),
    )
    expect(noticesOf('Stormtrooper', 'Wookiee Avenger')).toEqual([
      '2: Wookiee Avenger left out: no group can bear it.',
    ])
  })

  test('what is left out is said', () => {
    expect(noticesOf('Rebel Trooper', 'Gungan', 'Luke Skywalker', '99 Focus', 'Points: 3')).toEqual([
      '2: Unknown card left out: Gungan.',
      '3: Luke Skywalker left out: there are several such cards.',
      '4: A count is a whole number from 1 to 20; taken as 1.',
      '5: The points that stand there are not right: the army costs 6.',
    ])
  })
})

describe('refused', () => {
  test('what is no army', () => {
    for (const text of ['', 'hello', 'Focus', 'Affiliation: Hutt\nStormtrooper', 'Affiliation:'])
      expect(readArmyText(text).type).toBe('refused')
  })

  test('heaps', () => {
    expect(readArmyText('C-3PO\n'.repeat(300)).type).toBe('army')
    expect(readArmyText('C-3PO\n'.repeat(301)).type).toBe('refused')
    expect(readArmyText('C-3PO'.padEnd(100_001)).type).toBe('refused')
  })

  test('nothing makes it throw', () => {
    holds(fc.property(fc.string(), (text) => readArmyText(text).type.length > 0))
    const line = fc.oneof(
      anyWords,
      fc.constantFrom(
        'Army',
        ':',
        '+',
        '2x',
        '2x Stormtrooper',
        '+ Combat Suit',
        'Points: -',
        'constructor: 1',
      ),
    )
    holds(fc.property(fc.array(line), (lines) => readArmyText(lines.join('\n')).type.length > 0))
    // Long runs must not make a pattern slow.
    for (const run of ['0', ' ', '(', '1 ', 'x 1', '[1', ' x', ': '])
      expect(readArmyText(`Focus${run.repeat(30_000)}.`).type).toBe('refused')
  })
})
