import { call as begin, cause, end, goTo, reveal, some, tell } from '@sandtable/kernel'
import { putPiece, removePieces } from '../abilities.ts'
import { adjacentTo } from '../board/beside.ts'
import { distance } from '../board/distance.ts'
import { groundIn, isOccupied, legendOn } from '../field.ts'
import { drawFrom } from '../loot.ts'
import { type AState, type Field, isOnBoard, legendOf } from '../state.ts'
import type { LootingPackage } from '../vocabulary/acting.ts'
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
      removePieces(s, (piece) => piece.kind === 'care-package' || piece.kind === 'drop-marker')
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
      const hit = legendOn(s, v.field)
      if (hit === null) return goTo('it lands')
      v.hit = hit.id
      cause(s, 'damage', {
        to: hit.id,
        amount: damage,
        kind: 'normal',
        source: 'landing',
        by: v.legend,
        from: null,
      })
      return undefined
    }),
    ask('make room', {
      rule,
      seats: (s, v) => {
        const hit = v.hit === null ? null : legendOf(s, v.hit)
        return hit !== null && isOnBoard(hit) ? hit.seat : null
      },
      options: (s, v) => {
        const beside = adjacentTo(groundIn(s), v.field).filter((field) => !isOccupied(s, field))
        return beside.length > 0 ? beside : nearestFree(s, v.field)
      },
      why: () => rule,
      answer: (s, v, field) => reposition(s, legendOf(s, v.hit ?? ''), field),
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

function nearestFree(s: AState, from: Field): Field[] {
  const ground = groundIn(s)
  const free = ground.fields.filter((field) => !isOccupied(s, field))
  const least = Math.min(...free.map((field) => distance(ground, from, field)))
  return free.filter((field) => distance(ground, from, field) === least)
}

/** Three tokens, or as many as there are; two of them are gained, the rest go back (APX-CARD-object-care-package). */
export const lootTheCarePackage = procedure(
  'loot the care package',
  [
    run('draw from its bag', (s, v) => {
      const piece = s.table.pieces.find((one) => one.id === v.piece)
      if (piece !== undefined) piece.opened = true
      const left = Object.values(s.table.careBag).reduce((sum, count) => sum + count, 0)
      v.tokens = drawFrom(s, 'care package', s.table.careBag, Math.min(drawn, left))
      reveal(s)
      tell(s, { type: 'draws tokens', legend: v.legend, tokens: [...v.tokens] })
    }),
    ask('choose two', {
      rule: 'APX-CARD-object-care-package',
      seats: (s, v) => (v.tokens.length === 0 ? null : legendOf(s, v.legend).seat),
      about: (_, v) => ({ tokens: [...v.tokens] }),
      space: some((_, v: LootingPackage) => ({
        from: v.tokens.map((_, at) => at),
        least: Math.min(kept, v.tokens.length),
        most: Math.min(kept, v.tokens.length),
      })),
      answer: (s, v, places) => {
        for (const [at, token] of v.tokens.entries())
          if (places.includes(at))
            begin(s, 'gain a token', { legend: v.legend, token, away: false, keep: false, loose: false })
          else s.table.careBag[token] = (s.table.careBag[token] ?? 0) + 1
      },
    }),
  ],
  { about: (_, v) => ({ legend: v.legend }) },
)
