import { describe, expect, test } from 'vitest'
import { army, broken, times, unit } from '../../test/armies.ts'
import type { Army } from './army.ts'

function force(id: string, it: Army): Army {
  return { ...it, battleForce: id }
}

describe('battle forces', () => {
  const snow = (...more: Army['units']) =>
    force(
      'blizzard-force',
      army('empire', unit('general-veers'), ...times(3, 'snowtroopers'), unit('74-z-speeder-bikes'), ...more),
    )

  test('[LG2-APXC-012] have units of their own', () => {
    expect(broken(snow())).toEqual([])
    expect(broken(snow(unit('scout-troopers')))).toEqual(['LG2-APXC-012 units[5].card scout-troopers'])
  })

  test('[LG2-APXC-012] and ranks of their own', () => {
    const four = snow(...times(3, '74-z-speeder-bikes'))
    expect(broken(four)).toEqual([])
    expect(
      broken({ ...four, units: four.units.filter(({ card }) => card !== '74-z-speeder-bikes') }),
    ).toEqual(['LG2-BUILD-013 LG2-APXC-012 units'])
    const clones = (...more: Army['units']) =>
      force(
        '501st-legion',
        army(
          'republic',
          unit('clone-captain-rex'),
          unit('clone-trooper-infantry'),
          unit('arc-troopers'),
          unit('at-rt-republic'),
          ...more,
        ),
      )
    expect(broken(clones())).toEqual([])
  })

  test('[LG2-APXC-012] commanders and operatives may share a limit', () => {
    const force501 = force(
      'imperial-remnant',
      army(
        'empire',
        ...[unit('moff-gideon'), unit('imperial-officer', 'academy-trained')],
        unit('imperial-agent', 'platoon-commander'),
        ...[unit('stormtroopers'), unit('shoretroopers'), unit('scout-troopers')],
      ),
    )
    expect(broken(force501)).toEqual(['LG2-APXC-012 units'])
  })

  test('[LG2-APXC-012] are of a faction', () => {
    const wrong = force('blizzard-force', army('rebels', unit('leia-organa'), ...times(3, 'rebel-troopers')))
    expect(broken(wrong)).toContain('LG2-APXC-012 battleForce blizzard-force')
  })

  test('[LG2-APXC-012] have figures for recon games, and none for a grand army', () => {
    expect(broken({ ...snow(), format: 'grand-army' })).toContain('LG2-APXC-012 battleForce blizzard-force')
  })

  test('[LG2-APXC-012] allow of unique upgrades those on their list', () => {
    expect(broken(snow(unit('at-st', 'general-weiss')))).toEqual([])
    expect(broken(snow(unit('at-st', 'first-sergeant-arbmab')))).toEqual([
      'LG2-APXC-012 units[5].upgrades[0] first-sergeant-arbmab',
    ])
  })

  test('[LG2-APXC-013] limit some units', () => {
    expect(broken(snow(...times(2, 'stormtroopers')))).toEqual([])
    expect(broken(snow(...times(3, 'stormtroopers')))).toEqual(['LG2-APXC-012 LG2-APXC-013 units'])
  })

  test('[LG2-APXC-013] a detachment may be none in them', () => {
    expect(broken(snow(...times(3, 'imperial-probe-droid')))).toEqual([])
    expect(broken(snow(...times(4, 'imperial-probe-droid')))).toEqual(['LG2-BUILD-012 LG2-APXC-012 units'])
  })

  test('[LG2-APXC-012] some units count as corps, one of each before a second', () => {
    const remnant = (...corps: string[]) =>
      broken(force('imperial-remnant', army('empire', unit('moff-gideon'), ...corps.map((id) => unit(id)))))
    expect(remnant('stormtroopers', 'shoretroopers', 'scout-troopers', 'imperial-death-troopers')).toEqual([])
    expect(remnant('stormtroopers', 'stormtroopers', 'shoretroopers', 'scout-troopers')).toEqual([
      'LG2-APXC-012 LG2-APXC-013 units',
    ])
  })

  test('[LG2-APXC-013] plain troopers may share heavy weapons', () => {
    const remnant = (upgrade: string) =>
      broken(
        force(
          'imperial-remnant',
          army(
            'empire',
            unit('moff-gideon'),
            ...[unit('stormtroopers', upgrade), unit('shoretroopers'), unit('scout-troopers')],
          ),
        ),
      )
    expect(remnant('t-21b-shoretrooper')).toEqual([])
    expect(remnant('flametrooper')).toEqual(['LG2-UPG-006 units[1].upgrades[0] flametrooper'])
  })

  test('[LG2-APXC-013] Bright Tree Village has Rebels among the Ewoks', () => {
    const village = (...more: Army['units']) =>
      broken(
        force(
          'bright-tree-village',
          army('rebels', unit('wicket'), ...times(3, 'ewok-skirmishers'), ...more),
        ),
      )
    expect(village(unit('rebel-troopers'))).toEqual(['LG2-APXC-012 LG2-APXC-013 units'])
    expect(village(unit('rebel-troopers'), unit('leia-organa'))).toEqual([])
  })

  test('[LG2-APXC-013] the Ohnaka Gang has a tank for each unit of pirates, and mercenaries count', () => {
    const gang = (tanks: number) =>
      broken(
        force('the-ohnaka-gang', {
          ...army('mercenary', unit('hondo-ohnaka'), ...times(3, 'weequay-pirates')),
          units: [
            unit('hondo-ohnaka', 'strict-orders'),
            ...times(3, 'weequay-pirates'),
            ...times(tanks, 'wlo-5-speeder-tank'),
          ],
        }),
      ).filter((one) => !one.includes('commands'))
    expect(gang(3)).toEqual([])
    expect(gang(4)).toEqual(['LG2-APXC-012 LG2-APXC-013 units'])
  })

  test('[LG2-APXC-013] Mandalorians follow leaders of their affiliation', () => {
    const clans = (...units: Army['units']) =>
      broken(force('mandalorian-clans', army('mandalorians', ...units))).filter((one) =>
        one.includes('APXC-009'),
      )
    const kryze = times(2, 'mandalorian-warriors', 'clan-kryze')
    expect(clans(unit('bo-katan-kryze'), ...kryze)).toEqual([])
    expect(clans(unit('ursa-wren'), ...kryze)).toHaveLength(2)
    const wren = force(
      'clan-wren',
      army('mandalorians', unit('ursa-wren'), ...times(2, 'mandalorian-warriors', 'clan-wren')),
    )
    expect(broken(wren).filter((one) => one.includes('APXC-009'))).toEqual([])
    const mixed = { ...wren, units: [...wren.units, unit('mandalorian-warriors', 'clan-kryze')] }
    expect(broken(mixed)).toContain('LG2-APXC-009 LG2-APXC-013 units[3].card mandalorian-warriors')
  })

  test('[LG2-APXC-012] bar some upgrades', () => {
    const kryze = force(
      'clan-kryze',
      army('mandalorians', unit('bo-katan-kryze'), ...times(2, 'mandalorian-warriors', 'clan-wren')),
    )
    expect(broken(kryze)).toContain('LG2-APXC-012 units[1].upgrades[0] clan-wren')
  })

  test('[LG2-APXC-013] bring some upgrades only with an option that is chosen', () => {
    const custom = force(
      'custom-clan',
      army(
        'mandalorians',
        unit('mandalorian-leader'),
        unit('mandalorian-warriors', 'flame-projector-0-points'),
      ),
    )
    expect(broken(custom)).toContain('LG2-APXC-013 units[1].upgrades[0] flame-projector-0-points')
  })

  test('[LG2-APXC-012] have counterparts of their own', () => {
    const r2 = { ...unit('r2-d2-hero-of-a-thousand-devices'), counterpart: 'c-3po-human-cyborg-relations' }
    const echo = army(
      'rebels',
      unit('leia-organa'),
      ...times(3, 'rebel-veterans'),
      unit('tauntaun-riders'),
      r2,
    )
    expect(broken(force('echo-base-defenders', echo))).toEqual([])
    expect(broken(force('bright-tree-village', echo))).toContain(
      'LG2-APXC-012 units[5].counterpart c-3po-human-cyborg-relations',
    )
  })

  test('[LG2-APXC-013] demand some units', () => {
    const remnant = army(
      'empire',
      unit('moff-gideon'),
      ...[unit('stormtroopers'), unit('scout-troopers'), unit('imperial-death-troopers')],
    )
    expect(broken(force('imperial-remnant', remnant))).toEqual(['LG2-APXC-012 LG2-APXC-013 units'])
  })
})
