import { layersOf } from '@sandtable/kit'

/** From the ground up. */
export const layer = layersOf(
  'territory',
  'water',
  'area',
  'terrain',
  'detail',
  'zone',
  'range',
  'token',
  'unit',
  'line',
  'steer',
  'die',
  'card',
  'choice',
)
