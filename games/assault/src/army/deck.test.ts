import { describe, expect, test } from 'vitest'
import { army, broken, deck, group } from '../../test/armies.ts'
import { pointsOfDeck } from './army.ts'
import { idleCommands } from './users.ts'

const rebels = army('rebel', group('rebel-trooper'))
/** The usual deck with its first cards exchanged. */
const withCards = (...cards: string[]) => ({ ...rebels, command: [...cards, ...deck.slice(cards.length)] })

describe('command decks', () => {
  test('[IA-BUILD-001] exactly 15 cards', () => {
    expect(broken(rebels)).toEqual([])
    expect(broken({ ...rebels, command: deck.slice(1) })).toEqual(['IA-BUILD-001 command'])
    expect(broken({ ...rebels, command: [...deck, 'deathblow'] })).toEqual(['IA-BUILD-001 command'])
  })

  const twelve = withCards('grenadier', 'covering-fire', 'new-orders', 'assassinate')

  test('[IA-BUILD-002] at most 15 points', () => {
    expect(pointsOfDeck(twelve)).toBe(15)
    expect(broken(twelve)).toEqual([])
    const sixteen = { ...twelve, command: twelve.command.with(5, 'deathblow') }
    expect(broken(sixteen)).toEqual(['IA-BUILD-002 command'])
  })

  test('[IA-DEP-balance-of-the-force] 18 points with Balance of the Force, and still 15 cards', () => {
    const balance = ['balance-of-the-force']
    const eighteen = { ...twelve, upgrades: balance, command: twelve.command.with(5, 'overdrive') }
    expect(pointsOfDeck(eighteen)).toBe(18)
    expect(broken(eighteen)).toEqual([])
    const nineteen = { ...eighteen, command: eighteen.command.with(6, 'deathblow') }
    expect(broken(nineteen)).toEqual(['IA-BUILD-002 command'])
    expect(broken({ ...eighteen, command: eighteen.command.slice(1) })).toEqual(['IA-BUILD-001 command'])
    expect(broken({ ...eighteen, upgrades: [] })).toEqual(['IA-BUILD-002 command'])
  })

  test('[IA-BUILD-003] as many copies as the card says', () => {
    expect(broken(withCards('escalating-hostility', 'escalating-hostility', 'escalating-hostility'))).toEqual(
      [],
    )
    expect(broken(withCards('reinforcements', 'reinforcements'))).toEqual([])
    expect(broken(withCards('reinforcements', 'reinforcements', 'reinforcements'))).toEqual([
      'IA-BUILD-003 command[2] reinforcements',
    ])
    expect(broken(withCards('deathblow', 'deathblow'))).toEqual(['IA-BUILD-003 command[1] deathblow'])
  })

  test('some cards are for armies of one affiliation', () => {
    expect(broken(withCards('balancing-force'))).toEqual([])
    expect(broken(withCards('corrupting-force'))).toEqual([
      'IA-CMD-corrupting-force command[0] corrupting-force',
    ])
  })

  test('cards that nobody in the army can play are allowed, and worth a word', () => {
    const cards = withCards('grenadier', 'assassinate', 'force-push', 'son-of-skywalker', 'adrenaline')
    expect(broken(cards)).toEqual([])
    expect(idleCommands(cards)).toEqual(['assassinate', 'force-push', 'son-of-skywalker'])
    const luke = { ...cards, deployments: [group('luke-skywalker-jedi-knight')] }
    expect(idleCommands(luke)).toEqual(['grenadier', 'assassinate'])
  })

  test('one figure must be all that a card asks for', () => {
    const idle = (figure: string, ...command: string[]) => {
      return idleCommands({ ...rebels, deployments: [group(figure)], command })
    }
    // Ahsoka Tano is a Force User, but a Rebel.
    expect(idle('ahsoka-tano', 'dark-energy', 'force-push')).toEqual(['dark-energy'])
    expect(idle('at-st', 'crush', 'size-advantage', 'jump-jets', 'second-chance')).toEqual([
      'jump-jets',
      'second-chance',
    ])
    expect(idle('darth-vader', 'crush', 'size-advantage', 'jump-jets', 'second-chance')).toEqual([
      'crush',
      'size-advantage',
    ])
    expect(idle('nobody', 'focus', 'celebration')).toEqual(['focus'])
  })
})
