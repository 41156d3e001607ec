import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commandCards } from '../../data/commands.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import { all, army, broken, deck, group } from '../../test/armies.ts'
import type { Army } from './army.ts'
import { skirmishFigures } from './cards.ts'
import { checkArmy } from './check.ts'

describe('points', () => {
  const seven = army('imperial', ...Array.from({ length: 4 }, () => group('stormtrooper')), group('at-st'))

  test('[IA-BUILD-007] an army costs at most 40 points', () => {
    expect(broken(seven)).toEqual([])
    expect(broken({ ...seven, deployments: [...seven.deployments, group('imperial-officer')] })).toEqual([])
    expect(broken({ ...seven, deployments: [...seven.deployments, group('probe-droid')] })).toEqual([
      'IA-BUILD-007 deployments',
    ])
  })

  test('[IA-BUILD-007] upgrades cost like the rest, and some of them less than nothing', () => {
    const full = army('imperial', group('darth-vader'), group('at-st'), group('royal-guard'))
    expect(broken(full)).toEqual([])
    expect(broken({ ...full, upgrades: ['rule-by-fear'] })).toEqual(['IA-BUILD-007 deployments'])
    const cheaper = army('imperial', group('darth-vader', 'driven-by-hatred'), ...full.deployments.slice(1))
    expect(broken({ ...cheaper, upgrades: ['rule-by-fear'] })).toEqual([])
    expect(checkArmy(cheaper, { points: 34, offered: all })).toHaveLength(1)
    expect(checkArmy(cheaper, { points: 35, offered: all })).toEqual([])
  })

  test('an army needs figures', () => {
    expect(broken(army('rebel'))).toEqual(['IA-BUILD-005 deployments'])
  })
})

describe('copies', () => {
  const times = (count: number, card: string) => Array.from({ length: count }, () => group(card))

  test('[IA-LIM-005] a unique card once', () => {
    expect(broken(army('imperial', group('darth-vader'), group('darth-vader')))).toEqual([
      'IA-GRP-014 IA-LIM-005 deployments[1].card darth-vader',
    ])
  })

  test('[IA-LIM-006] an elite card twice', () => {
    expect(broken(army('mercenary', ...times(2, 'hired-gun-elite')))).toEqual([])
    expect(broken(army('mercenary', ...times(3, 'hired-gun-elite')))).toEqual([
      'IA-LIM-006 deployments[2].card hired-gun-elite',
    ])
  })

  test('[IA-LIM-007] a regular card four times', () => {
    expect(broken(army('imperial', ...times(4, 'imperial-officer')))).toEqual([])
    expect(broken(army('imperial', ...times(6, 'imperial-officer')))).toEqual([
      'IA-LIM-007 deployments[4].card imperial-officer',
      'IA-LIM-007 deployments[5].card imperial-officer',
    ])
  })

  test('regular and elite cards of a name are counted apart', () => {
    expect(broken(army('mercenary', ...times(4, 'hired-gun'), ...times(2, 'hired-gun-elite')))).toEqual([])
  })

  test('[IA-GRP-014] [IA-GRP-015] of a unique name one version, whatever its subtitle', () => {
    const two = [group('luke-skywalker-jedi-knight'), group('luke-skywalker-hero-of-the-rebellion')]
    expect(broken(army('rebel', ...two))).toEqual([
      'IA-GRP-014 IA-GRP-015 deployments[1].card luke-skywalker-hero-of-the-rebellion',
    ])
  })

  test('[IA-GRP-015] of a unique name one version, whatever its affiliation', () => {
    const both = army('mercenary', group('bossk'), group('bossk-rebel'))
    expect(broken({ ...both, upgrades: ['temporary-alliance-mercenary'] })).toEqual([
      'IA-GRP-014 IA-GRP-015 deployments[1].card bossk-rebel',
    ])
  })

  test('[IA-GRP-014] upgrades are cards, too', () => {
    const troopers = times(2, 'stormtrooper')
    expect(broken({ ...army('imperial', ...troopers), upgrades: ['rule-by-fear', 'rule-by-fear'] })).toEqual([
      'IA-GRP-014 IA-LIM-005 upgrades[1] rule-by-fear',
    ])
    const elite = Array.from({ length: 3 }, () => 'extra-armor')
    expect(broken({ ...army('imperial', ...troopers), upgrades: elite })).toEqual([
      'IA-LIM-006 upgrades[2] extra-armor',
    ])
    const five = Array.from({ length: 5 }, () => group('imperial-officer', 'last-resort')).slice(0, 4)
    const last = group('jawa-scavenger', 'last-resort')
    const many = army('mercenary', ...five.map(({ attachments }) => group('hired-gun', ...attachments)), last)
    expect(broken(many)).toEqual(['IA-LIM-007 deployments[4].attachments[0] last-resort'])
  })
})

describe('company', () => {
  test('Heroic Effort wants unique figures only', () => {
    const heroes = { ...army('rebel', group('han-solo'), group('c-3po')), upgrades: ['heroic-effort'] }
    expect(broken(heroes)).toEqual([])
    const more = { ...heroes, deployments: [group('rebel-trooper'), ...heroes.deployments] }
    expect(broken(more)).toEqual(['IA-DEP-heroic-effort upgrades[0] heroic-effort'])
  })

  test('[IA-GRP-007] an upgrade is not one of the cards that must be unique', () => {
    const suited = army('rebel', group('han-solo', 'combat-suit'))
    expect(upgradeCards.find((card) => card.id === 'combat-suit')?.unique).toBe(false)
    expect(broken({ ...suited, upgrades: ['heroic-effort'] })).toEqual([])
  })

  test('Spectre Cell wants Spectres and Chopper', () => {
    const cell = army('rebel', group('hera-syndulla'), group('c1-10p'), group('sabine-wren-skirmish'))
    expect(broken({ ...cell, upgrades: ['spectre-cell'] })).toEqual([])
    const more = army('rebel', ...cell.deployments, group('c-3po'))
    expect(broken({ ...more, upgrades: ['spectre-cell'] })).toEqual([
      'IA-DEP-spectre-cell upgrades[0] spectre-cell',
    ])
  })
})

describe('cards that are not there', () => {
  const good = army('rebel', group('rebel-trooper'))

  test('cards that nobody has', () => {
    const bad = { ...army('rebel', group('jar-jar', 'wings')), upgrades: ['shields'] }
    expect(broken({ ...bad, command: ['nap', ...deck.slice(1)] })).toEqual([
      'IA-GRP-004 deployments[0].card jar-jar',
      'IA-GRP-007 deployments[0].attachments[0] wings',
      'IA-GRP-007 upgrades[0] shields',
      'IA-BUILD-001 command[0] nap',
    ])
  })

  test('cards in the wrong place', () => {
    const bad = { ...army('rebel', group('rebel-trooper'), group('focus')), upgrades: ['c-3po'] }
    expect(broken({ ...bad, command: ['c-3po', ...deck.slice(1)] })).toEqual([
      'IA-GRP-004 deployments[1].card focus',
      'IA-GRP-007 upgrades[0] c-3po',
      'IA-BUILD-001 command[0] c-3po',
    ])
  })

  test('cards of the campaign alone', () => {
    expect(broken(army('imperial', group('agent-blaise-campaign')))).not.toEqual([])
  })

  test('a card that is not offered', () => {
    const offered = (id: string) => id !== 'combat-suit' && id !== 'rebel-trooper' && id !== deck[3]
    const suited = { ...army('rebel', group('rebel-trooper', 'combat-suit')) }
    expect(broken(good)).toEqual([])
    expect(broken(suited, { offered })).toEqual([
      'IA-DEP-rebel-trooper deployments[0].card rebel-trooper',
      'IA-DEP-combat-suit deployments[0].attachments[0] combat-suit',
      `IA-CMD-${deck[3]} command[3] ${deck[3]}`,
    ])
  })
})

describe('nonsense', () => {
  const good = army('rebel', group('rebel-trooper'))

  test.each([[null], [undefined], [7], ['army'], [[]]])('%j is not an army', (one) => {
    expect(broken(one)).toEqual(['IA-BUILD-005 '])
  })

  test('every part that is amiss is named', () => {
    expect(broken({})).toEqual([
      'IA-FACT-005 affiliation',
      'IA-BUILD-005 deployments',
      'IA-BUILD-005 upgrades',
      'IA-BUILD-001 command',
    ])
    expect(broken({ ...good, name: 3 })).toEqual(['IA-BUILD-005 name'])
    expect(broken({ ...good, affiliation: 'hutt' })).toEqual(['IA-FACT-005 affiliation'])
    expect(broken({ ...good, deployments: ['rebel-trooper', { card: 1 }] })).toEqual([
      'IA-BUILD-005 deployments[0]',
      'IA-BUILD-005 deployments[1].card',
      'IA-BUILD-005 deployments[1].attachments',
    ])
    expect(broken({ ...good, command: [...deck.slice(1), null] })).toEqual(['IA-BUILD-001 command[14]'])
    // A list with holes is no list of cards.
    expect(broken({ ...good, upgrades: new Array(2) })).toHaveLength(2)
  })

  test('names from the language itself are no cards', () => {
    expect(broken(army('rebel', group('__proto__', 'constructor'), group('toString')))).toHaveLength(3)
  })

  test('heaps are refused unseen', () => {
    const heap = Array.from({ length: 100_000 }, () => 'focus')
    expect(broken({ ...good, command: heap })).toEqual(['IA-BUILD-001 command'])
    expect(broken({ ...good, upgrades: heap })).toEqual(['IA-BUILD-005 upgrades'])
    expect(broken(army('rebel', group('rebel-trooper', ...heap)))).toEqual([
      'IA-BUILD-005 deployments[0].attachments',
    ])
  })

  test('never throws and always finds something, whatever it is given', () => {
    holds(fc.property(fc.anything(), (value) => checkArmy(value, { offered: all }).length > 0))
    holds(fc.property(fc.jsonValue(), (value) => checkArmy(value, { offered: all }).length > 0))
    const parts = fc.record({
      name: fc.anything(),
      affiliation: fc.constantFrom('rebel', 'imperial', 'mercenary'),
      deployments: fc.array(
        fc.oneof(fc.anything(), fc.record({ card: fc.string(), attachments: fc.anything() })),
      ),
      upgrades: fc.anything(),
      command: fc.array(fc.anything()),
    })
    holds(fc.property(parts, (value) => checkArmy(value, { offered: all }).length > 0))
  })

  test('says everything in both languages, with rules and field, whatever cards are put together', () => {
    const figure = fc.constantFrom(...skirmishFigures.map((card) => card.id), 'nobody')
    const upgrade = fc.constantFrom(...upgradeCards.map((card) => card.id), 'nothing')
    const command = fc.constantFrom(...commandCards.map((card) => card.id), 'silence')
    const any: fc.Arbitrary<Army> = fc.record({
      affiliation: fc.constantFrom('rebel', 'imperial', 'mercenary'),
      deployments: fc.array(fc.record({ card: figure, attachments: fc.array(upgrade, { maxLength: 3 }) })),
      upgrades: fc.array(upgrade, { maxLength: 4 }),
      command: fc.array(command, { maxLength: 17 }),
    })
    holds(
      fc.property(any, (it) => {
        for (const { rules, field, text } of checkArmy(it, { offered: all })) {
          expect(rules.length).toBeGreaterThan(0)
          for (const rule of rules) expect(rule).toMatch(/^IA-([A-Z]+-\d{3}|(DEP|CMD)-[a-z0-9-]+)$/)
          expect(field).toMatch(/^(deployments|upgrades|command)(\[\d+\])?(\.(card|attachments\[\d+\]))?$/)
          expect(text.en).toMatch(/\.$/)
          expect(text.de).toMatch(/\.$/)
          expect(`${text.en}${text.de}`).not.toMatch(/undefined|NaN|\[object/)
        }
      }),
    )
  })
})
