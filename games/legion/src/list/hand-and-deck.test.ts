import { describe, expect, test } from 'vitest'
import { army, broken, deck, empire, rebels, times, unit } from '../../test/armies.ts'
import type { Army } from './army.ts'

const hand = empire().commands

function held(...commands: string[]): string[] {
  return broken({ ...empire(), commands })
}

function played(...battle: string[]): string[] {
  return broken({ ...empire(), battle })
}

describe('the command hand', () => {
  test('[LG2-HAND-001] [LG2-CARD-017] has two cards of each number of pips', () => {
    expect(held(...hand.slice(1))).toEqual(['LG2-HAND-001 commands'])
    expect(held(...hand, 'evasive-maneuvers')).toEqual(['LG2-HAND-001 commands'])
    expect(held()).toHaveLength(3)
  })

  test('[LG2-HAND-001] by the pips that count for hands', () => {
    const han = army('rebels', unit('han-solo-unorthodox-general'), ...times(3, 'rebel-troopers'))
    const commands = [...han.commands.filter((id) => id !== 'ambush'), 'sorry-about-the-mess']
    expect(broken({ ...han, commands })).toEqual([])
  })

  test('[LG2-HAND-002] has no card twice', () => {
    expect(held(...hand.filter((id) => id !== 'covert-observation'), 'ambush')).toEqual([
      'LG2-HAND-002 commands[5] ambush',
    ])
  })

  test('[LG2-HAND-003] Standing Orders need no writing down', () => {
    expect(held(...hand, 'standing-orders')).toEqual(['LG2-HAND-003 commands[6] standing-orders'])
  })

  test('[LG2-HAND-004] [LG2-CARD-018] a card of a faction', () => {
    expect(held(...hand.slice(0, -1), 'roger-roger')).toEqual(['LG2-HAND-004 commands[5] roger-roger'])
  })

  test('[LG2-HAND-004] [LG2-CARD-018] a card of a unit', () => {
    expect(held(...hand.slice(0, -1), 'imperial-discipline')).toEqual([])
    expect(held(...hand.slice(0, -1), 'master-of-evil')).toEqual(['LG2-HAND-004 commands[5] master-of-evil'])
  })

  test('[LG2-HAND-004] [LG2-CARD-018] [LG2-UNIT-006] a card of a unit with a title', () => {
    const with1 = (luke: string) => {
      const it = army('rebels', unit('leia-organa'), unit(luke), ...times(3, 'rebel-troopers'))
      const commands = ['i-am-a-jedi', ...it.commands].filter((id) => id !== 'ambush')
      return broken({ ...it, commands })
    }
    expect(with1('luke-skywalker-jedi-knight').filter((one) => one.includes('i-am-a-jedi'))).toEqual([])
    expect(with1('luke-skywalker-hero-of-the-rebellion')).toContain('LG2-HAND-004 commands[0] i-am-a-jedi')
  })

  test('[LG2-HAND-004] [LG2-CARD-018] a card of a battle force', () => {
    const clones = army('republic', unit('clone-captain-rex'), ...times(3, 'clone-trooper-infantry'))
    expect(broken({ ...clones, commands: ['lead-from-the-front', ...clones.commands] })).toContain(
      'LG2-HAND-004 commands[0] lead-from-the-front',
    )
  })

  test('[LG2-HAND-004] a card of any unit of a kind', () => {
    const ploy = (it: Army) => broken({ ...it, commands: ['ploy', ...it.commands] })
    expect(ploy(empire())).toContain('LG2-HAND-004 commands[0] ploy')
    expect(ploy(empire(unit('bossk')))).not.toContain('LG2-HAND-004 commands[0] ploy')
    // Corps units lead nobody.
    expect(ploy(empire(unit('weequay-pirates')))).toContain('LG2-HAND-004 commands[0] ploy')
  })

  test('[LG2-HAND-004] a faction and a title may both be wrong', () => {
    const ahsoka = army(
      'republic',
      unit('ahsoka-tano-padawan-commander'),
      ...times(3, 'clone-trooper-infantry'),
    )
    const wrong = broken({ ...ahsoka, commands: ['i-am-no-jedi', ...ahsoka.commands] })
    expect(wrong.filter((one) => one === 'LG2-HAND-004 commands[0] i-am-no-jedi')).toHaveLength(2)
  })

  test('[LG2-HAND-005] one of several units is enough where the card says or', () => {
    const droids = (commander: string) => {
      const it = army('separatists', unit(commander), ...times(3, 'b1-battle-droids'))
      return broken({
        ...it,
        commands: ['they-too-will-suffer', ...it.commands.filter((id) => id !== 'ambush')],
      })
    }
    expect(droids('kraken')).toEqual([])
    expect(droids('kalani')).toEqual([])
    expect(droids('count-dooku')).toEqual(['LG2-HAND-005 commands[0] they-too-will-suffer'])
  })

  test('[LG2-HAND-006] all of them must be there where it says and', () => {
    const alliance = (...more: string[]) => {
      const it = army('rebels', ...more.map((id) => unit(id)), ...times(3, 'rebel-troopers'))
      return broken({ ...it, commands: ['not-out-of-it-yet', ...it.commands] })
    }
    const wrong = 'LG2-HAND-006 commands[0] not-out-of-it-yet'
    expect(alliance('han-solo-unorthodox-general')).toContain(wrong)
    expect(alliance('han-solo-unorthodox-general', 'luke-skywalker-hero-of-the-rebellion')).not.toContain(
      wrong,
    )
  })

  test('[LG2-HAND-004] a card of a counterpart', () => {
    expect(held(...hand, 'the-hand-thing')).toContain('LG2-HAND-004 commands[6] the-hand-thing')
  })

  test('a card that a unit brings must be there', () => {
    const bounty = rebels(unit('ig-11', 'bounty-programming'))
    expect(broken(bounty)).toEqual(['LG2-CMD-tx commands anti-capture-protocols'])
  })
})

describe('the battle deck', () => {
  test('[LG2-BATT-001] has three cards of each kind', () => {
    expect(played(...deck.slice(1))).toEqual(['LG2-BATT-001 battle'])
    expect(played(...deck, 'garrison')).toEqual(['LG2-BATT-001 battle'])
    expect(played()).toHaveLength(3)
  })

  test('[LG2-BATT-002] has no card twice', () => {
    expect(played(...deck.slice(0, -1), 'advanced-intel')).toEqual(['LG2-BATT-002 battle[8] advanced-intel'])
  })

  test('cards of a faction are for its armies', () => {
    expect(played(...deck.slice(0, -1), 'black-ops')).toEqual([])
    expect(played(...deck.slice(0, -1), 'no-time-to-lose')).toEqual(['LG2-BAT-Eu battle[8] no-time-to-lose'])
  })

  test('cards for recon games are for those', () => {
    expect(played(...deck.slice(0, -1), 'recon-advanced-intel')).toEqual([
      'LG2-BAT-At battle[8] recon-advanced-intel',
    ])
  })
})
