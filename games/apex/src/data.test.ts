import { start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { areas } from '../data/areas.ts'
import { binCards } from '../data/bins.ts'
import { legendIds, legendsData } from '../data/legends/index.ts'
import { carePackageBag, lootTiles } from '../data/loot.ts'
import { modes } from '../data/modes.ts'
import { rewardTokens } from '../data/rewards.ts'
import { ringCards } from '../data/ring.ts'
import { targetCards, targetTracks } from '../data/targets.ts'
import { initiativeTrack, roundTrack } from '../data/tracks.ts'
import type { LootTile } from '../data/types.ts'
import { weaponEffects } from '../data/weapon-effects.ts'
import { weaponCards, weapons } from '../data/weapons.ts'
import { groundNamed } from './boards.ts'
import { specialActions } from './cards/weapon-actions.ts'
import { weaponPassives } from './cards/weapon-passives.ts'
import { apex } from './index.ts'
import { tileOf, whyNotFits } from './loot.ts'
import { usualSetup } from './setup.ts'

const tile = (id: string) => tileOf(id)
const countOf = (rarity: string) =>
  lootTiles.reduce((sum, one) => sum + (one.rarity === rarity ? one.count : 0), 0)

test('as many tokens of each rarity as the book counts [APX-LOOT-002, APX-LOOT-003]', () => {
  expect(['start', 'common', 'rare', 'epic', 'legendary'].map(countOf)).toEqual([18, 50, 52, 35, 6])
  expect(new Set(lootTiles.map((one) => one.kind))).toEqual(
    new Set(['gear', 'attachment', 'grenade', 'consumable']),
  )
  expect(Object.values(carePackageBag).reduce((a, b) => a + b, 0)).toBe(13)
})

test('helmets [APX-TILE-001, APX-TILE-002, APX-TILE-003, APX-TILE-004, APX-TILE-005]', () => {
  expect(tile('helmet-common')).not.toHaveProperty('ignores')
  expect(tile('helmet-rare')).toMatchObject({ ignores: 1, upTo: 50 })
  expect(tile('helmet-epic')).toMatchObject({ ignores: 2, upTo: 60 })
  expect(tile('helmet-legendary')).toMatchObject({ ignores: 2, upTo: 60, action: 1 })
})

test('body shields [APX-TILE-007, APX-TILE-008, APX-TILE-010, APX-TILE-011]', () => {
  expect(tile('body-common')).toMatchObject({ limit: 20 })
  expect(tile('body-common')).not.toHaveProperty('restores')
  expect(tile('body-rare')).toMatchObject({ limit: 30, restores: 10 })
  expect(tile('body-epic')).toMatchObject({ limit: 40, restores: 10 })
  expect(tile('body-legendary')).toMatchObject({ limit: 40, restores: 20 })
})

test('knockdown shields [APX-TILE-014, APX-TILE-015, APX-TILE-016, APX-TILE-017, APX-TILE-018]', () => {
  expect(tile('knockdown-common')).not.toHaveProperty('prevents')
  expect(tile('knockdown-rare')).toMatchObject({ prevents: 10 })
  expect(tile('knockdown-epic')).toMatchObject({ prevents: 15 })
  expect(tile('knockdown-legendary')).toMatchObject({ prevents: 10, ringDamage: 8 })
})

test.each([
  ['APX-TILE-019', 'syringe', 'common', { health: 12 }],
  ['APX-TILE-020', 'med-kit', 'rare', { health: 20 }],
  ['APX-TILE-021', 'shield-cell', 'common', { shield: 12 }],
  ['APX-TILE-022', 'shield-battery', 'rare', { shield: 20 }],
  ['APX-TILE-023', 'phoenix-kit', 'epic', { health: 15, shield: 15 }],
  ['APX-TILE-024', 'accelerant', 'rare', { cooldown: 2 }],
  ['APX-TILE-025', 'thermite', 'common', { range: [2, 5], cards: 1 }],
  ['APX-TILE-026', 'frag', 'common', { range: [2, 5], cards: 2 }],
  ['APX-TILE-027', 'barrel-common', 'common', { stability: 1 }],
  ['APX-TILE-028', 'barrel-rare', 'rare', { stability: 2 }],
  ['APX-TILE-029', 'barrel-epic', 'epic', { stability: 3 }],
  ['APX-TILE-030', 'mag-light-rare', 'rare', { rate: 1, ammo: 'light' }],
  ['APX-TILE-030', 'mag-sniper-epic', 'epic', { rate: 1, ammo: 'sniper' }],
  ['APX-TILE-031', 'bolt-epic', 'epic', { rate: 1, ammo: 'shotgun' }],
  ['APX-TILE-032', 'optic-1x-classic', 'common', { range: [1, 2], difficulty: -5 }],
  ['APX-TILE-033', 'optic-1x-holo', 'common', { range: [1, 2], difficulty: -5 }],
  ['APX-TILE-034', 'optic-2x-bruiser', 'rare', { range: [2, 3], difficulty: -10 }],
  ['APX-TILE-035', 'optic-1x2x-holo', 'rare', { range: [1, 4], difficulty: -5 }],
  ['APX-TILE-036', 'optic-6x-sniper', 'rare', { range: [5, null], difficulty: -5 }],
  ['APX-TILE-037', 'optic-3x-ranger', 'epic', { range: [4, 6], difficulty: -10 }],
  ['APX-TILE-038', 'optic-2x4x-aog', 'epic', { range: [2, 5], difficulty: -10 }],
  ['APX-TILE-039', 'optic-4x8x-sniper', 'epic', { range: [4, null], difficulty: -10 }],
  ['APX-TILE-040', 'optic-1x-threat', 'legendary', { range: [1, 2], difficulty: -15 }],
  ['APX-TILE-041', 'optic-6x10x-threat', 'legendary', { range: [5, null], difficulty: -15 }],
  ['APX-TILE-042', 'stock-common', 'common', { eachHit: 1 }],
  ['APX-TILE-043', 'stock-rare', 'rare', { eachHit: 2 }],
  ['APX-TILE-044', 'stock-epic', 'epic', { eachHit: 3 }],
  ['APX-TILE-045', 'sniper-stock-common', 'common', { firstHit: 3 }],
  ['APX-TILE-046', 'sniper-stock-rare', 'rare', { firstHit: 6 }],
  ['APX-TILE-047', 'sniper-stock-epic', 'epic', { firstHit: 9 }],
] as const)('the figures of a tile: [%s] %s', (rule, id, rarity, figures) => {
  expect(tile(id)).toMatchObject({ rarity, ...figures })
  expect(tile(id).rules).toContain(rule)
})

test('areas of grenades: five by one, and three by three with 20 in the middle', () => {
  expect(areas.thermite?.cells.map(([x, y, damage]) => [x, y, damage])).toEqual(
    [-2, -1, 0, 1, 2].map((x) => [x, 0, 15]),
  )
  expect(areas.frag?.cells).toHaveLength(9)
  expect(areas.frag?.cells.filter(([, , damage]) => damage === 20)).toEqual([[0, 0, 20]])
})

test('four families of attachments, and five types of ammo [APX-ATT-001, APX-SYM-006]', () => {
  const attachments = lootTiles.filter((one) => one.kind === 'attachment')
  expect(new Set(attachments.map((one) => one.family))).toEqual(
    new Set(['barrel', 'magazine', 'bolt', 'optic', 'stock']),
  )
  const magazines = attachments.filter((one) => one.family === 'magazine' || one.family === 'bolt')
  // What makes a weapon fire faster is a magazine or, for shotguns, a bolt: one family, one slot.
  for (const one of magazines) expect(one.family === 'bolt', one.id).toBe(one.ammo === 'shotgun')
  const ammo = ['energy', 'heavy', 'light', 'shotgun', 'sniper']
  expect([...new Set(weapons.map((one) => one.ammo))].sort()).toEqual(ammo)
  expect([...new Set(magazines.map((one) => one.ammo))].sort()).toEqual(ammo)
})

test('fourteen target cards, among them those of the examples', () => {
  expect(targetCards).toHaveLength(14)
  const values = targetCards.map((card) => card.value)
  for (const value of [20, 35, 50, 70, 75]) expect(values).toContain(value)
  expect(targetCards.find((card) => card.value === 35)?.symbols).toContain('lower')
  expect(targetCards.find((card) => card.value === 70)?.symbols).toContain('headshot')
  expect(targetTracks.even.modifiers[targetTracks.even.zero]).toBe(0)
})

test('every reference of the set leads somewhere', () => {
  const models = new Set(weapons.map((one) => one.id))
  const effects = new Set(weaponEffects.map((one) => one.id))
  expect(weaponCards).toHaveLength(48)
  for (const { id, weapon, passives = [], action, slots } of weaponCards) {
    expect(models.has(weapon), id).toBe(true)
    for (const one of [...passives, ...(action === undefined ? [] : [action])])
      expect(effects.has(one), id).toBe(true)
    for (const slot of slots)
      if (slot.printed !== undefined)
        expect(whyNotFits(tile(slot.printed), slot), `${id} ${slot.printed}`).toBe(null)
  }
  for (const { id, kind } of weaponEffects)
    expect(id in (kind === 'passive' ? weaponPassives : specialActions), id).toBe(true)
  const attachments = lootTiles.filter(
    (one): one is LootTile & { kind: 'attachment' } => one.kind === 'attachment',
  )
  for (const one of attachments)
    expect(
      weaponCards.filter((card) => card.slots.some((slot) => whyNotFits(one, slot) === null)).length,
      one.id,
    ).toBeGreaterThan(2)
  for (const one of lootTiles) if (one.kind === 'grenade') expect(areas).toHaveProperty(one.area)
})

test('decks and tracks [APX-RING-001, APX-ROUND-002, APX-LEG-008, APX-DROP-015]', () => {
  expect(binCards).toHaveLength(18)
  expect(ringCards).toHaveLength(8)
  expect(rewardTokens.map(({ move, loot, ammo }) => [move, loot, ammo])).toEqual([
    [4, null, 0],
    [2, 'rare', 0],
    [3, 'common', 0],
    [3, null, 1],
  ])
  expect(roundTrack.filter((one) => one.kind === 'diamond')).toHaveLength(8)
  expect(roundTrack.at(-1)?.kind).toBe('trophy')
  expect(initiativeTrack.map((one) => (one.kind === 'turn' ? one.squad : one.kind))).toEqual([
    'red',
    'blue',
    'transition',
    'red',
    'blue',
    'transition',
  ])
  for (const id of legendIds) {
    const { abilities, cards } = legendsData[id]
    expect(abilities.map((one) => one.kind)).toEqual(['tactical', 'ultimate'])
    expect(cards).toHaveLength(8)
    for (const card of [...abilities, ...cards]) expect(card.id.startsWith(`${id}-`)).toBe(true)
  }
})

test('Crossroads has the pieces that the book lists [APX-MAP-001]', () => {
  const { pieces } = groundNamed('crossroads', null)
  const counts: Record<string, number> = {}
  for (const { kind, fields, edges } of pieces) {
    const size = kind === 'building' || kind === 'wall' ? ` ${fields.length + edges.length}` : ''
    counts[`${kind}${size}`] = (counts[`${kind}${size}`] ?? 0) + 1
  }
  expect(counts).toEqual({
    'building 4': 1,
    'building 6': 3,
    'building 8': 2,
    'building 9': 2,
    'wall 1': 1,
    'wall 2': 2,
    'wall 3': 2,
    'half-wall': 3,
    'roof-edge-half-wall': 1,
    'supply-bin': 10,
    'respawn-beacon': 4,
  })
})

test('the first game is laid out as the book says [APX-SETUP-003, APX-SETUP-009, APX-SETUP-010, APX-SETUP-011, APX-SETUP-013, APX-SETUP-014, APX-SETUP-016, APX-SETUP-018, APX-SETUP-019, APX-INIT-005, APX-INIT-006, APX-INIT-008, APX-RING-003, APX-GEAR-003, APX-SHLD-002]', () => {
  const { table } = start(apex, { setup: usualSetup(3), seed: 'first game' })
  const squad = (of: string) => table.legends.filter((one) => one.squad === of).map((one) => one.id)
  expect(squad('red')).toEqual(['bangalore', 'wraith', 'lifeline'])
  expect(squad('blue')).toEqual(['gibraltar', 'bloodhound', 'pathfinder'])
  expect(table).toMatchObject({
    roundMarker: 0,
    initiative: 0,
    ring: { left: 0, top: 0, right: 13, bottom: 13 },
  })
  // Twelve weapons and twenty-four tokens a squad have been drawn.
  const size = (bag: Record<string, number>) => Object.values(bag).reduce((a, b) => a + b, 0)
  expect([table.weaponDeck.length, table.binDeck.length]).toEqual([24, 18])
  expect([size(table.bags.common), size(table.bags.rare), size(table.bags.epic)]).toEqual([26, 28, 35])
  for (const bag of Object.values(table.bags))
    for (const id of Object.keys(bag)) expect(['start', 'legendary']).not.toContain(tile(id).rarity)
  for (const legend of table.legends)
    expect(legend).toMatchObject({
      shield: 20,
      health: 40,
      boxes: 2,
      gear: { helmet: 'helmet-common', body: 'body-common', knockdown: 'knockdown-common' },
    })
  expect(modes[2].points).toBe(2)
  expect(modes[3].points).toBe(4)
})
