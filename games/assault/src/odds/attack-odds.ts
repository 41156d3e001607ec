import { query } from '@sandtable/kernel'
import type { PowerToken } from '../../data/types.ts'
import { newAttack, printedDefence, resultsOf, surgeAbilities } from '../attack.ts'
import type { Target } from '../board/targets.ts'
import { type AState, type FigureId, figureOf, isFigure, type TargetId } from '../state.ts'
import type { Attack } from '../vocabulary/attacks.ts'
import type { Odds } from './dice-odds.ts'

/** The odds of an attack of this figure on this target, as far as they can be counted before it. */
export function oddsOn(
  s: AState,
  attacker: FigureId,
  target: Target,
  more: Parameters<typeof newAttack>[2] = {},
): Odds {
  return oddsOf(s, { ...newAttack(s, attacker, more), ...target, made: true })
}

/** The odds of an attack that is declared and not rolled yet. */
export function oddsOf(s: AState, v: Attack): Odds {
  const { accuracy, damage, surge, block, evade, dodge, pierce } = resultsOf(s, v)
  return {
    type: v.type,
    distance: v.distance,
    attack: query(s, 'attack pool', v.pool, v),
    defence: query(s, 'defence pool', printedDefence(s, v.target), v),
    bonus: { accuracy, damage, surge, block, evade, dodge, pierce },
    surges: surgeAbilities(s, v).map(({ cost, gives }) => ({ cost, gives })),
    tokens: { attacker: powerOf(s, v.attacker), defender: powerOf(s, v.target) },
  }
}

function powerOf(s: AState, id: TargetId): readonly PowerToken[] {
  return isFigure(s, id) ? figureOf(s, id).power : []
}
