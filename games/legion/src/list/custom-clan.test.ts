import type { Plain } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { army, broken, times, unit } from '../../test/armies.ts'
import { lay } from '../setup.ts'
import { affiliationOf } from '../units.ts'
import { type Army, pointsOf, type UnitInList } from './army.ts'
import { builder } from './builder.ts'
import { hqLink, readHqLink } from './hq-link.ts'
import { isOffered } from './offered.ts'
import { armyText } from './text.ts'
import { readArmyText } from './text-read.ts'
import { readTtsJson, ttsJson } from './tts-json.ts'

const leader = unit('mandalorian-leader', 'war-party-leader', 'galaar-15-carbine')

function clan(choices: readonly string[], ...more: UnitInList[]): Army {
  return {
    ...army('mandalorians', leader, ...times(2, 'mandalorian-warriors'), ...more),
    battleForce: 'custom-clan',
    choices,
  }
}

const wrong = (it: Army) => broken(it).filter((one) => !one.includes('commands') && !one.includes('battle['))

describe('a clan of one’s own', () => {
  test('is offered', () => {
    expect(isOffered('battle force', 'custom-clan')).toBe(true)
  })

  test('[LG2-FORCE-cc] chooses two options, no more and no fewer, and none twice', () => {
    expect(wrong(clan(['veterans', 'guns-for-hire']))).toEqual([])
    expect(wrong(clan(['veterans']))).toEqual(['LG2-APXC-013 LG2-FORCE-cc choices'])
    expect(wrong(clan(['veterans', 'guns-for-hire', 'feats-of-valor']))).toEqual([
      'LG2-APXC-013 LG2-FORCE-cc choices',
    ])
    expect(wrong(clan(['veterans', 'veterans']))).toEqual(['LG2-APXC-013 LG2-FORCE-cc choices[1] veterans'])
    expect(wrong(clan(['veterans', 'luck']))).toEqual(['LG2-APXC-013 LG2-FORCE-cc choices[1] luck'])
  })

  test('is the only army with options', () => {
    expect(broken({ ...army('empire', unit('general-veers')), choices: ['veterans'] })).toContain(
      'LG2-APXC-013 choices[0] veterans',
    )
  })

  test('has its veterans carry carbines for five points less, on warriors alone', () => {
    const armed = unit('mandalorian-warriors', 'galaar-15-carbines')
    const bare = unit('mandalorian-warriors')
    const cost = (choices: readonly string[]) =>
      pointsOf(clan(choices, armed)) - pointsOf(clan(choices, bare))
    expect(cost(['veterans', 'guns-for-hire'])).toBe(0)
    expect(cost(['feats-of-valor', 'guns-for-hire'])).toBe(5)
  })

  test('[LG2-UPG-005] has extra tools with that option alone, none beside its like on one unit', () => {
    const extra = unit('mandalorian-warriors', 'tools-of-the-trade-jetpack-rockets')
    expect(wrong(clan(['tools-of-the-trade', 'veterans'], extra))).toEqual([])
    expect(wrong(clan(['feats-of-valor', 'veterans'], extra))).toEqual([
      'LG2-APXC-013 units[3].upgrades[0] tools-of-the-trade-jetpack-rockets',
    ])
    // Initiates may not have rockets otherwise.
    const young = unit('mandalorian-initiates', 'tools-of-the-trade-jetpack-rockets')
    expect(wrong(clan(['tools-of-the-trade', 'veterans'], young))).toEqual([])
    const two = unit('mandalorian-hunter', 'flame-projector-5-points', 'flame-projector-0-points')
    expect(wrong(clan(['tools-of-the-trade', 'veterans'], two))).toContain(
      'LG2-UPG-005 units[3].upgrades[1] flame-projector-0-points',
    )
  })

  test('hires one tank, which is Mandalorian then', () => {
    const tank = unit('wlo-5-speeder-tank')
    const truck = unit('a-a5-speeder-truck-mercenary')
    expect(wrong(clan(['guns-for-hire', 'veterans'], tank))).toEqual([])
    expect(wrong(clan(['guns-for-hire', 'veterans'], unit('tx-225-gavw-occupier-tank')))).toEqual([])
    expect(wrong(clan(['feats-of-valor', 'veterans'], tank))).toContain(
      'LG2-APXC-012 units[3].card wlo-5-speeder-tank',
    )
    expect(wrong(clan(['guns-for-hire', 'veterans'], tank, truck))).toContain(
      'LG2-APXC-013 LG2-FORCE-cc units[4].card a-a5-speeder-truck-mercenary',
    )
    const hired = clan(['guns-for-hire', 'veterans'], tank)
    const { units } = lay({ armies: { gold: hired, silver: hired }, format: 'standard', map: 'crossroads' })
    const fielded = units.find(({ card }) => card === 'wlo-5-speeder-tank')
    expect(fielded === undefined ? null : affiliationOf(fielded)).toBe('mandalorians')
    expect(fielded?.gained.map(({ id }) => id)).toEqual(['coordinate', 'independent'])
  })

  test('is written with its options as text and for Tabletop Simulator; a link tells those that show', () => {
    const some = clan(['guns-for-hire', 'feats-of-valor'], unit('wlo-5-speeder-tank'))
    for (const language of ['en', 'de'] as const)
      expect(readArmyText(armyText(some, language))).toMatchObject({ army: { choices: some.choices } })
    expect(readTtsJson(ttsJson(some))).toMatchObject({ army: { choices: some.choices } })
    expect(readHqLink(hqLink(some))).toMatchObject({ army: { choices: ['guns-for-hire'] } })
    const said = readArmyText('Faction: Mandalorians\nBattle force: Custom Clan\nOptions: Luck\nUnits')
    expect('notices' in said && said.notices.some(({ en }) => en.includes('Luck'))).toBe(true)
  })

  test('has a place for its options in the builder, which another battle force has not', () => {
    const begun = { ...clan([]), units: [], commands: [], battle: [] }
    const places = (it: Army) => builder.show(it as unknown as Plain).places.map(({ id }) => id)
    expect(places(begun)).toContain('options')
    expect(places({ ...begun, battleForce: 'clan-wren', choices: [] } as Army)).not.toContain('options')
  })
})
