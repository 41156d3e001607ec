import type { MapPlan, Named } from '../terrain/types.ts'

/**
 * Battlefields whose terrain the players lay themselves, piece by piece in turn, before a battle of 2018 (LG1-TSET-001): an
 * even number of pieces that cover about a quarter of it, some that block sight and some that give cover alone.
 */
export const laidInTurns: readonly MapPlan[] = [
  pieces('settlement', { en: 'Settlement', de: 'Siedlung' }, [12, 6], {
    house: 6,
    tower: 2,
    hut: 4,
    ruin: 6,
    field: 4,
    wood: 2,
  }),
  pieces('wilderness', { en: 'Wilderness', de: 'Wildnis' }, [12, 6], {
    mesa: 4,
    rocks: 4,
    wood: 6,
    ruin: 4,
    swamp: 2,
    field: 2,
    crater: 4,
  }),
  pieces('marches', { en: 'Marches', de: 'Grenzland' }, [12, 8], {
    house: 6,
    hut: 2,
    mesa: 4,
    ruin: 6,
    wood: 8,
    field: 4,
  }),
]

function pieces(
  id: string,
  name: Named,
  board: MapPlan['board'],
  counts: Readonly<Record<string, number>>,
): MapPlan {
  const aside = Object.entries(counts).flatMap(([kind, count]) => Array<string>(count).fill(kind))
  return { id, name, board, pieces: [], aside }
}
