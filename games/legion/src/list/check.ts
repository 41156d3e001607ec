import { citedIn } from '../editions/cited.ts'
import { editionOfArmy, pointsOf } from './army.ts'
import { wrongBattleDeck } from './battle-deck.ts'
import { wrongChoices, wrongForBattleForce } from './battle-force.ts'
import { tooManyCopies } from './copies.ts'
import { strayDetachments } from './detachments.ts'
import { wrongFactions } from './factions.ts'
import { wrongHand } from './hand.ts'
import { unknownCards } from './known.ts'
import { missingUpgrades } from './must-haves.ts'
import { allOffered, isOffered, type Offered } from './offered.ts'
import { wrongCounterpart } from './partners.ts'
import { type Problem, say } from './problem.ts'
import { wrongRanks } from './ranks.ts'
import { type Roster, rosterOf } from './roster.ts'
import { isArmy, misshapen } from './shape.ts'
import { wrongUpgrades } from './upgrades.ts'

export type { Problem } from './problem.ts'

/** Everything that is wrong with an army; nothing, if it may be fielded. Takes whatever a file may hold. */
export function checkArmy(value: unknown, offered: Offered = isOffered): Problem[] {
  if (!isArmy(value)) return misshapen(value)
  const roster = rosterOf(value)
  const unknown = unknownCards(value, offered)
  const wrong =
    roster === null ? [] : [...wrongUnits(roster), ...wrongHand(roster), ...wrongBattleDeck(roster)]
  const edition = editionOfArmy(value)
  return [...unknown, ...wrong].map((problem) => ({
    ...problem,
    rules: problem.rules.map((rule) => citedIn(edition, rule)),
  }))
}

/** Any cards that there are, as many as one likes: for tables that show a rule, not for games. */
export function checkLooseArmy(value: unknown): Problem[] {
  return isArmy(value) ? unknownCards({ ...value, format: 'standard' }, allOffered) : misshapen(value)
}

/** What is wrong with the units and their upgrades, whatever hand and deck are. */
export function wrongUnits(roster: Roster): Problem[] {
  return [
    ...wrongFactions(roster),
    ...wrongChoices(roster),
    ...tooDear(roster),
    ...wrongRanks(roster),
    ...strayDetachments(roster),
    ...tooManyCopies(roster),
    ...roster.units.flatMap((unit) => [
      ...wrongUpgrades(unit, roster),
      ...missingUpgrades(unit),
      ...wrongCounterpart(unit, roster),
    ]),
    ...wrongForBattleForce(roster),
  ]
}

/** LG2-BUILD-005; the formats differ in nothing but the figure. */
function tooDear({ army, format }: Roster): Problem[] {
  const cost = pointsOf(army)
  if (cost <= format.points) return []
  return [{ rules: ['LG2-BUILD-005'], field: 'units', text: say.tooDear(cost, format.points) }]
}
