import { isOnSpaces, spacesBetween, spacesOf } from '../../board/board.ts'
import { zonesOf } from '../../board/places.ts'
import type { AttackRule, Mission, RoundEffect } from '../../map/mission.ts'
import { type AState, figureOf, type Tally } from '../../state.ts'
import type { Attack } from '../../vocabulary/attacks.ts'
import { carriersResults } from './carriers.ts'
import { lying } from './harm.ts'

/** What a mission adds to the results of an attack. */
export function missionResults(s: AState, mission: Mission, value: Tally, v: Attack): Tally {
  const tally = { ...carriersResults(s, mission, value, v) }
  for (const rule of mission.attacks ?? []) {
    if (!applies(s, rule, v)) continue
    if (rule.type === 'shielded') tally.surge += rule.surge
    else {
      tally.block += rule.block ?? 0
      tally.evade += rule.evade ?? 0
    }
  }
  const air = roundEffect(s, mission)
  if (air?.type === 'surge') tally.surge += air.amount
  if (air?.type === 'evade') tally.evade += air.amount
  return tally
}

function applies(s: AState, rule: AttackRule, v: Attack): boolean {
  if (rule.type === 'defending in zone') {
    const target = figureOf(s, v.target)
    return isOnSpaces(s, target, zonesOf(s, rule.whose, target.seat).flat())
  }
  const own = spacesOf(s, figureOf(s, v.attacker))
  return lying(s, rule.label).some(
    (token) =>
      spacesBetween(s, token.spaces, [v.space]) <= rule.within &&
      spacesBetween(s, token.spaces, own) > rule.within,
  )
}

/** What the colour that was drawn does in this round. */
export function roundEffect(s: AState, { roundStart = [] }: Mission): RoundEffect | undefined {
  const { drawn } = s.table.sheet
  const step = roundStart.find((one) => one.type === 'draw for the round')
  return drawn === null ? undefined : step?.by[drawn]
}
