import type { Named } from '@sandtable/kernel'
import { numberAmong, type PieceName, withMark } from '@sandtable/kit'
import type { BombToken } from '../state.ts'
import { bombName } from './names.ts'

type Lying = Pick<BombToken, 'id' | 'kind'>

const short: Readonly<Record<BombToken['kind'], Named>> = {
  'seismic-charge': { en: 'charge', de: 'Ladung' },
  'proton-bomb': { en: 'bomb', de: 'Bombe' },
  'ion-bomb': { en: 'bomb', de: 'Bombe' },
  'thermal-detonator': { en: 'detonator', de: 'Detonator' },
  bomblet: { en: 'bomblet', de: 'Streubombe' },
  'proximity-mine': { en: 'mine', de: 'Mine' },
  'cluster-mine': { en: 'mine', de: 'Mine' },
  'conner-net': { en: 'Conner net', de: 'Connernetz' },
}

/**
 * What a token on the table is called. Bombs come and go: where there are several of a kind, each has the number with
 * which it was laid, so that none changes its name for another's.
 */
export function namesOfBomb(bomb: Lying, bombs: readonly Lying[]): PieceName {
  const shortOf = ({ kind }: Lying) => short[kind]
  const isAlone = numberAmong(bombs, bomb, shortOf) === null
  const number = bomb.id.slice(bomb.id.lastIndexOf('-') + 1)
  return withMark({ whole: bombName(bomb.kind), short: shortOf(bomb) }, isAlone ? '' : number)
}
