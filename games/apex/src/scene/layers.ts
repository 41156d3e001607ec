import { layersOf } from '@sandtable/kit'

/** From the ground up. */
export const layer = layersOf(
  'floor',
  'roof',
  'rim',
  'wall',
  'zone',
  'space',
  'object',
  'ghost',
  'figure',
  'line',
  'die',
  'card',
  'choice',
)
