import { call as begin, cause, end, goTo, tell } from '@sandtable/kernel'
import { someOf } from '@sandtable/kit'
import { piecesOf, putPiece, removePieces } from '../abilities.ts'
import { groundIn, isOccupied, legendOn } from '../field.ts'
import { drawFrom } from '../loot.ts'
import { legendOf } from '../state.ts'
import type { LootingPackage } from '../vocabulary/acting.ts'
import { freeBeside, nearestFree } from './free-fields.ts'
import { reposition } from './move.ts'
import { ask, procedure, run } from './words.ts'

const rule = 'APX-CARD-lifeline-care-package'
const damage = 10
const drawn = 3
const kept = 2

/** The package comes down where the marker lies (APX-CARD-lifeline-care-package). */
export const carePackageLands = procedure(
  'care package lands',
  [
    run('is the field taken?', (s, v) => {
      // The one that came before is taken up first: it may stand there.
      removePieces(s, (piece) => piece.kind === 'care-package')
      return isOccupied(s, v.field) && legendOn(s, v.field) === null ? undefined : goTo('whom does it hit?')
    }),
    ask('choose where it lands', {
      rule,
      seats: (s, v) => legendOf(s, v.legend).seat,
      options: (s, v) => nearestFree(s, v.field),
      why: () => rule,
      answer: (_, v, field) => {
        v.field = field
      },
    }),
    run('whom does it hit?', (s, v) => {
      const to = legendOn(s, v.field)?.id
      if (to !== undefined)
        cause(s, 'damage', {
          to,
          amount: damage,
          kind: 'normal',
          source: 'landing',
          by: v.legend,
          from: null,
        })
    }),
    ask('make room', {
      rule,
      seats: (s, v) => legendOn(s, v.field)?.seat ?? null,
      options: (s, v) => freeBeside(s, v.field),
      why: () => rule,
      answer: (s, v, field) => {
        const hit = legendOn(s, v.field)
        if (hit !== null) reposition(s, hit, field)
      },
    }),
    run('it lands', (s, v) => {
      const level = groundIn(s).levels[v.field] ?? 0
      const at = { field: v.field, corner: null, level, on: null, turn: null }
      putPiece(s, { kind: 'care-package', legend: v.legend, ability: 'lifeline-care-package', ...at })
      tell(s, { type: 'placed', legend: v.legend, piece: 'care-package' })
      return end
    }),
  ],
  { about: (_, v) => ({ legend: v.legend }) },
)

/** Three tokens, or as many as there are; two of them are gained, the rest go back (APX-CARD-object-care-package). */
export const lootTheCarePackage = procedure(
  'loot the care package',
  [
    run('draw from its bag', (s, v) => {
      for (const piece of piecesOf(s, 'care-package')) piece.opened = true
      v.tokens = drawFrom(s, 'care package', s.table.careBag, drawn)
      tell(s, { type: 'draws tokens', legend: v.legend, tokens: [...v.tokens] })
    }),
    ask('choose two', {
      rule: 'APX-CARD-object-care-package',
      seats: (s, v) => (v.tokens.length === 0 ? null : legendOf(s, v.legend).seat),
      about: (_, v) => ({ tokens: [...v.tokens] }),
      options: (_, { tokens }: LootingPackage) => {
        const count = Math.min(kept, tokens.length)
        return [...someOf({ from: [...tokens.keys()], least: count, most: count })]
      },
      why: () => 'APX-CARD-object-care-package',
      answer: (s, v, places) => {
        for (const [at, token] of v.tokens.entries())
          if (places.includes(at))
            begin(s, 'gain a token', { legend: v.legend, token, keep: false, loose: false })
          else s.table.careBag[token] = (s.table.careBag[token] ?? 0) + 1
      },
    }),
  ],
  { about: (_, v) => ({ legend: v.legend }) },
)
