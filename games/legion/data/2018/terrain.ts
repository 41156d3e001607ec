import type { Cover, Ground } from '../terrain/types.ts'

/**
 * What the kinds of terrain are in the edition of 2018: the cover that they give, and what they are to troopers, ground
 * vehicles and repulsor vehicles (LG1-TERR-001, -023 to -026). What one can stand on is in the way of those for whom it is
 * too high (LG1-TERR-008, -009).
 */
export interface Terrain2018 {
  readonly cover: Cover
  readonly moves: 'by height' | readonly [trooper: Ground, ground: Ground, repulsor: Ground]
  /** A hole: it gives cover to whoever is wholly inside, and only to troopers (LG1-TERR-017 to -019). */
  readonly depression?: true
  /** Ladders or steps lead up: nobody rolls who clambers there (LG1-VERT-014). */
  readonly ladders?: true
  /** A trench: open for those who stay inside (LG1-TERR-020). */
  readonly openInside?: true
}

const low = (cover: Cover): Terrain2018 => ({ cover, moves: ['difficult', 'open', 'open'] })
const high = (cover: Cover): Terrain2018 => ({ cover, moves: ['impassable', 'impassable', 'impassable'] })
const building: Terrain2018 = { cover: 'heavy', moves: 'by height' }

export const terrain2018: Readonly<Record<string, Terrain2018>> = {
  barricade: low('heavy'),
  crates: low('light'),
  barrels: low('light'),
  fence: low('none'),
  condenser: high('light'),
  wood: { cover: 'light', moves: ['open', 'open', 'open'] },
  thicket: low('light'),
  ruin: { cover: 'heavy', moves: ['difficult', 'difficult', 'difficult'] },
  rubble: low('light'),
  crater: { cover: 'heavy', moves: ['difficult', 'difficult', 'open'], depression: true },
  trench: { cover: 'heavy', moves: ['difficult', 'open', 'open'], depression: true, openInside: true },
  field: { cover: 'light', moves: ['open', 'open', 'open'] },
  swamp: { cover: 'none', moves: ['difficult', 'difficult', 'open'] },
  rocks: high('heavy'),
  pillar: high('heavy'),
  wall: high('heavy'),
  generator: high('heavy'),
  wreck: high('heavy'),
  water: { cover: 'none', moves: ['impassable', 'impassable', 'open'] },
  container: building,
  hut: building,
  house: building,
  tower: building,
  terrace: building,
  mesa: building,
  pad: { ...building, ladders: true },
}
