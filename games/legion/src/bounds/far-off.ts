import { HALF } from '../geometry/measures.ts'

/** So far off a free spot is looked for where there is none near, in mm. */
export const FAR_OFF = 20 * HALF
