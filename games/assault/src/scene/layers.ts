import { layersOf } from '@sandtable/kit'

/** From the ground up. */
export const layer = layersOf(
  'floor',
  'zone',
  'terrain',
  'wall',
  'space',
  'object',
  'ghost',
  'figure',
  'line',
  'die',
  'card',
  'choice',
)
