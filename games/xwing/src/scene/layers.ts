import { layersOf } from '@sandtable/kit'

/** From the ground up. */
export const layer = layersOf(
  'zone',
  'obstacle',
  'range',
  'template',
  'bomb',
  'ghost',
  'ship',
  'arc',
  'line',
  'die',
  'choice',
)
