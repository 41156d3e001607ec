import { layersOf } from '@sandtable/kit'

/** From the ground up. */
export const layer = layersOf('floor', 'cadet', 'line', 'die', 'card', 'choice')
