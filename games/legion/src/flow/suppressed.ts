import { takeTokens } from '../holdings.ts'
import { unitOf } from '../units.ts'
import { keywordX } from '../values.ts'
import { ask, procedure, window } from './words.ts'

/** What follows once a unit has gained suppression. */
export const suppressionGained = procedure('suppression gained', [window('suppression gained')])

/** What follows once a unit has spent an aim, dodge or surge token. */
export const tokenSpent = procedure('a token is spent', [window('a token is spent')])

/** What follows once the standby token of a unit is gone. */
export const standbyOver = procedure('standby is over', [window('standby is over')])

/** What follows once a unit has used a keyword for others. */
export const keywordWorked = procedure('a keyword worked', [window('a keyword worked')])

/** What follows once a unit has become panicked. */
export const panic = procedure('panic', [window('a unit panics')])

/** A unit may lose up to so many suppression tokens, or would lose them and by Danger Sense may keep up to X of them (LG2-KW-079). */
export const suppressionLost = procedure('lose suppression', [
  ask('choose how much suppression to keep', {
    rule: 'LG2-KW-079',
    seats: (s, v) => unitOf(s, v.unit).seat,
    about: (_, v) => ({ unit: v.unit, count: v.count }),
    options: (s, v) => {
      const sensed = keywordX(s, unitOf(s, v.unit), 'danger-sense')
      const most = v.upTo === true ? v.count : Math.min(v.count, sensed)
      return Array.from({ length: most + 1 }, (_, count) => count)
    },
    answer: (s, v, kept) => void takeTokens(s, unitOf(s, v.unit), 'suppression', v.count - kept),
  }),
])
