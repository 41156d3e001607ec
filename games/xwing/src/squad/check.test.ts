import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shipTypes } from '../../data/ships.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import { checkSquad } from './check.ts'
import type { Squad, SquadFaction, SquadShip } from './squad.ts'

const all = () => true

function ship(pilot: string, ...upgrades: string[]): SquadShip {
  return { pilot, upgrades }
}

function squad(faction: SquadFaction, ...ships: SquadShip[]): Squad {
  return { name: 'Test', faction, ships }
}

/** The rules broken, each with the ship and the card. */
function broken(it: unknown, points = 100, offered: (id: string, kind: string) => boolean = all): string[] {
  return checkSquad(it, { points, offered }).map(({ rule, ship: at, card }) => {
    return [rule, ...(at === undefined ? [] : [at]), ...(card === undefined ? [] : [card])].join(' ')
  })
}

describe('points', () => {
  const five = squad('rebel', ...Array.from({ length: 5 }, () => ship('rookiepilot')))

  test('[XW-BUILD-001] a squad may not cost more than the limit', () => {
    expect(broken(five, 105)).toEqual([])
    expect(broken(five, 104)).toEqual(['XW-BUILD-001'])
  })

  test('[XW-BUILD-001] upgrades count', () => {
    expect(broken(squad('rebel', ship('rookiepilot', 'protontorpedoes')), 25)).toEqual([])
    expect(broken(squad('rebel', ship('rookiepilot', 'protontorpedoes')), 24)).toEqual(['XW-BUILD-001'])
  })

  test('[XW-BUILD-010] a negative cost makes room under the limit', () => {
    expect(broken(squad('rebel', ship('prototypepilot')), 15)).toEqual(['XW-BUILD-001'])
    expect(broken(squad('rebel', ship('prototypepilot', 'chardaanrefit')), 15)).toEqual([])
  })

  test('a squad needs a ship', () => {
    expect(broken(squad('scum'))).toEqual(['XW-BUILD-001'])
  })
})

describe('factions', () => {
  test('[XW-BUILD-003] every pilot is of the faction of the squad', () => {
    expect(broken(squad('rebel', ship('rookiepilot'), ship('academypilot')))).toEqual([
      'XW-BUILD-003 1 academypilot',
    ])
  })

  test('[XW-BUILD-003] the Resistance flies with the Rebels, the First Order with the Empire', () => {
    expect(broken(squad('rebel', ship('rookiepilot'), ship('bluesquadronnovice')))).toEqual([])
    expect(broken(squad('imperial', ship('academypilot'), ship('epsilonsquadronpilot')))).toEqual([])
  })

  test('[XW-BUILD-003] a ship of two factions belongs to the one of its pilot', () => {
    expect(broken(squad('scum', ship('bobafett-scum')))).toEqual([])
    expect(broken(squad('scum', ship('bobafett-imperial')))).toEqual(['XW-BUILD-003 0 bobafett-imperial'])
  })

  test('[XW-BUILD-003] upgrades of another faction stay at home', () => {
    expect(broken(squad('imperial', ship('omicrongrouppilot', 'darthvader')))).toEqual([])
    expect(broken(squad('rebel', ship('outerrimsmuggler', 'darthvader')))).toEqual([
      'XW-BUILD-003 0 darthvader',
    ])
  })

  test('[XW-BUILD-003] Maul joins Rebels with Ezra Bridger among them, as pilot or as crew', () => {
    const falcon = ship('outerrimsmuggler', 'maul')
    expect(broken(squad('rebel', falcon))).toEqual(['XW-BUILD-003 0 maul'])
    expect(broken(squad('rebel', falcon, ship('ezrabridger-attackshuttle')))).toEqual([])
    expect(broken(squad('rebel', ship('outerrimsmuggler', 'maul', 'ezrabridger')))).toEqual([])
    expect(broken(squad('scum', ship('trandoshanslaver', 'maul')))).toEqual([])
  })
})

describe('names', () => {
  test('[XW-BUILD-004] a unique pilot flies once', () => {
    expect(broken(squad('rebel', ship('lukeskywalker'), ship('lukeskywalker')))).toEqual([
      'XW-BUILD-004 1 lukeskywalker',
    ])
  })

  test('[XW-BUILD-004] a name is unique across pilots and upgrades', () => {
    expect(broken(squad('rebel', ship('outerrimsmuggler', 'lukeskywalker'), ship('lukeskywalker')))).toEqual([
      'XW-BUILD-004 1 lukeskywalker',
    ])
  })

  test('[XW-BUILD-004] two cards with different effects share a name', () => {
    expect(broken(squad('rebel', ship('hansolo'), ship('hansolo-swx57')))).toEqual([
      'XW-BUILD-004 1 hansolo-swx57',
    ])
    expect(
      broken(squad('rebel', ship('rookiepilot', 'r2d2'), ship('outerrimsmuggler', 'r2d2-swx22'))),
    ).toEqual(['XW-BUILD-004 1 r2d2-swx22'])
  })

  test('[XW-BUILD-005] what is not unique comes as often as points allow', () => {
    const eight = Array.from({ length: 8 }, () => ship('academypilot'))
    expect(broken(squad('imperial', ...eight))).toEqual([])
    const four = Array.from({ length: 4 }, () => ship('rookiepilot', 'r2astromech'))
    expect(broken(squad('rebel', ...four))).toEqual([])
  })

  test('[XW-BUILD-008] a limited card once on a ship, but on every ship', () => {
    const bomber = ship('scimitarsquadronpilot', 'extramunitions', 'extramunitions')
    expect(broken(squad('imperial', bomber))).toEqual(['XW-BUILD-008 0 extramunitions'])
    const one = ship('scimitarsquadronpilot', 'extramunitions', 'protontorpedoes')
    expect(broken(squad('imperial', one, one))).toEqual([])
    expect(
      broken(squad('imperial', ship('scimitarsquadronpilot', 'protontorpedoes', 'protontorpedoes'))),
    ).toEqual([])
  })

  test('a third Attanni Mindlink is one too many', () => {
    const linked = ship('contractedscout', 'attannimindlink')
    expect(broken(squad('scum', linked, linked))).toEqual([])
    expect(broken(squad('scum', linked, linked, linked))).toEqual([
      'XW-UPG-attannimindlink 2 attannimindlink',
    ])
  })
})

describe('slots', () => {
  test('[XW-BUILD-006] one card for each icon', () => {
    expect(broken(squad('rebel', ship('rookiepilot', 'protontorpedoes')))).toEqual([])
    expect(broken(squad('rebel', ship('rookiepilot', 'protontorpedoes', 'protontorpedoes')))).toEqual([
      'XW-BUILD-006 0 protontorpedoes',
    ])
    expect(broken(squad('rebel', ship('goldsquadronpilot', 'protontorpedoes', 'protontorpedoes')))).toEqual(
      [],
    )
  })

  test('[XW-BUILD-006] no icon, no card', () => {
    expect(broken(squad('imperial', ship('academypilot', 'predator')))).toEqual(['XW-BUILD-006 0 predator'])
  })

  test('[XW-BUILD-006] [XW-UPG-095] a card that fills two slots needs both', () => {
    expect(broken(squad('imperial', ship('omicrongrouppilot', 'emperorpalpatine')))).toEqual([])
    expect(broken(squad('imperial', ship('omicrongrouppilot', 'emperorpalpatine', 'gunner')))).toEqual([
      'XW-BUILD-006 0 gunner',
    ])
    expect(broken(squad('imperial', ship('omicrongrouppilot', 'gunner', 'emperorpalpatine')))).toEqual([
      'XW-BUILD-006 0 emperorpalpatine',
    ])
    expect(broken(squad('imperial', ship('shadowsquadronpilot', 'emperorpalpatine')))).toEqual([
      'XW-BUILD-006 0 emperorpalpatine',
    ])
  })

  test('[XW-BUILD-007] one modification and one title', () => {
    expect(broken(squad('rebel', ship('rookiepilot', 'hullupgrade')))).toEqual([])
    expect(broken(squad('rebel', ship('rookiepilot', 'hullupgrade', 'shieldupgrade')))).toEqual([
      'XW-BUILD-007 0 shieldupgrade',
    ])
    expect(broken(squad('scum', ship('mandalorianmercenary', 'slavei')))).toEqual([])
    expect(broken(squad('scum', ship('mandalorianmercenary', 'slavei', 'andrasta')))).toEqual([
      'XW-BUILD-007 0 andrasta',
    ])
  })
})

describe('restrictions', () => {
  test('[XW-BUILD-009] ship types', () => {
    expect(broken(squad('rebel', ship('prototypepilot', 'chardaanrefit')))).toEqual([])
    expect(broken(squad('rebel', ship('banditsquadronpilot', 'chardaanrefit')))).toEqual([
      'XW-BUILD-009 0 chardaanrefit',
    ])
  })

  test('[XW-BUILD-009] sizes', () => {
    expect(broken(squad('rebel', ship('outerrimsmuggler', 'tacticaljammer')))).toEqual([])
    expect(broken(squad('rebel', ship('rookiepilot', 'tacticaljammer')))).toEqual([
      'XW-BUILD-009 0 tacticaljammer',
    ])
  })

  test('[XW-BUILD-009] [XW-ERRAT-019] Deadeye is for small ships', () => {
    expect(broken(squad('rebel', ship('lukeskywalker', 'deadeye')))).toEqual([])
    expect(broken(squad('rebel', ship('hansolo', 'deadeye')))).toEqual(['XW-BUILD-009 0 deadeye'])
  })

  test('[XW-ERRAT-023] Tactician is limited', () => {
    expect(broken(squad('rebel', ship('wardensquadronpilot', 'tactician')))).toEqual([])
    expect(broken(squad('rebel', ship('outerrimsmuggler', 'tactician', 'tactician')))).toEqual([
      'XW-BUILD-008 0 tactician',
    ])
  })

  test('[XW-UPG-071] Experimental Interface is unique', () => {
    const rookie = ship('rookiepilot', 'experimentalinterface')
    expect(broken(squad('rebel', rookie, ship('rookiepilot')))).toEqual([])
    expect(broken(squad('rebel', rookie, rookie))).toEqual(['XW-BUILD-004 1 experimentalinterface'])
  })

  test('[XW-BUILD-009] a T-70 X-wing is an X-wing, a TIE/fo fighter a TIE', () => {
    expect(broken(squad('rebel', ship('bluesquadronnovice', 'integratedastromech')))).toEqual([])
    expect(broken(squad('imperial', ship('epsilonsquadronpilot', 'twinionenginemkii')))).toEqual([])
  })

  test('[XW-BUILD-009] the data list every ship type whose name contains the restricted one', () => {
    const words = (name: string) => name.toLowerCase().split(/[ /]/)
    const contained = (name: string, whole: string) =>
      words(name).every((word) => words(whole).includes(word))
    // These cards name the T-65 X-wing, which the X-wing's own card does not.
    const onlyT65 = ['renegaderefit', 'servomotorsfoils-attack', 'servomotorsfoils-closed']
    for (const { id, restrictions, slot } of upgradeCards) {
      if (onlyT65.includes(id)) continue
      const listed = restrictions?.ships ?? []
      const meant = shipTypes.filter((type) =>
        shipTypes.some((one) => listed.includes(one.id) && contained(one.name, type.name)),
      )
      for (const type of meant.filter((one) => !listed.includes(one.id))) {
        // Allowed by type, and yet no squad has it: the card is of a faction that does not fly the type.
        const flown = type.factions.map((one) => {
          if (one === 'scum-and-villainy') return 'scum'
          return one === 'rebel-alliance' || one === 'resistance' ? 'rebel' : 'imperial'
        })
        const faction = restrictions?.faction ?? flown
        expect([id, slot, type.id, faction.filter((one) => flown.includes(one))]).toEqual([
          id,
          slot,
          type.id,
          [],
        ])
      }
    }
  })
})

describe('cards that are not there', () => {
  test('[XW-BUILD-012] a pilot or an upgrade that nobody has', () => {
    expect(broken(squad('rebel', ship('admiralpiett', 'nosuchcard')))).toEqual([
      'XW-BUILD-012 0 admiralpiett',
      'XW-BUILD-012 0 nosuchcard',
    ])
  })

  test('[XW-BUILD-012] a card that is not offered, be it pilot or upgrade of the same id', () => {
    const both = squad('rebel', ship('lukeskywalker'), ship('outerrimsmuggler', 'chewbacca'))
    expect(broken(both, 100, (id) => id !== 'lukeskywalker')).toEqual(['XW-BUILD-012 0 lukeskywalker'])
    expect(broken(both, 100, (_, kind) => kind === 'pilot')).toEqual(['XW-BUILD-012 1 chewbacca'])
  })

  test('[XW-BUILD-002] huge ships and epic cards have no place in standard play', () => {
    expect(broken(squad('rebel', ship('gr75mediumtransport')), 300)).not.toEqual([])
    expect(broken(squad('imperial', ship('gozanticlasscruiser')), 300)).not.toEqual([])
    expect(broken(squad('rebel', ship('outerrimsmuggler', 'carlistrieekan')), 300)).not.toEqual([])
  })
})

describe('nonsense', () => {
  const messy: unknown[] = [null, undefined, 7, 'squad', [], {}, { name: 'x', faction: 'rebel' }]
  test.each(messy.map((one) => [one]))('%j is not a squad', (one) => {
    expect(broken(one)).toEqual(['XW-BUILD-001'])
  })

  test('a squad with a part amiss is none', () => {
    const good = squad('rebel', ship('rookiepilot'))
    expect(broken(good)).toEqual([])
    expect(broken({ ...good, name: 1 })).toEqual(['XW-BUILD-001'])
    expect(broken({ ...good, faction: 'neimoidian' })).toEqual(['XW-BUILD-001'])
    expect(broken({ ...good, ships: [{ pilot: 'rookiepilot' }] })).toEqual(['XW-BUILD-001'])
    expect(broken({ ...good, ships: [{ pilot: 'rookiepilot', upgrades: [3] }] })).toEqual(['XW-BUILD-001'])
  })

  test('names from the language itself are no cards', () => {
    expect(broken(squad('rebel', ship('__proto__', 'constructor', 'toString')))).toHaveLength(3)
  })

  test('heaps are refused unseen', () => {
    const ships = Array.from({ length: 100_000 }, () => ship('academypilot'))
    expect(broken(squad('imperial', ...ships))).toEqual(['XW-BUILD-001'])
    const upgrades = Array.from({ length: 100_000 }, () => 'andrasta')
    expect(broken(squad('scum', ship('mandalorianmercenary', ...upgrades)))).toEqual(['XW-BUILD-006 0'])
  })

  test('never throws, whatever it is given', () => {
    holds(fc.property(fc.anything(), (value) => checkSquad(value, { points: 100, offered: all }).length > 0))
  })

  test('never throws on squads of any cards, and says everything in both languages', () => {
    const upgrade = fc.constantFrom(...upgradeCards.map((card) => card.id), 'nonsense')
    const pilot = fc.constantFrom('lukeskywalker', 'kavil', 'darthvader', 'rey', 'gandfindsman', 'nobody')
    const anyShip = fc.record({ pilot, upgrades: fc.array(upgrade, { maxLength: 8 }) })
    const anySquad = fc.record({
      name: fc.string(),
      faction: fc.constantFrom('rebel', 'imperial', 'scum'),
      ships: fc.array(anyShip, { maxLength: 6 }),
    })
    holds(
      fc.property(anySquad, (it) => {
        for (const { rule, text } of checkSquad(it, { points: 100, offered: all })) {
          expect(rule).toMatch(/^XW-(BUILD-\d{3}|UPG-[a-z0-9-]+)$/)
          expect(text.en).toMatch(/\.$/)
          expect(text.de).toMatch(/\.$/)
          expect(`${text.en}${text.de}`).not.toMatch(/undefined|NaN|\[object/)
        }
      }),
    )
  })
})

describe('the Nashtah Pup', () => {
  test("[XW-PIL-096] is no ship of a squad, with or without the Hound's Tooth", () => {
    expect(broken(squad('scum', ship('bossk', 'houndstooth')))).toEqual([])
    expect(broken(squad('scum', ship('bossk', 'houndstooth'), ship('nashtahpuppilot')))).toEqual([
      'XW-PIL-096 1 nashtahpuppilot',
    ])
  })

  test('[XW-PIL-099] carries no upgrades', () => {
    expect(broken(squad('scum', ship('nashtahpuppilot', 'stealthdevice')))).toContain(
      'XW-PIL-099 0 stealthdevice',
    )
  })
})
