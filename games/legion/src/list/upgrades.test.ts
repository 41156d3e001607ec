import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { upgradeCards } from '../../data/2024/index.ts'
import { army, broken, empire, rebels, times, unit } from '../../test/armies.ts'
import { upgradeCard } from '../catalogue.ts'
import { newUnit } from '../new-unit.ts'
import { keywordsOf } from '../values.ts'
import { pointsOf } from './army.ts'
import { isOffered } from './offered.ts'
import { rosterOf } from './roster.ts'

const at = 'units[4]'

test('[LG2-UPG-002] a unit has one upgrade for each symbol of its bar', () => {
  expect(broken(empire(unit('stormtroopers', 'recon-intel', 'impact-grenades')))).toEqual([])
  expect(broken(empire(unit('stormtroopers', 'recon-intel', 'targeting-scopes')))).toEqual([
    `LG2-UPG-002 ${at}.upgrades[1] targeting-scopes`,
  ])
  expect(broken(empire(unit('stormtroopers', 'hq-uplink')))).toEqual([
    `LG2-UPG-002 ${at}.upgrades[0] hq-uplink`,
  ])
})

describe('symbols that upgrades add', () => {
  test('[LG2-UPG-002] are there for others', () => {
    expect(broken(empire(unit('stormtroopers', 'stormtrooper-captain', 'endurance')))).toEqual([])
    expect(broken(empire(unit('stormtroopers', 'endurance', 'stormtrooper-captain')))).toEqual([])
    expect(broken(empire(unit('stormtroopers', 'agent-kallus', 'dlt-19-stormtrooper')))).toEqual([])
  })

  test('[LG2-UPG-002] but not for the card that adds them', () => {
    expect(broken(empire(unit('range-troopers', 'imperial-probe-droid')))).toEqual([])
    expect(
      broken(empire(unit('imperial-probe-droid', 'imperial-probe-droid'), unit('scout-troopers'))),
    ).toEqual([`LG2-UPG-002 ${at}.upgrades[0] imperial-probe-droid`])
  })
})

test('some upgrades take no symbol on some units', () => {
  const droids = army('separatists', unit('count-dooku'), ...times(3, 'b1-battle-droids'))
  const more = (...upgrades: string[]) =>
    broken({ ...droids, units: [...droids.units, unit('b1-battle-droids', ...upgrades)] })
  expect(more('electrobinoculars', 'portable-scanner')).toEqual([])
  expect(more('recon-intel')).toHaveLength(1)
})

test('[LG2-UPG-Bv] guns fit into the doors of every transport, and of nothing else', () => {
  const wrong = (card: string) =>
    broken(empire(unit(card, 'door-gunners'))).filter((one) => one.includes('UPG'))
  expect(wrong('laat-le-patrol-transport-empire')).toEqual([])
  expect(wrong('at-st')).toEqual([
    `LG2-UPG-002 ${at}.upgrades[0] door-gunners`,
    `LG2-UPG-006 ${at}.upgrades[0] door-gunners`,
  ])
})

test('[LG2-UPG-003] the kinds of upgrades are those of the rules, and clans', () => {
  const ledger = readFileSync(new URL('../../rules/2024-core.md', import.meta.url), 'utf8')
  const [, list = ''] = /LG2-UPG-003.* are: (.+)\.$/m.exec(ledger) ?? []
  const kinds = list.split(', ').map((kind) => kind.toLowerCase().replace(/ \(.+\)/, ''))
  expect(kinds).toHaveLength(17)
  const slots = new Set(upgradeCards.map(({ slot }) => slot))
  expect([...slots].sort()).toEqual([...kinds, 'clan'].sort())
})

test('[LG2-UPG-023] a card with two sides costs the points of one', () => {
  const cost = (...upgrades: string[]) => pointsOf(army('rebels', unit('wookiee-warriors', ...upgrades)))
  expect(upgradeCard('battle-shield-wookiee').sides).toHaveLength(2)
  expect(cost('battle-shield-wookiee') - cost()).toBe(26)
})

test('[LG2-UPG-005] a unit has an upgrade only once', () => {
  const twice = unit('imperial-agent', 'platoon-commander', 'targeting-scopes', 'targeting-scopes')
  expect(broken(empire(twice)).filter((one) => one.startsWith('LG2-UPG-005'))).toEqual([
    `LG2-UPG-005 ${at}.upgrades[2] targeting-scopes`,
  ])
})

describe('restrictions', () => {
  test('[LG2-UPG-006] [LG2-APXD-010] a name', () => {
    expect(broken(empire(unit('snowtroopers', 'dlt-19-stormtrooper')))).toEqual([
      `LG2-UPG-006 ${at}.upgrades[0] dlt-19-stormtrooper`,
    ])
  })

  test('[LG2-UPG-006] a faction and a rank', () => {
    expect(broken(empire(unit('snowtroopers', 'imperial-officer')))).toEqual([])
    const veterans = army('rebels', unit('leia-organa'), ...times(3, 'rebel-veterans', 'imperial-officer'))
    expect(broken(veterans)).toHaveLength(3)
  })

  test.each([
    ['rebels', 'light'],
    ['republic', 'light'],
    ['empire', 'dark'],
    ['separatists', 'dark'],
  ])('[LG2-BUILD-003] %s are of the %s side', (faction, side) => {
    expect(rosterOf(army(faction))?.side).toBe(side)
  })

  test('[LG2-BUILD-004] what else is an army says its side', () => {
    const sideOf = (faction: string, battleForce: string) => rosterOf({ ...army(faction), battleForce })?.side
    expect(sideOf('mercenary', 'the-ohnaka-gang')).toBe('dark')
    expect(sideOf('mercenary', 'no such force')).toBeNull()
  })

  test('[LG2-UPG-006] a side of the Force', () => {
    expect(
      broken(army('empire', unit('darth-vader-dark-lord-of-the-sith', 'fear'), ...times(3, 'stormtroopers'))),
    ).toEqual([])
    const hopeful = army(
      'empire',
      unit('darth-vader-dark-lord-of-the-sith', 'hope'),
      ...times(3, 'stormtroopers'),
    )
    expect(broken(hopeful)).toEqual(['LG2-UPG-006 units[0].upgrades[0] hope'])
  })

  test('[LG2-UPG-006] a title', () => {
    const scouts = unit('scout-troopers', 'dlt-19x-sniper')
    expect(broken(empire(scouts))).toEqual([`LG2-UPG-006 ${at}.upgrades[0] dlt-19x-sniper`])
  })

  test('[LG2-UPG-006] a kind of unit', () => {
    expect(broken(empire(unit('at-st', 'linked-targeting-array')))).toEqual([])
    expect(broken(empire(unit('scout-troopers', 'linked-targeting-array')))).toHaveLength(1)
  })

  test('[LG2-UPG-006] a rank', () => {
    expect(broken(empire(unit('range-troopers', 'imperial-officer')))).toEqual([
      `LG2-UPG-006 ${at}.upgrades[0] imperial-officer`,
    ])
  })

  test('[LG2-UPG-006] and what a unit must not be', () => {
    const droids = army('separatists', unit('count-dooku'), ...times(3, 'b1-battle-droids', 'hit-the-dirt'))
    expect(broken(droids).filter((one) => one.startsWith('LG2-UPG-006'))).toHaveLength(3)
  })

  test('[LG2-UPG-006] the faction of the army', () => {
    const nanny = unit('ig-11', 'nanny-programming')
    const hand = { commands: ['ambush', 'push', 'assault', 'anti-capture-protocols'] }
    const hired = {
      ...rebels(nanny),
      commands: [...hand.commands, 'sabotaged-communications', 'turning-the-tide'],
    }
    expect(broken(hired)).toEqual([])
    const empires = { ...empire(nanny), commands: [...hand.commands, 'covert-observation', 'pinned-down'] }
    expect(broken(empires)).toEqual([`LG2-UPG-006 ${at}.upgrades[0] nanny-programming`])
  })
})

describe('what units must have', () => {
  test('[LG2-KW-033] Equip names cards', () => {
    const bare = unit('imperial-special-forces-inferno-squad')
    expect(broken(empire(bare))).toEqual(
      Array.from({ length: 2 }, () => `LG2-KW-033 ${at}.card imperial-special-forces-inferno-squad`),
    )
    const whole = unit('imperial-special-forces-inferno-squad', 'del-meeko', 'gideon-hask')
    expect(broken(empire(whole))).toEqual([])
  })

  test('[LG2-KW-033] or kinds of cards', () => {
    expect(broken(empire(unit('imperial-officer')))).toEqual([`LG2-KW-033 ${at}.card imperial-officer`])
    expect(broken(empire(unit('imperial-officer', 'academy-trained')))).toEqual([])
  })

  test('[LG2-KW-206] a heavy weapon team has its weapon', () => {
    expect(broken(empire(unit('scout-troopers'), unit('scout-troopers-strike-team')))).toEqual([
      'LG2-KW-206 units[5].card scout-troopers-strike-team',
    ])
  })

  test('[LG2-KW-075] Flexible Response demands so many heavy weapons', () => {
    const force = (...upgrades: string[]) => ({
      ...empire(unit('stormtroopers-heavy-response-unit', ...upgrades), unit('74-z-speeder-bikes')),
      battleForce: 'blizzard-force',
      units: [
        unit('general-veers'),
        ...times(3, 'snowtroopers'),
        unit('stormtroopers-heavy-response-unit', ...upgrades),
        unit('74-z-speeder-bikes'),
      ],
    })
    expect(broken(force('dlt-19-stormtrooper'))).toEqual([
      `LG2-KW-075 ${at}.card stormtroopers-heavy-response-unit`,
    ])
    expect(broken(force('dlt-19-stormtrooper', 'hh-12-stormtrooper'))).toEqual([])
  })

  test('[LG2-KW-164] a programmed unit has a programme', () => {
    const droids = army('separatists', unit('count-dooku'), ...times(3, 'b1-battle-droids'))
    const spider = (...upgrades: string[]) =>
      broken({ ...droids, units: [...droids.units, unit('dsd1-dwarf-spider-droid', ...upgrades)] })
    expect(spider()).toEqual([`LG2-KW-164 ${at}.card dsd1-dwarf-spider-droid`])
    expect(spider('attack-protocols')).toEqual([])
  })
})

test('[LG2-CKW-003] one upgrade with Leader', () => {
  const two = unit('rebel-troopers', 'jyn-erso', 'rebel-officer')
  expect(broken(rebels(two))).toEqual([`LG2-CKW-003 ${at}.upgrades[1] rebel-officer`])
})

describe('counterparts', () => {
  test('[LG2-KW-149] go with the unit that their card names', () => {
    const r2 = { ...unit('r2-d2-hero-of-a-thousand-devices'), counterpart: 'c-3po-human-cyborg-relations' }
    expect(broken(rebels(r2))).toEqual([])
    const leia = { ...unit('jyn-erso'), counterpart: 'c-3po-human-cyborg-relations' }
    expect(broken(rebels(leia))).toEqual([`LG2-KW-149 ${at}.counterpart c-3po-human-cyborg-relations`])
  })

  test('[LG2-KW-033] Iden Versio has hers, and its slot', () => {
    const iden = { ...unit('iden-versio', 'comms-jammer'), counterpart: 'idens-id10-seeker-droid' }
    expect(broken(empire(iden))).toEqual([])
    expect(broken(empire(unit('iden-versio', 'comms-jammer')))).toEqual([
      `LG2-UPG-002 ${at}.upgrades[0] comms-jammer`,
      `LG2-KW-033 ${at}.card iden-versio`,
    ])
  })

  test('[LG2-KW-033] a unit that must have one is offered, as one is that must have an upgrade', () => {
    expect(isOffered('unit', 'iden-versio')).toBe(true)
    expect(isOffered('unit', 'general-tagge')).toBe(true)
  })

  test('a unit is not offered as long as no source says how much it repairs', () => {
    expect(isOffered('unit', 'geonosian-warriors-geonosian-engineers')).toBe(false)
  })

  test('[LG2-KW-151] its own type matters for what its slots hold', () => {
    const iden = (slot: string) => ({ ...unit('iden-versio', slot), counterpart: 'idens-id10-seeker-droid' })
    expect(broken(empire(iden('adaptive-combat-network')))).toEqual([])
  })

  test('[LG2-APXC-001] a hired one fights for the factions on its card', () => {
    const din = { ...unit('din-djarin'), counterpart: 'grogu' }
    expect(broken(rebels(din))).toEqual([])
    expect(broken(empire(din))).toEqual([`LG2-APXC-001 ${at}.counterpart grogu`])
  })

  test('Grogu rides with IG-11 only if it is programmed to nurse, and then it dodges or moves first [LG2-UPG-tp]', () => {
    const ig = (upgrade: string) => {
      const rider = { ...unit('ig-11', upgrade), counterpart: 'grogu' }
      const hand = [
        'ambush',
        'push',
        'assault',
        'anti-capture-protocols',
        'sabotaged-communications',
        'turning-the-tide',
      ]
      return broken({ ...rebels(rider), commands: hand })
    }
    expect(ig('nanny-programming')).toEqual([])
    expect(ig('bounty-programming')).toEqual([`LG2-UPG-tp ${at}.counterpart grogu`])
    const fielded = newUnit('gold', unit('ig-11', 'nanny-programming'), 'ig')
    expect(keywordsOf(fielded, 'ai')).toMatchObject([{ of: 'Dodge, Move' }])
  })
})
