import { procedure, window } from './words.ts'

/** What follows once a unit has gained suppression. */
export const suppressionGained = procedure('suppression gained', [window('suppression gained')])
