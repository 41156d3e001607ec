import type { Cover, Terrain2018 } from '../terrain/types.ts'

const low = (cover: Cover): Terrain2018 => ({ cover, moves: ['difficult', 'open', 'open'] })
const high = (cover: Cover): Terrain2018 => ({ cover, moves: ['impassable', 'impassable', 'impassable'] })
const overgrown: Terrain2018 = { cover: 'light', moves: ['open', 'open', 'open'] }

/** The tables of the rules, by the names that stand there (LG1-TERR-023 to -026). */
export const tables2018 = {
  'shallow water': { cover: 'none', moves: ['difficult', 'difficult', 'open'] },
  'deep water': { cover: 'none', moves: ['impassable', 'impassable', 'open'] },
  'tall grass': overgrown,
  'sparse woods': overgrown,
  ruins: { cover: 'heavy', moves: ['difficult', 'difficult', 'difficult'] },
  'dense woods': { cover: 'heavy', moves: ['difficult', 'difficult', 'impassable'] },
  'blast holes': { ...low('light'), depression: true },
  trenches: { ...low('heavy'), depression: true, openInside: true },
  craters: { cover: 'heavy', moves: ['difficult', 'difficult', 'open'], depression: true },
  'hills and dunes': overgrown,
  'high hedges': { cover: 'light', moves: ['difficult', 'impassable', 'impassable'] },
  'high dirt walls': high('light'),
  'high stone walls': high('heavy'),
  buildings: high('heavy'),
  fences: low('none'),
  sandbags: low('light'),
  'low hedges': low('light'),
  'low dirt walls': low('light'),
  'low stone walls': low('heavy'),
  barricades: low('heavy'),
} as const satisfies Readonly<Record<string, Terrain2018>>

/** Buildings with a roof to stand on: impassable as far as they are too high (LG1-TERR-008, -022). */
const roofed: Terrain2018 = { cover: 'heavy', moves: 'by height' }

/** Our own kinds of terrain. */
export const terrain2018: Readonly<Record<string, Terrain2018>> = {
  barricade: tables2018.barricades,
  crates: tables2018.sandbags,
  barrels: tables2018.sandbags,
  fence: tables2018.fences,
  condenser: high('light'),
  wood: tables2018['sparse woods'],
  thicket: tables2018['low hedges'],
  ruin: tables2018.ruins,
  rubble: low('light'),
  crater: tables2018.craters,
  trench: tables2018.trenches,
  field: tables2018['tall grass'],
  swamp: tables2018['shallow water'],
  rocks: high('heavy'),
  pillar: high('heavy'),
  wall: tables2018['high stone walls'],
  generator: high('heavy'),
  wreck: high('heavy'),
  water: tables2018['deep water'],
  container: roofed,
  hut: roofed,
  house: roofed,
  tower: roofed,
  terrace: roofed,
  mesa: roofed,
  pad: { ...roofed, ladders: true },
}
