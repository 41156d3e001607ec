import { describe, expect, test } from 'vitest'
import { checkSquad } from './check.ts'
import { pointsOf, type SquadFaction } from './squad.ts'

/** The rules that a ship of this faction breaks with these cards, alone in its squad. */
function broken(faction: SquadFaction, pilot: string, ...upgrades: string[]): string[] {
  return brokenIn(faction, [pilot, ...upgrades])
}

function brokenIn(faction: SquadFaction, ...ships: string[][]): string[] {
  const squad = {
    name: 'Test',
    faction,
    ships: ships.map(([pilot = '', ...upgrades]) => ({ pilot, upgrades })),
  }
  return checkSquad(squad, { points: 200, offered: () => true }).map(({ rule }) => rule)
}

function cost(faction: SquadFaction, pilot: string, ...upgrades: string[]): number {
  return pointsOf({ name: 'Test', faction, ships: [{ pilot, upgrades }] })
}

describe('slots that cards give', () => {
  test('[XW-UPG-bombloadout] a Y-wing trades a torpedo for a bomb', () => {
    expect(broken('rebel', 'goldsquadronpilot', 'bombloadout', 'protonbombs', 'protontorpedoes')).toEqual([])
    expect(broken('rebel', 'goldsquadronpilot', 'protonbombs')).toEqual(['XW-BUILD-006'])
    const [one, two] = ['protontorpedoes', 'protontorpedoes']
    expect(broken('rebel', 'goldsquadronpilot', 'bombloadout', one, two)).toEqual(['XW-BUILD-006'])
  })

  test('[XW-UPG-slavei] one torpedo for the Firespray', () => {
    expect(broken('scum', 'mandalorianmercenary', 'slavei', 'protontorpedoes')).toEqual([])
    expect(broken('scum', 'mandalorianmercenary', 'protontorpedoes')).toEqual(['XW-BUILD-006'])
  })

  test('[XW-UPG-andrasta] two more bombs for the Firespray', () => {
    const three = ['seismiccharges', 'seismiccharges', 'proximitymines']
    expect(broken('scum', 'mandalorianmercenary', 'andrasta', ...three)).toEqual([])
    expect(broken('scum', 'mandalorianmercenary', 'andrasta', 'protonbombs', ...three)).toEqual([
      'XW-BUILD-006',
    ])
  })

  test('[XW-UPG-virago] system and illicit slots, from pilot skill 4', () => {
    expect(broken('scum', 'blacksunassassin', 'virago', 'firecontrolsystem', 'glitterstim')).toEqual([])
    expect(broken('scum', 'blacksunassassin', 'firecontrolsystem')).toEqual(['XW-BUILD-006'])
    expect(broken('scum', 'blacksunvigo', 'virago')).toEqual(['XW-UPG-virago'])
  })

  test('[XW-UPG-bwinge2] a crew slot for the B-wing', () => {
    expect(broken('rebel', 'bluesquadronpilot', 'bwinge2', 'gunner')).toEqual([])
    expect(broken('rebel', 'bluesquadronpilot', 'gunner')).toEqual(['XW-BUILD-006'])
  })

  test("[XW-UPG-sabinesmasterpiece] crew and illicit for a Rebel's TIE fighter", () => {
    const cards = ['sabinesmasterpiece', 'gunner', 'glitterstim']
    expect(broken('rebel', 'sabinewren-tiefighter', ...cards)).toEqual([])
    expect(broken('rebel', 'sabinewren-tiefighter', 'gunner')).toEqual(['XW-BUILD-006'])
    expect(broken('imperial', 'blacksquadronpilot', 'sabinesmasterpiece')).toEqual(['XW-BUILD-003'])
  })

  test('“Heavy Scyk” Interceptor: a cannon or a torpedo or a missile, not two of them', () => {
    for (const weapon of ['ioncannon', 'protontorpedoes', 'clustermissiles']) {
      expect(broken('scum', 'cartelspacer', 'heavyscykinterceptor', weapon)).toEqual([])
      expect(broken('scum', 'cartelspacer', weapon)).toEqual(['XW-BUILD-006'])
    }
    expect(broken('scum', 'cartelspacer', 'heavyscykinterceptor', 'ioncannon', 'clustermissiles')).toEqual([
      'XW-BUILD-006',
    ])
  })

  test('Xg-1 and Os-1: two cannons, or one more torpedo and missile', () => {
    expect(
      broken('imperial', 'nusquadronpilot', 'xg1assaultconfiguration', 'ioncannon', 'ioncannon'),
    ).toEqual([])
    const four = ['protontorpedoes', 'protontorpedoes', 'clustermissiles', 'clustermissiles']
    expect(broken('imperial', 'nusquadronpilot', 'os1arsenalloadout', ...four)).toEqual([])
    expect(broken('imperial', 'nusquadronpilot', ...four)).toEqual(['XW-BUILD-006', 'XW-BUILD-006'])
  })

  test('Sabine Wren and Cad Bane bring a bomb along', () => {
    expect(broken('rebel', 'outerrimsmuggler', 'sabinewren', 'protonbombs')).toEqual([])
    expect(broken('scum', 'contractedscout', 'cadbane', 'protonbombs')).toEqual([])
    expect(broken('scum', 'contractedscout', 'protonbombs')).toEqual(['XW-BUILD-006'])
  })
})

describe('slots that cards take', () => {
  test('TIE/x7 leaves the Defender no cannon and no missile', () => {
    expect(broken('imperial', 'deltasquadronpilot', 'ioncannon', 'clustermissiles')).toEqual([])
    expect(broken('imperial', 'deltasquadronpilot', 'tiex7', 'ioncannon', 'clustermissiles')).toEqual([
      'XW-UPG-tiex7',
      'XW-UPG-tiex7',
    ])
  })

  test('[XW-UPG-tieshuttle] two crew of 4 points or less instead of all ordnance', () => {
    const bomber = 'scimitarsquadronpilot'
    expect(broken('imperial', bomber, 'tieshuttle', 'reconspecialist', 'mercenarycopilot')).toEqual([])
    expect(broken('imperial', bomber, 'tieshuttle', 'gunner')).toEqual(['XW-UPG-tieshuttle'])
    for (const ordnance of ['protontorpedoes', 'clustermissiles', 'seismiccharges'])
      expect(broken('imperial', bomber, 'tieshuttle', ordnance)).toEqual(['XW-UPG-tieshuttle'])
    const three = ['reconspecialist', 'reconspecialist', 'mercenarycopilot']
    expect(broken('imperial', bomber, 'tieshuttle', ...three)).toEqual(['XW-BUILD-006'])
  })

  test('[XW-UPG-havoc] a system and a unique salvaged astromech instead of the crew', () => {
    expect(broken('scum', 'lokrevenant', 'havoc', 'firecontrolsystem', 'r4b11')).toEqual([])
    expect(broken('scum', 'lokrevenant', 'havoc', 'unhingedastromech')).toEqual(['XW-UPG-havoc'])
    expect(broken('scum', 'lokrevenant', 'gunner')).toEqual([])
    expect(broken('scum', 'lokrevenant', 'havoc', 'gunner')).toEqual(['XW-UPG-havoc'])
    expect(broken('scum', 'lokrevenant', 'firecontrolsystem')).toEqual(['XW-BUILD-006'])
  })

  test('“Light Scyk” Interceptor: no modification', () => {
    expect(broken('scum', 'cartelspacer', 'lightscykinterceptor')).toEqual([])
    expect(broken('scum', 'cartelspacer', 'lightscykinterceptor', 'hullupgrade')).toEqual([
      'XW-UPG-lightscykinterceptor',
    ])
  })
})

describe('more modifications and titles', () => {
  test('[XW-UPG-royalguardtie] [XW-REF-039] two different modifications for nothing, from pilot skill 5', () => {
    const guard = 'royalguardpilot'
    expect(cost('imperial', guard, 'royalguardtie')).toBe(cost('imperial', guard))
    expect(broken('imperial', 'blacksquadronpilot', 'royalguardtie')).toContain('XW-BUILD-009')
    expect(broken('imperial', guard, 'royalguardtie', 'stealthdevice', 'hullupgrade')).toEqual([])
    expect(broken('imperial', guard, 'royalguardtie', 'stealthdevice', 'stealthdevice')).toEqual([
      'XW-UPG-royalguardtie',
    ])
    const three = ['stealthdevice', 'hullupgrade', 'shieldupgrade']
    expect(broken('imperial', guard, 'royalguardtie', ...three)).toEqual(['XW-BUILD-007'])
    expect(broken('imperial', 'sabersquadronpilot', 'royalguardtie')).toEqual(['XW-UPG-royalguardtie'])
    // Veteran Instincts make it pilot skill 6.
    expect(broken('imperial', 'sabersquadronpilot', 'royalguardtie', 'veteraninstincts')).toEqual([])
  })

  test('[XW-UPG-vaksai] three different modifications, every upgrade a point cheaper but never below 0', () => {
    const three = ['stealthdevice', 'hullupgrade', 'engineupgrade']
    expect(broken('scum', 'cartelmarauder', 'vaksai', ...three)).toEqual([])
    expect(broken('scum', 'cartelmarauder', 'vaksai', 'hullupgrade', 'hullupgrade')).toEqual([
      'XW-UPG-vaksai',
    ])
    expect(broken('scum', 'cartelmarauder', 'vaksai', 'shieldupgrade', ...three)).toEqual(['XW-BUILD-007'])
    expect(cost('scum', 'cartelmarauder', 'vaksai', ...three)).toBe(20 + 2 + 2 + 3)
    expect(cost('scum', 'cartelmarauder', ...three)).toBe(20 + 3 + 3 + 4)
  })

  test('[XW-UPG-renegaderefit] two different modifications and cheaper Elite upgrades for 2 points less', () => {
    expect(broken('rebel', 'lukeskywalker', 'renegaderefit', 'hullupgrade', 'shieldupgrade')).toEqual([])
    expect(broken('rebel', 'lukeskywalker', 'renegaderefit', 'hullupgrade', 'hullupgrade')).toEqual([
      'XW-UPG-renegaderefit',
    ])
    expect(broken('rebel', 'poedameron', 'renegaderefit')).toEqual(['XW-BUILD-009'])
    expect(cost('rebel', 'lukeskywalker', 'renegaderefit', 'predator', 'hullupgrade')).toBe(28 - 2 + 2 + 3)
    expect(cost('rebel', 'lukeskywalker', 'renegaderefit', 'adaptability-plus')).toBe(28 - 2)
  })

  test('both sides of Servomotor S-foils are one card', () => {
    const both = ['servomotorsfoils-attack', 'servomotorsfoils-closed']
    expect(broken('rebel', 'lukeskywalker', 'renegaderefit', ...both)).toEqual(['XW-UPG-renegaderefit'])
  })

  test('[XW-UPG-smugglingcompartment] an illicit slot, and one more modification of 3 points or less', () => {
    const falcon = 'outerrimsmuggler'
    expect(broken('rebel', falcon, 'smugglingcompartment', 'hullupgrade', 'glitterstim')).toEqual([])
    expect(broken('rebel', falcon, 'glitterstim')).toEqual(['XW-BUILD-006'])
    expect(broken('rebel', falcon, 'smugglingcompartment', 'engineupgrade')).toEqual(['XW-BUILD-007'])
    // The order in which the cards are listed changes nothing: the compartment is the first modification.
    expect(broken('rebel', falcon, 'engineupgrade', 'smugglingcompartment')).not.toEqual([])
  })

  test('StarViper Mk.II carries a second, different title', () => {
    expect(broken('scum', 'blacksunassassin', 'starvipermkii', 'virago')).toEqual([])
    expect(broken('scum', 'blacksunassassin', 'virago', 'starvipermkii')).toEqual([])
    expect(broken('scum', 'blacksunassassin', 'starvipermkii', 'starvipermkii')).toEqual([
      'XW-BUILD-007',
      'XW-UPG-starvipermkii',
    ])
  })
})

describe('Elite slots', () => {
  test('[XW-UPG-awingtestpilot] [XW-ERRAT-012] [XW-ERRAT-013] one more, no card twice, from pilot skill 2', () => {
    const two = ['pushthelimit', 'predator']
    expect(broken('rebel', 'greensquadronpilot', 'awingtestpilot', ...two)).toEqual([])
    expect(broken('rebel', 'greensquadronpilot', ...two)).toEqual(['XW-BUILD-006'])
    expect(broken('rebel', 'greensquadronpilot', 'awingtestpilot', 'predator', 'predator')).toEqual([
      'XW-UPG-awingtestpilot',
    ])
    expect(broken('rebel', 'prototypepilot', 'awingtestpilot')).toEqual(['XW-UPG-awingtestpilot'])
  })

  test('[XW-REF-034] R2-D6 for ships without one, from pilot skill 3', () => {
    expect(broken('rebel', 'redsquadronpilot', 'r2d6', 'predator')).toEqual([])
    expect(broken('rebel', 'redsquadronpilot', 'predator')).toEqual(['XW-BUILD-006'])
    expect(broken('rebel', 'rookiepilot', 'r2d6')).toEqual(['XW-UPG-r2d6'])
    expect(broken('rebel', 'lukeskywalker', 'r2d6')).toEqual(['XW-UPG-r2d6'])
  })

  test('a rookie cannot borrow skill for R2-D6 from a card that R2-D6 makes room for', () => {
    expect(broken('rebel', 'rookiepilot', 'r2d6', 'veteraninstincts')).toEqual(['XW-UPG-r2d6'])
  })
})

describe('TIE Advanced', () => {
  test('[XW-UPG-tiex1] [XW-UPG-158] [XW-UPG-159] a system slot, 4 points cheaper but never below 0', () => {
    expect(broken('imperial', 'darthvader', 'tiex1', 'advtargetingcomputer')).toEqual([])
    expect(broken('imperial', 'darthvader', 'firecontrolsystem')).toEqual(['XW-BUILD-006'])
    expect(cost('imperial', 'darthvader', 'tiex1', 'advtargetingcomputer')).toBe(29 + 1)
    expect(cost('imperial', 'darthvader', 'tiex1', 'firecontrolsystem')).toBe(29)
  })

  test('[XW-UPG-160] [XW-UPG-157] the Prototype is not one', () => {
    expect(broken('imperial', 'sienartestpilot', 'tiex1')).toEqual(['XW-BUILD-009'])
    expect(broken('imperial', 'sienartestpilot', 'tiev1')).toEqual([])
    expect(broken('imperial', 'darthvader', 'tiev1')).toEqual(['XW-BUILD-009'])
  })

  test('[XW-UPG-182] Darth Vader may take the Advanced Targeting Computer', () => {
    expect(broken('imperial', 'darthvader', 'tiex1', 'advtargetingcomputer')).toEqual([])
  })
})

describe('what a card asks of its ship', () => {
  test('[XW-ERRAT-007] Autothrusters need boost, be it from an Engine Upgrade', () => {
    expect(broken('imperial', 'royalguardpilot', 'autothrusters')).toEqual([])
    expect(broken('scum', 'cartelmarauder', 'autothrusters')).toEqual(['XW-UPG-autothrusters'])
    expect(broken('scum', 'cartelmarauder', 'vaksai', 'engineupgrade', 'autothrusters')).toEqual([])
  })

  test('Long-Range Scanners need both icons', () => {
    expect(broken('imperial', 'scimitarsquadronpilot', 'longrangescanners')).toEqual([])
    expect(broken('rebel', 'rookiepilot', 'longrangescanners')).toEqual(['XW-UPG-longrangescanners'])
    expect(broken('imperial', 'scimitarsquadronpilot', 'tieshuttle', 'longrangescanners')).toEqual([
      'XW-UPG-longrangescanners',
      'XW-UPG-longrangescanners',
    ])
  })

  test('Thrust Corrector: hull 4 or less, Hull Upgrade included', () => {
    expect(broken('imperial', 'sienarjaemusanalyst', 'thrustcorrector')).toEqual([])
    expect(broken('imperial', 'sienarjaemusanalyst', 'thrustcorrector', 'hullupgrade')).toEqual([
      'XW-UPG-thrustcorrector',
    ])
    expect(broken('imperial', 'cutlasssquadronpilot', 'thrustcorrector')).toEqual(['XW-UPG-thrustcorrector'])
  })

  test('Pulsed Ray Shield: a shield value of exactly 1', () => {
    expect(broken('scum', 'cartelmarauder', 'pulsedrayshield')).toEqual([])
    expect(broken('scum', 'binayrepirate', 'pulsedrayshield')).toEqual(['XW-UPG-pulsedrayshield'])
    expect(broken('rebel', 'sabinewren-tiefighter', 'pulsedrayshield')).toEqual(['XW-UPG-pulsedrayshield'])
  })

  test('Lightweight Frame: TIEs with agility 2 or less', () => {
    expect(broken('imperial', 'imperialtrainee', 'lightweightframe')).toEqual([])
    expect(broken('imperial', 'academypilot', 'lightweightframe')).toContain('XW-UPG-lightweightframe')
  })

  test('Black One: pilot skill 7', () => {
    expect(broken('rebel', 'poedameron', 'blackone')).toEqual([])
    expect(broken('rebel', 'redace', 'blackone')).toEqual(['XW-UPG-blackone'])
  })
})

describe('what a card asks of its squad', () => {
  test('Mist Hunter comes with a Tractor Beam and has room for nothing else', () => {
    expect(broken('scum', 'gandfindsman', 'misthunter', 'tractorbeam')).toEqual([])
    expect(cost('scum', 'gandfindsman', 'misthunter', 'tractorbeam')).toBe(25 + 1)
    expect(broken('scum', 'gandfindsman', 'misthunter')).toEqual(['XW-UPG-misthunter'])
    expect(broken('scum', 'gandfindsman', 'misthunter', 'ioncannon')).toEqual([
      'XW-BUILD-006',
      'XW-UPG-misthunter',
    ])
    expect(broken('scum', 'gandfindsman', 'misthunter', 'tractorbeam', 'tractorbeam')).toEqual([
      'XW-BUILD-006',
    ])
  })

  test('the Ghost docks the Phantom, or the Phantom II', () => {
    expect(brokenIn('rebel', ['lothalrebel', 'ghost'], ['zeborrelios-attackshuttle', 'phantom'])).toEqual([])
    expect(brokenIn('rebel', ['lothalrebel', 'ghost'], ['zeborrelios-attackshuttle'])).toEqual([
      'XW-UPG-ghost',
    ])
    expect(brokenIn('rebel', ['lothalrebel', 'ghost-swx72'], ['ap5', 'phantomii'])).toEqual([])
    expect(brokenIn('rebel', ['lothalrebel', 'ghost'], ['ap5', 'phantomii'])).toEqual(['XW-UPG-ghost'])
  })
})
