import { describe, expect, test } from 'vitest'
import { army, broken, empire, rebels, times, unit } from '../../test/armies.ts'
import { checkArmy } from './check.ts'
import { allOffered } from './offered.ts'

describe('factions', () => {
  test('[LG2-BUILD-002] all units are of one faction', () => {
    expect(broken(empire(unit('rebel-commandos')))).toEqual(['LG2-BUILD-002 units[4].card rebel-commandos'])
  })

  test('[LG2-BUILD-001] there are four, and what else is an army is a battle force', () => {
    expect(broken({ ...empire(), faction: 'hutts' })).toEqual(['LG2-BUILD-001 LG2-BUILD-002 faction'])
    expect(broken(army('mandalorians'))).toContain('LG2-BUILD-001 LG2-APXC-012 battleForce')
  })

  test('[LG2-KW-223] a unit of special issue is for its battle force only', () => {
    expect(broken(empire(unit('major-marquand')))).toEqual(['LG2-KW-223 units[4].card major-marquand'])
  })
})

describe('mercenaries', () => {
  test('[LG2-APXC-001] [LG2-KW-217] fight for the factions on their card', () => {
    expect(broken(empire(unit('bossk')))).toEqual([])
    expect(broken(rebels(unit('bossk')))).toEqual(['LG2-APXC-001 units[4].card bossk'])
  })

  test('[LG2-APXC-006] some of them for no faction', () => {
    expect(broken(empire(unit('maul-a-rival')))).toEqual(['LG2-APXC-006 units[4].card maul-a-rival'])
  })

  test('[LG2-APXC-003] do not help to the least number of a rank', () => {
    const two = army('empire', unit('general-veers'), ...times(2, 'stormtroopers'), unit('weequay-pirates'))
    expect(broken(two)).toEqual(['LG2-BUILD-011 LG2-APXC-003 units'])
    expect(broken({ ...two, units: [...two.units, unit('stormtroopers')] })).toEqual([])
  })

  test('[LG2-APXC-003] but count against the most', () => {
    const full = empire(...times(3, 'stormtroopers'))
    expect(broken(full)).toEqual([])
    expect(broken({ ...full, units: [...full.units, unit('weequay-pirates')] })).toEqual([
      'LG2-BUILD-011 units',
    ])
  })

  test('[LG2-APXC-004] are two of corps rank and one of each other', () => {
    expect(broken(empire(...times(2, 'weequay-pirates'), unit('bossk')))).toEqual([])
    expect(broken(empire(...times(3, 'weequay-pirates')))).toEqual(['LG2-APXC-004 units'])
    expect(broken(empire(unit('bossk'), unit('boba-fett-infamous-bounty-hunter')))).toEqual([
      'LG2-APXC-004 units',
    ])
  })

  test('[LG2-KW-291] Allies of Convenience lets in a single one more', () => {
    const lando = army('rebels', unit('lando-calrissian'), ...times(3, 'rebel-troopers'))
    const three = { ...lando, units: [...lando.units, ...times(3, 'weequay-pirates')] }
    expect(broken(three)).toEqual([])
    const and = { ...three, units: [...three.units, unit('hondo-ohnaka'), unit('din-djarin')] }
    expect(broken(and)).toEqual(['LG2-APXC-004 LG2-KW-291 units'])
  })

  test('[LG2-KW-292] but never above the most of a rank', () => {
    const full = army('rebels', unit('lando-calrissian'), ...times(4, 'rebel-troopers'))
    const with3 = { ...full, units: [...full.units, ...times(3, 'weequay-pirates')] }
    expect(broken(with3)).toEqual(['LG2-BUILD-011 units'])
  })

  test('[LG2-APXC-005] alone are an army only as a battle force', () => {
    expect(broken(army('mercenary'))).toContain('LG2-APXC-005 battleForce')
  })
})

describe('ranks', () => {
  const led = times(3, 'stormtroopers')

  test('[LG2-BUILD-009] one or two commanders', () => {
    expect(broken(army('empire', ...led))).toEqual(['LG2-BUILD-009 units'])
    expect(broken(empire(unit('director-orson-krennic')))).toEqual([])
    expect(broken(empire(unit('director-orson-krennic'), unit('moff-gideon')))).toEqual([
      'LG2-BUILD-009 units',
    ])
  })

  test('[LG2-BUILD-010] two operatives at most', () => {
    const two = empire(unit('agent-kallus'), unit('fifth-brother'))
    expect(broken(two)).toEqual([])
    expect(broken({ ...two, units: [...two.units, unit('darth-vader-the-emperors-apprentice')] })).toEqual([
      'LG2-BUILD-010 units',
    ])
  })

  test('[LG2-BUILD-011] three to six corps units', () => {
    expect(broken(army('empire', unit('general-veers'), ...times(2, 'stormtroopers')))).toEqual([
      'LG2-BUILD-011 units',
    ])
    expect(broken(empire(...times(3, 'snowtroopers')))).toEqual([])
    expect(broken(empire(...times(4, 'snowtroopers')))).toEqual(['LG2-BUILD-011 units'])
  })

  test('[LG2-BUILD-012] three special forces units at most', () => {
    expect(broken(empire(...times(3, 'scout-troopers')))).toEqual([])
    expect(broken(empire(...times(4, 'scout-troopers')))).toEqual(['LG2-BUILD-012 units'])
  })

  test('[LG2-BUILD-013] three support units at most', () => {
    expect(broken(empire(...times(3, 'dewback-rider')))).toEqual([])
    expect(broken(empire(...times(4, 'dewback-rider')))).toEqual(['LG2-BUILD-013 units'])
  })

  test('[LG2-BUILD-014] two heavy units at most', () => {
    expect(broken(empire(...times(2, 'at-st')))).toEqual([])
    expect(broken(empire(...times(3, 'at-st')))).toEqual(['LG2-BUILD-014 units'])
  })

  test('[LG2-KW-068] with a field commander no commander is needed', () => {
    const bare = army('empire', ...led, unit('at-st'))
    expect(broken(bare)).toEqual(['LG2-BUILD-009 units'])
    expect(broken(army('empire', ...led, unit('at-st', 'general-weiss')))).toEqual([])
  })

  test('[LG2-KW-081] an associate does not count beside its companion', () => {
    const two = empire(unit('agent-kallus'), unit('fifth-brother'), unit('seventh-sister'))
    expect(broken(two)).toEqual([])
    const strangers = empire(
      unit('agent-kallus'),
      unit('darth-vader-the-emperors-apprentice'),
      unit('seventh-sister'),
    )
    expect(broken(strangers)).toEqual(['LG2-BUILD-010 units'])
  })

  test('[LG2-KW-082] Entourage makes room for one unit of that name', () => {
    const krennic = army('empire', unit('director-orson-krennic'), ...led)
    const four = times(4, 'imperial-death-troopers')
    expect(broken({ ...krennic, units: [...krennic.units, ...four] })).toEqual([])
    const five = [...four, unit('imperial-death-troopers')]
    expect(broken({ ...krennic, units: [...krennic.units, ...five] })).toEqual(['LG2-BUILD-012 units'])
    expect(broken(empire(...four))).toEqual(['LG2-BUILD-012 units'])
  })

  test('The Darksaber makes a commander of Maul', () => {
    const gang = {
      ...army('mercenary', ...times(2, 'pyke-syndicate-foot-soldiers')),
      battleForce: 'shadow-collective',
    }
    const maul = (...upgrades: string[]) =>
      broken({ ...gang, units: [...gang.units, unit('maul-a-rival', ...upgrades)] })
    expect(maul()).toContain('LG2-BUILD-009 LG2-APXC-012 units')
    expect(maul('the-darksaber-maul')).not.toContain('LG2-BUILD-009 LG2-APXC-012 units')
  })
})

describe('Detachment', () => {
  const team = () => unit('scout-troopers-strike-team', 'dlt-19x-sniper')

  test('[LG2-KW-007] does not count against the most of its rank', () => {
    const full = empire(...times(3, 'dewback-rider'), unit('scout-troopers'))
    expect(broken({ ...full, units: [...full.units, team()] })).toEqual([])
  })

  test('[LG2-KW-008] needs a unit of the name that is none itself', () => {
    expect(broken(empire(team()))).toEqual(['LG2-KW-008 LG2-KW-009 units[4].card scout-troopers-strike-team'])
  })

  test('[LG2-KW-009] each one a unit of its own', () => {
    expect(broken(empire(unit('scout-troopers'), team(), team()))).toEqual([
      'LG2-KW-008 LG2-KW-009 units[6].card scout-troopers-strike-team',
    ])
    expect(broken(empire(...times(2, 'scout-troopers'), team(), team()))).toEqual([])
  })

  test('[LG2-KW-008] may ask for a rank; who asks for a name is served first', () => {
    const probe = unit('imperial-probe-droid')
    expect(broken(empire(probe))).toHaveLength(1)
    expect(broken(empire(probe, unit('scout-troopers')))).toEqual([])
    expect(broken(empire(probe, unit('scout-troopers'), unit('imperial-special-forces'), team()))).toEqual([])
    expect(broken(empire(probe, unit('scout-troopers'), team()))).toHaveLength(1)
  })
})

describe('unique and limited cards', () => {
  test('[LG2-BUILD-015] an army has as many of the name as there are dots', () => {
    expect(broken(empire(unit('general-veers')))).toEqual(['LG2-BUILD-015 units[4].card general-veers'])
    const two = empire(unit('darth-vader-dark-lord-of-the-sith'), unit('darth-vader-the-emperors-apprentice'))
    expect(broken(two)).toEqual(['LG2-BUILD-015 units[5].card darth-vader-the-emperors-apprentice'])
  })

  test('[LG2-BUILD-016] units and upgrades of a name count together', () => {
    const both = rebels(unit('jyn-erso'), unit('rebel-troopers', 'jyn-erso'))
    expect(broken(both)).toEqual(['LG2-BUILD-015 LG2-BUILD-016 units[5].upgrades[0] jyn-erso'])
    expect(broken(rebels(unit('rebel-troopers', 'jyn-erso')))).toEqual([])
  })

  test('[LG2-BUILD-015] some are unique by their title', () => {
    const squad = unit('imperial-special-forces-inferno-squad', 'del-meeko', 'gideon-hask')
    expect(broken(empire(squad, unit('imperial-special-forces')))).toEqual([])
    expect(broken(empire(squad, squad)).filter((one) => one.endsWith('inferno-squad'))).toEqual([
      'LG2-BUILD-015 units[5].card imperial-special-forces-inferno-squad',
    ])
    const said = checkArmy(empire(squad, squad), allOffered).map(({ text }) => text.en)
    expect(said).toContain('Inferno Squad: at most 1 card of this name in an army.')
  })

  test('[LG2-BUILD-017] what has no dots is not limited so', () => {
    expect(broken(empire(...times(3, 'stormtroopers', 'dlt-19-stormtrooper')))).toEqual([])
  })
})
