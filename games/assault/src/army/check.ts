import { isOffered } from '../cards/index.ts'
import { wrongAffiliations } from './alliance.ts'
import { type Army, pointsOf } from './army.ts'
import { unattached, wrongAttachments } from './bearer.ts'
import { wrongCompany } from './company.ts'
import { wrongCopies } from './copies.ts'
import { wrongDeck } from './deck.ts'
import { type Offered, unknownCommands, unknownForces } from './known.ts'
import { type Problem, say } from './problem.ts'
import { rosterOf, upgradesOf } from './roster.ts'
import { isArmy, misshapen } from './shape.ts'

export type { Offered } from './known.ts'
export type { Problem } from './problem.ts'

export interface Terms {
  /** The most points of the deployment cards; usually 40. */
  readonly points: number
  /** Usually all cards that work. */
  readonly offered: Offered
}

/** Everything that is wrong with an army; nothing, if it may be fielded. Takes whatever a file may hold. */
export function checkArmy(value: unknown, terms: Partial<Terms> = {}): Problem[] {
  if (!isArmy(value)) return misshapen(value)
  const { offered = isOffered } = terms
  return [...wrongForces(value, terms), ...unknownCommands(value, offered), ...wrongDeck(value)]
}

/** What is wrong with the deployment cards, whatever the command deck is. */
export function wrongForces(
  army: Army,
  { points = 40, offered = isOffered }: Partial<Terms> = {},
): Problem[] {
  const roster = rosterOf(army)
  return [
    ...noFigures(army),
    ...unknownForces(army, offered),
    ...wrongAffiliations(roster),
    ...wrongCopies(roster),
    ...roster.groups.flatMap(wrongAttachments),
    ...roster.loose.flatMap(unattached),
    ...upgradesOf(roster).flatMap((upgrade) => wrongCompany(upgrade, roster)),
    ...tooDear(army, points),
  ]
}

/** Armies are of figures (IA-BUILD-005). */
function noFigures({ deployments }: Army): Problem[] {
  if (deployments.length > 0) return []
  return [{ rules: ['IA-BUILD-005'], field: 'deployments', text: say.noFigures() }]
}

/** Skirmish upgrades cost like other deployment cards (IA-BUILD-007, IA-OPEN-023). */
function tooDear(army: Army, most: number): Problem[] {
  const cost = pointsOf(army)
  if (cost <= most) return []
  return [{ rules: ['IA-BUILD-007'], field: 'deployments', text: say.tooManyPoints(cost, most) }]
}
