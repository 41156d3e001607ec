import { randomFrom } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { army, empire, rebels, times, unit } from '../../test/armies.ts'
import type { Army } from './army.ts'
import { hqLink, readHqLink } from './hq-link.ts'
import { readyArmies } from './library.ts'
import { allOffered } from './offered.ts'
import { randomArmy } from './random.ts'
import type { ArmyRead } from './reading.ts'
import { armyText } from './text.ts'
import { readArmyText } from './text-read.ts'
import { readTtsJson, ttsJson } from './tts-json.ts'

function armyIn(read: ArmyRead): Army {
  if ('refused' in read) throw new Error(read.refused.en)
  expect(read.notices).toEqual([])
  return read.army
}

function noticesIn(read: ArmyRead): string[] {
  return 'refused' in read ? [`refused: ${read.refused.en}`] : read.notices.map(({ en }) => en)
}

/** The same army, whatever the order of upgrades and cards; links have no names. */
function alike(one: Army): unknown {
  const { name: _, format = 'standard', ...rest } = one
  return {
    ...rest,
    format,
    units: one.units.map((each) => ({ ...each, upgrades: each.upgrades.toSorted() })),
    battle: one.battle.toSorted(),
  }
}

const c3po = { ...unit('r2-d2-hero-of-a-thousand-devices'), counterpart: 'c-3po-human-cyborg-relations' }

const armies: readonly (readonly [string, Army])[] = [
  ...readyArmies.map((one) => [one.id, one.army] as const),
  ['with a counterpart', rebels(c3po)],
  ...(['standard', 'recon', 'grand-army'] as const).flatMap((format) =>
    [1, 2, 3].map((at) => {
      const random = randomFrom(`${format} ${at}`)
      return [`${format} ${at}`, randomArmy(random, { format, offered: allOffered })] as const
    }),
  ),
]

describe.each(armies)('%s comes back as it went', (_, it) => {
  test('as plain text, in either language', () => {
    for (const language of ['en', 'de'] as const)
      expect({ format: 'standard', ...armyIn(readArmyText(armyText(it, language))) }).toEqual({
        format: 'standard',
        ...it,
      })
  })

  test('as a link', () => {
    expect(alike(armyIn(readHqLink(hqLink(it))))).toEqual(alike(it))
  })

  test('as a file for Tabletop Simulator', () => {
    const read = armyIn(readTtsJson(ttsJson(it)))
    expect(alike(read)).toEqual(alike(it))
    expect(read.name).toBe(it.name)
  })
})

describe('links of Legion HQ', () => {
  test('have the faction, the points, the battle force and the ids of the cards', () => {
    const small = {
      ...army('empire', unit('general-veers'), ...times(2, 'stormtroopers', 'dlt-19-stormtrooper')),
    }
    expect(hqLink({ ...small, commands: ['ambush'], battle: ['breakthrough'] })).toBe(
      'https://legionhq2.com/list/empire/1000:1au000,2ayej000,bl,Ag',
    )
    expect(hqLink({ ...small, battleForce: 'blizzard-force', commands: [], battle: [], units: [] })).toBe(
      'https://legionhq2.com/list/empire/1000:bf:',
    )
  })

  test('are read with counts, empty slots and counterparts', () => {
    const read = armyIn(readHqLink('https://legionhq2.com/list/rebels/600:1jg0+1ji,2ahed000'))
    expect(read).toEqual({
      name: '',
      faction: 'rebels',
      format: 'recon',
      units: [c3po, ...times(2, 'rebel-troopers', 'z-6-trooper')],
      commands: [],
      battle: [],
    })
  })

  test('are read as they are copied: with a slash behind them, what follows a question mark, signs in code', () => {
    const link = hqLink(empire())
    for (const one of [
      `${link}/`,
      `${link}?ref=1#top`,
      link.replaceAll(',', '%2C'),
      link.replace('https://', ''),
    ])
      expect(alike(armyIn(readHqLink(one)))).toEqual(alike(armyIn(readHqLink(link))))
  })

  test('of another edition are refused', () => {
    expect(noticesIn(readHqLink('https://legion-hq.com/list/empire/1au,2ay'))).toEqual([
      'refused: A link of legion-hq.com is of another edition: its cards are not those of 2024.',
    ])
  })

  test('with an id that nobody knows say so', () => {
    const read = readHqLink('https://legionhq2.com/list/empire/1000:1au000,2ayzz00,1!!,bl,??')
    expect(noticesIn(read)).toEqual(['Unknown card left out: zz.', 'Unknown card left out: !!.'])
    // What an unknown unit bears, and a second counterpart, are told as well.
    expect(noticesIn(readHqLink('https://legionhq2.com/list/empire/1000:1zzej+1ji'))).toEqual(
      ['zz', 'ej', 'ji'].map((id) => `Unknown card left out: ${id}.`),
    )
  })

  test('to nowhere are none', () => {
    expect(noticesIn(readHqLink('hello'))).toEqual(['refused: This is not a link of Legion HQ.'])
    expect(noticesIn(readHqLink('https://legionhq2.com/list/hutts/1000:1au'))).toEqual([
      'refused: There is no faction “hutts”.',
    ])
    expect(noticesIn(readHqLink('https://legionhq2.com/list/empire/77:xx:1au'))).toEqual([
      'No format has 77 points.',
      'Unknown battle force: xx.',
    ])
    expect(noticesIn(readHqLink('x'.repeat(200_000)))).toEqual(['refused: The text is too large.'])
  })
})

describe('files for Tabletop Simulator', () => {
  const file = JSON.parse(ttsJson(empire()))

  test('keep the old names of the battle deck', () => {
    expect(file.battlefieldDeck).toMatchObject({
      scenario: 'standard',
      deployment: ['Breakthrough', 'Bunker Assault', 'Close the Pocket'],
      objective: ['Bring Them to Heel', 'Destroy Enemy Base', 'Marked Targets'],
      conditions: ['Advanced Intel', 'Cunning Deployment', 'Fortified Position'],
    })
    expect(file.commandCards).toContain('Standing Orders')
  })

  test('are read in either spelling', () => {
    const { deployment, objective, conditions } = file.battlefieldDeck
    const { battlefieldDeck: _, ...rest } = file
    const spellings = [
      { ...rest, battleFieldDeck: { deployment, objective, conditions } },
      { ...rest, battlefieldDeck: { deployment, objective, condition: conditions } },
      { ...rest, battlefieldDeck: { objective: deployment, secondary: objective, advantage: conditions } },
    ]
    expect(alike(armyIn(readTtsJson(`\ufeff${JSON.stringify(spellings[0])}\r\n`)))).toEqual(alike(empire()))
    for (const one of spellings)
      expect(alike(armyIn(readTtsJson(JSON.stringify(one))))).toEqual(alike(empire()))
  })

  test('without a link say by their scenario that they are for recon', () => {
    const { listlink: _, ...rest } = file
    const recon = { ...rest, battlefieldDeck: { ...file.battlefieldDeck, scenario: 'recon' } }
    const read = armyIn(readTtsJson(JSON.stringify({ ...recon, battlefieldDeck: { scenario: 'recon' } })))
    expect(read.format).toBe('recon')
  })

  test('that are none are refused, and cards that nobody knows are told', () => {
    expect(noticesIn(readTtsJson('{'))).toHaveLength(1)
    expect(noticesIn(readTtsJson('{"units": [], "armyFaction": "hutt"}'))).toEqual([
      'refused: There is no faction “hutt”.',
    ])
    expect(noticesIn(readTtsJson('{"units": []}'))).toEqual([
      'refused: The list names no faction (“armyFaction”).',
    ])
    const strange = { armyFaction: 'rebel', units: [{ name: 'Jar Jar', upgrades: ['Boots'] }, 3] }
    expect(noticesIn(readTtsJson(JSON.stringify(strange)))).toEqual([
      'Unknown card left out: Jar Jar.',
      'Unknown card left out: Boots.',
      '“units[1]” names no card: left out.',
    ])
  })

  test('lose nothing without a word, wherever it stands', () => {
    const { listlink: _, ...rest } = file
    const noticesOf = (more: object) => noticesIn(readTtsJson(JSON.stringify({ ...rest, ...more })))
    expect(noticesOf({})).toEqual([])
    expect(
      noticesOf({ commandCards: ['Push', 7], contingencies: ['Ambush'], commands: ['Assault'] }),
    ).toEqual([
      '“commandCards[1]” names no card: left out.',
      'Unknown card left out: Ambush.',
      '“commands” names no card: left out.',
    ])
    expect(noticesOf({ commandCards: 'Push', battlefieldDeck: ['Breakthrough'] })).toEqual([
      '“commandCards” names no card: left out.',
      '“battlefieldDeck” names no card: left out.',
    ])
    expect(noticesOf({ battlefieldDeck: { deployment: [], maps: ['Breakthrough'] } })).toEqual([
      '“battlefieldDeck.maps” names no card: left out.',
    ])
    expect(noticesOf({ units: [{ name: 'Stormtroopers', upgrades: [null] }, 'AT-ST', {}] })).toEqual([
      '“units[0].upgrades[0]” names no card: left out.',
      '“units[1]” names no card: left out.',
      '“units[2]” names no card: left out.',
    ])
    expect(noticesOf({ units: Array(101).fill({ name: 'Stormtroopers' }) })).toEqual([
      '“units” has more than 100 entries: the others are left out.',
    ])
    expect(
      noticesOf({ edition: '2018', format: 'huge', units: [], commandCards: [], battlefieldDeck: {} }),
    ).toEqual(['There is no format “huge”.'])
  })
})

describe('plain text', () => {
  test('is one line a card', () => {
    expect(
      armyText({ ...empire(unit('at-st', 'general-weiss')), commands: ['push'], battle: [] }, 'en'),
    ).toBe(
      [
        ...['Army: Test', 'Faction: Galactic Empire', 'Format: Standard', 'Points: 351 / 1000', ''],
        ...[
          'Units',
          'General Veers, Master Tactician',
          'Stormtroopers',
          'Stormtroopers',
          'Stormtroopers',
          'AT-ST',
        ],
        ...['+ General Weiss', '', 'Command cards', 'Push', '', 'Battle cards', ''],
      ].join('\n'),
    )
  })

  test('is read as people write it', () => {
    const read = armyIn(
      readArmyText(
        [
          'Units',
          'general veers (75)',
          // Some write a dash before whole units.
          '- Scout Troopers (80)',
          '2x Stormtroopers (42)',
          '- DLT-19 Stormtrooper (20)',
          '',
          ...['Commands:', '•Ambush', '••••Standing Orders', 'Battle Deck', 'Objectives:', ' - Breakthrough'],
        ].join('\n'),
      ),
    )
    expect(read).toEqual({
      name: '',
      faction: 'empire',
      units: [
        unit('general-veers'),
        unit('scout-troopers'),
        ...times(2, 'stormtroopers', 'dlt-19-stormtrooper'),
      ],
      commands: ['ambush'],
      battle: ['breakthrough'],
    })
  })

  test('may name its faction in a line of its own, count behind names and have no headings', () => {
    for (const [faction, ambush] of [
      ['Galactic Empire', 'Ambush'],
      ['Galaktisches Imperium', 'Hinterhalt'],
    ])
      expect(
        readArmyText(
          [
            faction,
            'Commander',
            '•General Veers',
            'Stormtroopers x2',
            '- DLT-19 Stormtrooper',
            '3 Stormtroopers',
            ambush,
          ].join('\n'),
        ),
      ).toEqual({
        army: {
          name: '',
          faction: 'empire',
          units: [
            unit('general-veers'),
            ...times(2, 'stormtroopers', 'dlt-19-stormtrooper'),
            ...times(3, 'stormtroopers'),
          ],
          commands: ['ambush'],
          battle: [],
        },
        notices: [],
      })
  })

  test('is read with upgrades behind each unit, as list builders write it', () => {
    const army = {
      units: [
        ...[unit('general-veers', 'recon-intel'), ...times(3, 'stormtroopers', 'dlt-19-stormtrooper')],
        ...[unit('snowtroopers'), unit('at-st', 'general-weiss')],
      ],
      commands: ['ambush', 'push'],
      battle: [],
    }
    const commands = 'Commands: • Ambush, •• Push, •••• Standing Orders'
    const withCosts = [
      ...[
        'Blizzard',
        '990/1000 (6 activations)',
        'Commanders:',
        ' - General Veers (75): Recon Intel (5) = 80',
      ],
      ...['Corps:', ' - 3× Stormtroopers (42): DLT-19 Stormtrooper (18) = 180', ' - Snowtroopers = 44'],
      ...['Heavy:', ' - AT-ST (155): General Weiss (10) = 165', '', commands],
    ]
    expect(readArmyText(withCosts.join('\n'))).toEqual({
      army: { name: 'Blizzard', faction: 'empire', ...army },
      notices: [],
    })
    const bare = [
      ...[
        '990/1000 (6 activations)',
        'General Veers (Recon Intel)',
        '3× Stormtroopers (DLT-19 Stormtrooper)',
      ],
      ...['Snowtroopers ', 'AT-ST (General Weiss)', commands],
    ]
    expect(readArmyText(bare.join('\n'))).toEqual({
      army: { name: '', faction: 'empire', ...army },
      notices: [],
    })
  })

  test('gives a counterpart that is written apart to the unit that may have it', () => {
    const read = readArmyText('R2-D2\nRebel Troopers (Z-6 Trooper)\nC-3PO, Human Cyborg Relations')
    expect('army' in read && read.army.units).toEqual([
      { ...unit('r2-d2-hero-of-a-thousand-devices'), counterpart: 'c-3po-human-cyborg-relations' },
      unit('rebel-troopers', 'z-6-trooper'),
    ])
  })

  test('leaves out what a unit bears that nobody knows', () => {
    const read = readArmyText('General Veers\nStromtroopers\n- DLT-19 Stormtrooper')
    expect('army' in read && read.army.units).toEqual([unit('general-veers')])
    expect(noticesIn(read)).toEqual([
      'Unknown card left out: Stromtroopers.',
      'Unknown card left out: DLT-19 Stormtrooper.',
    ])
  })

  test('says so where a format is none, a count too high, or a second counterpart has no room', () => {
    expect(noticesIn(readArmyText('Faction: Empire\nFormat: Huge\n20x Stormtroopers'))).toEqual([
      'There is no format “Huge”.',
      'No unit is brought 20 times: 12 are left.',
    ])
    const text =
      'R2-D2, Hero of a Thousand Devices\n+ C-3PO, Human Cyborg Relations\n+ C-3PO, Human Cyborg Relations'
    expect(noticesIn(readArmyText(text))).toEqual(['Unknown card left out: c-3po-human-cyborg-relations.'])
  })

  test('without an army is refused, and cards that nobody knows are told', () => {
    expect(noticesIn(readArmyText('hello'))).toHaveLength(1)
    expect(noticesIn(readArmyText('Faction: Hutts'))).toEqual(['refused: There is no faction “Hutts”.'])
    expect(noticesIn(readArmyText('Faction: Empire\nGungans\nBattle force: Frogs'))).toEqual([
      'Unknown battle force: Frogs.',
      'Unknown card left out: Gungans.',
    ])
  })
})
