import { type Plain, type RuleId, type Space, tell } from '@sandtable/kernel'
import { noteDrivenOver } from '../../cards-held.ts'
import { editionOf } from '../../editions/index.ts'
import type { Displaced } from '../../moves/2018/displacing.ts'
import { judgeBack, leaderWas, type PutBack, turnNow, unitNow } from '../../moves/2018/going-back.ts'
import { setAside, staysWith, wasAt } from '../../moves/2018/putting-back.ts'
import { putAt } from '../../moves/cohesion.ts'
import { settleUnits } from '../../settle.ts'
import type { Legion, LState } from '../../state.ts'
import { gain } from '../../tokens.ts'
import { leaderOf, unitOf } from '../../units.ts'
import type { Displacing, PuttingBack } from '../../vocabulary/moves.ts'
import { ask, procedure, repeat, run } from '../words.ts'

/** The player who did not move the vehicle puts back whom it drove over (LG1-DISP-005 to -014). */
export const displace = procedure(
  'displace',
  [
    run('set them aside', (s, v) => {
      setAside(s, v.displaced)
      v.left = inTurn(s, v.displaced)
    }),
    ask('put back the displaced', {
      rule: 'LG1-DISP-007',
      seats: (s, v) => (isDone(s, v) ? null : v.by),
      about: (_, v) => ({ unit: v.left[0]?.of.unit ?? null }),
      space: { describe, refuse, sample: () => 'anywhere' } as Space<Legion, Displacing, Plain>,
      answer: (s, v, answer) => {
        const places = judgeBack(s, v, answer as PutBack)
        if (typeof places === 'string') throw new Error(`a place was taken that ${places} forbids`)
        const unit = unitNow(s, v)
        for (const [mini, place] of places) putAt(mini, place)
        tell(s, { type: 'displaced', unit: unit.id })
      },
    }),
    run('next', (_, v) => {
      v.left = v.left.slice(1)
    }),
    repeat('put back the displaced', (_, v) => v.left.length > 0),
    // One token for a unit, however many of it were driven over, and in the quick reference one a round (LG1-DISP-013, -014, LG1-QDSPB-005).
    run('suppression', (s, v) => {
      for (const unit of v.displaced.map((of) => unitOf(s, of.unit))) {
        const spared = unit.drivenOver && editionOf(s).displacementSuppresses === 'once a round'
        if (!spared) gain(s, unit, 'suppression')
        noteDrivenOver(unit)
      }
    }),
    run('settle', settleUnits),
  ],
  { about: (_, v) => ({ unit: v.left[0]?.of.unit ?? null }) },
)

/** One unit is put back at once; of several all leaders come first, then the others (LG1-COH-008). */
function inTurn(s: LState, displaced: readonly Displaced[]): PuttingBack[] {
  if (displaced.length === 1) return displaced.map((of) => ({ of, who: 'everybody' }))
  const led = displaced.filter((of) => wasAt(of, leaderOf(unitOf(s, of.unit))) !== null)
  return [
    ...led.map((of): PuttingBack => ({ of, who: 'leader' })),
    ...displaced.map((of): PuttingBack => ({ of, who: 'others' })),
  ]
}

/** Do all stay with their leader? */
function isDone(s: LState, v: Displacing): boolean {
  const { who } = turnNow(v)
  if (who !== 'others') return false
  const unit = unitNow(s, v)
  return unit.minis.every((mini) => staysWith(s, unit, leaderOf(unit), mini))
}

function describe(s: LState, v: Displacing): Plain {
  const { id } = unitNow(s, v)
  return leaderWas(s, v) === null ? { scatter: { unit: id } } : { placed: { unit: id } }
}

function refuse(s: LState, v: Displacing, answer: Plain): RuleId | null {
  const places = judgeBack(s, v, answer as unknown as PutBack)
  return typeof places === 'string' ? places : null
}
