import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { battleCards, commandCards } from '../../data/2024/index.ts'
import { army, broken, deck, empire, rebels, reconDeck, times, unit } from '../../test/armies.ts'
import { pointsOf } from './army.ts'
import { checkArmy } from './check.ts'

test('an army with the least of everything is legal', () => {
  expect(broken(empire())).toEqual([])
  expect(broken(rebels())).toEqual([])
})

describe('points', () => {
  test('[LG2-BUILD-005] units and upgrades together cost 1,000 at most', () => {
    const full = empire(
      ...times(2, 'at-st'),
      ...times(2, 'imperial-death-troopers'),
      unit('darth-vader-the-emperors-apprentice'),
      ...times(3, 'dewback-rider'),
    )
    expect(pointsOf(full)).toBe(988)
    expect(broken(full)).toEqual([])
    const [first, ...others] = full.units
    const brim = { ...full, units: [unit(first?.card ?? '', 'recon-intel'), ...others] }
    expect(broken(brim)).toEqual([])
    const over = { ...full, units: [unit(first?.card ?? '', 'recon-intel', 'strict-orders'), ...others] }
    expect(broken(over)).toEqual(['LG2-BUILD-005 units'])
  })

  test('[LG2-UPG-004] upgrades cost points, some of them less in some company', () => {
    expect(pointsOf(army('empire', unit('stormtroopers', 'dlt-19-stormtrooper')))).toBe(62)
    expect(pointsOf(army('rebels', unit('k-2so', 'jyns-se-14-blaster')))).toBe(80)
    expect(pointsOf(army('rebels', unit('k-2so', 'jyns-se-14-blaster'), unit('jyn-erso')))).toBe(150)
  })

  test('[LG2-BUILD-006] command and battle cards cost nothing', () => {
    expect(pointsOf({ ...empire(), commands: [], battle: [] })).toBe(pointsOf(empire()))
    expect([...commandCards, ...battleCards].filter((card) => 'points' in card)).toEqual([])
  })

  test('[LG2-BUILD-007] a unit whose cost nobody knows cannot be fielded', () => {
    expect(broken(rebels(unit('guerilla-troopers')))).toContain(
      'LG2-BUILD-007 units[4].card guerilla-troopers',
    )
  })
})

describe('formats', () => {
  const small = {
    ...army('empire', unit('general-veers'), ...times(2, 'stormtroopers')),
    format: 'recon',
    battle: reconDeck,
  }

  test('each has its points, its ranks and its battle cards', () => {
    expect(broken(small)).toEqual([])
    expect(broken({ ...small, format: 'standard' })).toContain('LG2-BUILD-011 units')
    expect(broken({ ...small, units: [...small.units, unit('darth-vader-dark-lord-of-the-sith')] })).toEqual([
      'LG2-BUILD-009 units',
    ])
    expect(broken({ ...small, battle: deck })[0]).toBe('LG2-BAT-Ag battle[0] breakthrough')
    expect(broken({ ...empire(), format: 'grand-army' })).toEqual(['LG2-BUILD-011 units'])
    const dear = empire(
      ...times(2, 'at-st'),
      ...times(3, 'imperial-death-troopers'),
      ...times(2, 'dewback-rider'),
    )
    expect(broken({ ...dear, format: 'escalation' })).toEqual(['LG2-BUILD-005 units'])
  })

  test('there is no other', () => {
    expect(broken({ ...small, format: 'huge' })).toEqual(['LG2-BUILD-005 format'])
  })
})

describe('cards that are not there', () => {
  test('are named with their place', () => {
    const bad = empire(unit('jar-jar'), unit('stormtroopers', 'wings'))
    expect(
      broken({ ...bad, commands: ['nap', ...bad.commands.slice(1)], battle: ['x', ...deck.slice(1)] }),
    ).toEqual([
      'LG2-UNIT-001 units[4].card jar-jar',
      'LG2-UPG-001 units[5].upgrades[0] wings',
      'LG2-HAND-001 commands[0] nap',
      'LG2-BATT-001 battle[0] x',
      'LG2-HAND-001 commands',
      'LG2-BATT-001 battle',
    ])
    expect(broken({ ...empire(), battleForce: 'gungans' })).toEqual(['LG2-APXC-012 battleForce gungans'])
  })

  test('those that are not offered are said to be so', () => {
    const offered = (_: string, id: string) => id !== 'stormtroopers' && id !== 'ambush'
    expect(broken(empire(), offered)).toEqual([
      'LG2-UNIT-001 units[1].card stormtroopers',
      'LG2-UNIT-001 units[2].card stormtroopers',
      'LG2-UNIT-001 units[3].card stormtroopers',
      'LG2-CMD-bl commands[0] ambush',
    ])
  })
})

describe('nonsense', () => {
  test.each([null, 3, 'army', [], [1]])('%j is no army', (one) => {
    expect(broken(one)).toEqual(['LG2-BUILD-002 army'])
  })

  test('[LG2-SETUP-002] each part at fault is named, and none may be missing', () => {
    expect(broken({})).toEqual([
      'LG2-BUILD-002 name',
      'LG2-BUILD-001 LG2-BUILD-002 faction',
      'LG2-UNIT-001 units',
      'LG2-HAND-001 commands',
      'LG2-BATT-001 battle',
    ])
    expect(broken({ ...empire(), colour: 'red' })).toEqual(['LG2-UNIT-001 army'])
    expect(broken({ ...empire(), units: ['at-st', { card: 1 }] })).toEqual([
      'LG2-UNIT-001 units[0]',
      'LG2-UNIT-001 units[1].card',
      'LG2-UPG-001 units[1].upgrades',
    ])
    expect(broken({ ...empire(), format: 3, battleForce: [] })).toEqual([
      'LG2-BUILD-005 format',
      'LG2-APXC-012 battleForce',
    ])
    expect(broken({ ...empire(), commands: Array.from({ length: 200 }, () => 'push') })).toEqual([
      'LG2-HAND-001 commands',
    ])
  })

  test('names of the language are names of no cards', () => {
    expect(broken(empire(unit('__proto__', 'constructor')))).toHaveLength(2)
    expect(broken({ ...empire(), format: 'constructor' })).toHaveLength(1)
  })

  test('no value at all breaks the check', () => {
    holds(fc.property(fc.anything(), (value) => checkArmy(value).length > 0))
    holds(fc.property(fc.jsonValue(), (value) => checkArmy(value).length > 0))
  })

  test('every problem is told in both languages', () => {
    for (const { text, rules } of checkArmy({
      ...army('rebels', unit('at-st', 'push')),
      commands: ['push', 'push'],
    })) {
      expect(text.en).not.toBe('')
      expect(text.de).not.toBe(text.en)
      expect(rules.length).toBeGreaterThan(0)
    }
  })
})
