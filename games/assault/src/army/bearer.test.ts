import { describe, expect, test } from 'vitest'
import { army, broken, group } from '../../test/armies.ts'

describe('attachments', () => {
  test('[IA-ATTC-005] an attachment that asks for a trait needs a group that has it', () => {
    expect(broken(army('imperial', group('stormtrooper', 'vaders-finest')))).toEqual([])
    expect(broken(army('imperial', group('probe-droid', 'vaders-finest')))).toEqual([
      'IA-ATTC-005 IA-DEP-vaders-finest deployments[0].attachments[0] vaders-finest',
    ])
  })

  test('[IA-ATTC-005] one of several traits will do', () => {
    for (const card of ['at-st', 'probe-droid', 'heavy-stormtrooper'])
      expect(broken(army('imperial', group(card, 'targeting-computer')))).toEqual([])
    expect(broken(army('imperial', group('stormtrooper', 'targeting-computer')))).toHaveLength(1)
  })

  test('some are made for one figure', () => {
    expect(broken(army('rebel', group('chewbacca', 'wookiee-avenger')))).toEqual([])
    expect(broken(army('rebel', group('wookiee-warrior', 'wookiee-avenger')))).toEqual([
      'IA-DEP-wookiee-avenger deployments[0].attachments[0] wookiee-avenger',
    ])
  })

  test('some for unique figures, some for all others', () => {
    expect(broken(army('rebel', group('han-solo', 'motivation')))).toEqual([])
    expect(broken(army('rebel', group('rebel-trooper', 'motivation')))).toHaveLength(1)
    expect(broken(army('imperial', group('stormtrooper', 'the-generals-ranks')))).toEqual([])
    expect(broken(army('imperial', group('darth-vader', 'the-generals-ranks')))).toHaveLength(1)
  })

  test('no ambush with a Massive figure', () => {
    expect(broken(army('imperial', group('stormtrooper', 'lie-in-ambush'), group('probe-droid')))).toEqual([])
    expect(broken(army('imperial', group('at-st', 'lie-in-ambush')))).toEqual([
      'IA-DEP-lie-in-ambush deployments[0].attachments[0] lie-in-ambush',
    ])
  })

  test('a group may have several', () => {
    expect(broken(army('imperial', group('stormtrooper', 'vaders-finest', 'cross-training')))).toEqual([])
  })

  test('an attachment lies on a group, every other upgrade beside the army', () => {
    const alone = { ...army('imperial', group('stormtrooper')), upgrades: ['vaders-finest'] }
    expect(broken(alone)).toEqual(['IA-DEP-vaders-finest upgrades[0] vaders-finest'])
    expect(broken(army('imperial', group('stormtrooper', 'rule-by-fear')))).toEqual([
      'IA-DEP-rule-by-fear deployments[0].attachments[0] rule-by-fear',
    ])
  })
})
