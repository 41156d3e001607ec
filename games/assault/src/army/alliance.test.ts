import { describe, expect, test } from 'vitest'
import { army, broken, group } from '../../test/armies.ts'
import type { Army, Deployment } from './army.ts'

function alliedWith(upgrade: string, it: Army): Army {
  return { ...it, upgrades: [...it.upgrades, upgrade] }
}

const troopers = group('stormtrooper')
const guns = group('hired-gun')

test('[IA-FACT-005] all deployment cards are of one affiliation', () => {
  expect(broken(army('imperial', troopers, guns))).toEqual(['IA-FACT-005 deployments[1].card hired-gun'])
  expect(broken(army('rebel', group('rebel-trooper'), troopers))).toEqual([
    'IA-FACT-005 deployments[1].card stormtrooper',
  ])
})

test('[IA-FACT-005] upgrades, too, except neutral ones', () => {
  const it = army('imperial', troopers)
  expect(broken({ ...it, upgrades: ['doubt'] })).toEqual([])
  expect(broken({ ...it, upgrades: ['rebel-high-command'] })).toEqual([
    'IA-FACT-005 upgrades[0] rebel-high-command',
  ])
  expect(broken(army('imperial', group('stormtrooper', 'headhunter')))).toEqual([
    'IA-FACT-005 deployments[0].attachments[0] headhunter',
  ])
})

describe('Temporary Alliance', () => {
  const empire = (...others: Deployment[]) => {
    return alliedWith('temporary-alliance-imperial', army('imperial', troopers, ...others))
  }
  const outlaws = (...others: Deployment[]) => {
    return alliedWith('temporary-alliance-mercenary', army('mercenary', guns, ...others))
  }

  test('[IA-DEP-temporary-alliance-imperial] two Mercenary cards in an Imperial army', () => {
    expect(broken(empire(guns, group('boba-fett')))).toEqual([])
    expect(broken(empire(guns, guns, guns))).toEqual([
      'IA-FACT-005 IA-DEP-temporary-alliance-imperial deployments[3].card hired-gun',
    ])
    expect(broken(empire(group('c-3po')))).toEqual(['IA-FACT-005 deployments[1].card c-3po'])
  })

  test('[IA-DEP-temporary-alliance-mercenary] two Rebel cards in a Mercenary army', () => {
    expect(broken(outlaws(group('c-3po'), group('rebel-trooper')))).toEqual([])
    const three = outlaws(group('rebel-trooper'), group('rebel-trooper'), group('rebel-trooper'))
    expect(broken(three)).toEqual([
      'IA-FACT-005 IA-DEP-temporary-alliance-mercenary deployments[3].card rebel-trooper',
    ])
    expect(broken(outlaws(troopers))).toEqual(['IA-FACT-005 deployments[1].card stormtrooper'])
  })

  test('[IA-BUILD-004] [IA-EX-007] it does not bring in upgrades of the ally', () => {
    expect(broken(alliedWith('black-market', empire(guns)))).toEqual([
      'IA-FACT-005 IA-BUILD-004 upgrades[1] black-market',
    ])
    expect(broken(empire(group('hired-gun', 'headhunter')))).toEqual([
      'IA-FACT-005 IA-BUILD-004 deployments[1].attachments[0] headhunter',
    ])
  })

  test('the other side cannot use it', () => {
    const rebels = army('rebel', group('rebel-trooper'), guns)
    expect(broken(alliedWith('temporary-alliance-mercenary', rebels))).toEqual([
      'IA-FACT-005 deployments[1].card hired-gun',
      'IA-FACT-005 upgrades[0] temporary-alliance-mercenary',
    ])
  })
})

describe('figures with connections', () => {
  const saska = group('saska-teft')
  const jawa = group('jawa-scavenger-elite-skirmish')
  const probe = group('probe-droid')

  test('Saska Teft brings one Mercenary card', () => {
    expect(broken(army('rebel', saska, group('boba-fett')))).toEqual([])
    expect(broken(army('rebel', saska, guns, guns))).toEqual([
      'IA-FACT-005 IA-DEP-saska-teft deployments[2].card hired-gun',
    ])
    expect(broken(army('rebel', saska, troopers))).toEqual(['IA-FACT-005 deployments[1].card stormtrooper'])
  })

  test('an elite Jawa Scavenger brings three droids, and two of them bring no more', () => {
    expect(broken(army('mercenary', jawa, probe, probe, group('c-3po')))).toEqual([])
    expect(broken(army('mercenary', jawa, jawa, probe, probe, probe, group('c-3po')))).toEqual([
      'IA-FACT-005 IA-DEP-jawa-scavenger-elite-skirmish deployments[5].card c-3po',
    ])
    expect(broken(army('mercenary', jawa, troopers))).toEqual([
      'IA-FACT-005 deployments[1].card stormtrooper',
    ])
  })

  test('the friends of an ally stay at home', () => {
    const guests = army('imperial', troopers, jawa, group('c-3po'))
    expect(broken(alliedWith('temporary-alliance-imperial', guests))).toEqual([
      'IA-FACT-005 deployments[2].card c-3po',
    ])
  })

  test('who can come in two ways leaves the only way to others', () => {
    const rebels = [group('c-3po'), group('c1-10p'), group('rebel-trooper'), group('gideon-argus')]
    const mixed = army('mercenary', jawa, ...rebels, probe)
    expect(broken(alliedWith('temporary-alliance-mercenary', mixed))).toEqual([])
    const droids = army('mercenary', jawa, group('c-3po'), group('c1-10p'), probe, probe, probe)
    expect(broken(alliedWith('temporary-alliance-mercenary', droids))).toEqual([])
  })
})
