import { playOut } from '@sandtable/bots'
import { type Plain, randomFrom } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { mapPlans } from '../data/maps/index.ts'
import { laidInTurns } from '../data/maps/laid-in-turns.ts'
import { army, times, unit } from '../test/armies.ts'
import { legion } from './index.ts'
import type { Army } from './list/army.ts'
import { lobby } from './lobby.ts'
import { checkSetup, free, lay, randomSetup, roster, setupOf } from './setup.ts'
import type { LegionSetup } from './state.ts'

const legal = setupOf(randomFrom('setup'), 'standard')

function wrong(change: Readonly<Record<string, unknown>>): string | null {
  return checkSetup({ ...legal, ...change } as unknown as Plain)
}

function withGold(gold: Army, change: Partial<LegionSetup> = {}): string | null {
  return wrong({ armies: { ...legal.armies, gold }, ...change })
}

const gold = legal.armies.gold as Army

describe('a setup', () => {
  test('that is random is legal, and the same for the same numbers', () => {
    expect(checkSetup(legal as unknown as Plain)).toBeNull()
    const sizes = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => randomSetup(randomFrom(`size ${number}`)))
    for (const setup of sizes) expect(checkSetup(setup as unknown as Plain)).toBeNull()
    expect(new Set(sizes.map(({ format }) => format))).toEqual(new Set(['standard', 'recon']))
    expect(setupOf(randomFrom('setup'), 'standard')).toEqual(legal)
  })

  test('has a format, a map and two armies', () => {
    expect(checkSetup(null)).toBe('an object is expected')
    expect(wrong({ dice: 3 })).toBe('“dice” is not part of the setup')
    expect(wrong({ format: 'huge' })).toBe(
      'format: recon, escalation, standard, grand-army or free is expected',
    )
    expect(wrong({ map: 'nowhere' })).toBe('map: there is no such map')
    expect(wrong({ armies: { gold } })).toContain('army of silver')
    expect(wrong({ armies: { gold, silver: gold, bronze: gold } })).toBe(
      'armies: gold and silver are expected',
    )
  })

  test('may bring a battlefield of its own; what is wrong with that is named by its field', () => {
    const own = { ...mapPlans[0], id: 'own' }
    expect(wrong({ map: own })).toBeNull()
    expect(lay({ ...legal, map: own } as LegionSetup).map).toEqual(own)
    expect(wrong({ map: { ...own, board: [3, 3] } })).toBe('map: board: expected: [12, 6], [12, 8], [6, 6]')
    const pieces = [{ kind: 'house', x: 5, y: 5, facing: 0 }]
    expect(wrong({ map: { ...own, pieces } })).toBe('map: pieces[0]: it lies outside of the battlefield')
    expect(wrong({ map: { ...own, board: [6, 6], pieces: [] } })).toContain('12 by 6 squares')
  })

  test('[LG2-OBJ-022] has room on a map that was brought along for what its battle cards lay out', () => {
    const own = (kind: string, x: number) => ({
      id: 'own',
      name: { en: 'Own', de: 'Eigenes' },
      board: [12, 6],
      pieces: [
        { kind: 'crates', x: 60, y: 60, facing: 0 },
        { kind, x, y: 457.2, facing: 0 },
      ],
    })
    const armies = Object.fromEntries(
      Object.entries(legal.armies).map(([seat, army]) => [
        seat,
        { ...army, battle: ['close-the-pocket', 'retrieve-the-data'] },
      ]),
    )
    const fits = (map: object) => checkSetup({ ...legal, format: free, armies, map } as unknown as Plain)
    expect(fits(own('wall', 914.4))).toBe(
      'map: pieces[1]: “Close the Pocket” lays a token here (LG2-OBJ-019)',
    )
    expect(fits(own('house', 520))).toBe('map: pieces[1]: “Close the Pocket” lays a token here (LG2-OBJ-020)')
    expect(fits(own('wall', 700))).toBeNull()
    expect(fits(own('wood', 914.4))).toBeNull()
    // A token in the middle of the battlefield stands on no map card.
    for (const army of Object.values(armies)) army.battle = ['breakthrough', 'failed-negotiations']
    expect(fits(own('wall', 914.4))).toContain('pieces[1]: “Failed Negotiations” lays a token here')
    expect(fits(own('wall', 500))).toBeNull()
  })

  test('has terrain that is laid in turns in the edition of 2018 alone', () => {
    expect(wrong({ map: 'settlement' })).toBe(
      'map: aside: the rules of 2018 alone say how terrain is laid in turns',
    )
    const terms = { edition: '2018', terrain: 'in-turns' }
    const laid = randomSetup(randomFrom('laid'), [], { terms })
    expect(laidInTurns.map(({ id }) => id)).toContain(laid.map)
    expect(checkSetup(laid as unknown as Plain)).toBeNull()
    expect(mapPlans.map(({ id }) => id)).toContain(
      randomSetup(randomFrom('laid'), [], { terms: { ...terms, terrain: 'map' } }).map,
    )
  })

  test('names the field and the rule of an army that is not legal', () => {
    expect(withGold({ ...gold, commands: gold.commands.slice(1) })).toMatch(
      /^army of gold: commands: The command hand has .* \(LG2-HAND-001\)$/,
    )
  })

  test('[LG2-SETUP-003] is for armies of its own format, on a battlefield of its size', () => {
    const { format: _, ...usual } = gold
    expect(withGold(usual)).toBeNull()
    expect(withGold({ ...usual, format: 'escalation' })).not.toBeNull()
    const small = mapPlans.find(({ board }) => board[0] === 6)
    expect(wrong({ map: small?.id })).toBe('map: a battlefield of 12 by 6 squares of six inches is expected')
  })

  test('may be free of battle cards, too: then there is no mission', () => {
    const setup = setupOf(randomFrom('no mission'), 'recon')
    const bare = (seat: string) => ({ ...setup.armies[seat], battle: [] }) as Army
    const without = { ...setup, format: free, armies: { gold: bare('gold'), silver: bare('silver') } }
    expect(checkSetup(without as unknown as Plain)).toBeNull()
    expect(playOut(legion, { setup: without, seed: 'bare' }).end).toBe('finished')
  })

  test('may be free of all rules of army building, but not of cards that there are', () => {
    const loose = army('empire', unit('at-st', 'wings'))
    expect(withGold({ ...loose, units: times(9, 'at-st') }, { format: free })).toBeNull()
    expect(withGold(loose, { format: free })).toContain('LG2-UPG-001')
  })

  test('[LG2-HAND-003] lays Standing Orders into every hand', () => {
    expect(lay(legal).hands.gold).toEqual([...gold.commands, 'standing-orders'])
  })

  test('[LG2-SETUP-014] [LG2-SETUP-015] begins with all units aside and all their upgrades ready', () => {
    const { units } = lay(legal)
    expect(units.filter(({ deployed }) => deployed)).toEqual([])
    const upgrades = units.flatMap((one) => one.upgrades)
    expect(upgrades.length).toBeGreaterThan(0)
    expect(upgrades.filter(({ state }) => state !== 'ready')).toEqual([])
  })

  test('brings what is asked for, and tells what it brings', () => {
    const wanted = roster.cards.find((card) => card.startsWith('unit:')) as string
    expect(roster.of(randomSetup(randomFrom('wanted'), [wanted]))).toContain(wanted)
  })
})

describe('the lobby', () => {
  test('has legal armies of two sizes, and battlefields for both', () => {
    for (const limit of [600, 1000]) {
      const armies = lobby.forces.filter((one) => one.limit === limit)
      const boards = lobby.boards.filter(({ limits = [] }) => limits.includes(limit))
      expect(armies.length).toBeGreaterThan(3)
      expect(boards.length).toBeGreaterThan(2)
      for (const { force } of armies) {
        const made = lobby.setup({ forces: { gold: force, silver: force }, board: boards[0]?.id ?? '' })
        expect(checkSetup(made as unknown as Plain)).toBeNull()
      }
    }
  })

  test('makes a setup of two armies and a battlefield', () => {
    const [board] = lobby.boards
    const { format: _, ...usual } = gold
    const armies = { gold: usual, silver: usual }
    const made = lobby.setup({ forces: armies as unknown as Record<string, Plain>, board: board?.id ?? '' })
    expect(checkSetup(made as unknown as Plain)).toBeNull()
  })
})
