import type { Rank, RankLimits } from '../../data/types.ts'
import { rankNames } from '../words/names.ts'
import { type Problem, say } from './problem.ts'
import { type Fielded, has, isMercenary, keywordsNamed, type Roster } from './roster.ts'

const rankRules: Readonly<Record<Rank, string>> = {
  commander: 'LG2-BUILD-009',
  operative: 'LG2-BUILD-010',
  corps: 'LG2-BUILD-011',
  special: 'LG2-BUILD-012',
  support: 'LG2-BUILD-013',
  heavy: 'LG2-BUILD-014',
}

export const ranks: readonly Rank[] = ['commander', 'operative', 'corps', 'special', 'support', 'heavy']

/** The limits of the format, or those of the battle force, which replace them (LG2-APXC-012). */
function limitsOf({ force, format }: Roster): RankLimits {
  const { battleForces } = format
  return (battleForces === null ? undefined : force?.ranks[battleForces]) ?? format.ranks
}

/** Too few or too many units of a rank, by all that lets units not count. */
export function wrongRanks(roster: Roster): Problem[] {
  const limits = limitsOf(roster)
  const most = limits.commandersAndOperatives
  const leaders = counting(roster).filter(({ rank }) => rank === 'commander' || rank === 'operative').length
  return [
    ...ranks.flatMap((rank) => wrongRank(roster, rank, limits[rank][1])),
    ...(most === undefined || leaders <= most
      ? []
      : [{ rules: ['LG2-APXC-012'], field: 'units', text: say.tooManyLeaders(leaders, most) }]),
    ...wrongMercenaries(roster),
  ]
}

function wrongRank(roster: Roster, rank: Rank, most: number): Problem[] {
  const rules = [rankRules[rank], ...(roster.force === null ? [] : ['LG2-APXC-012'])]
  const present = countToLeast(roster, rank)
  const against = counting(roster).filter((unit) => unit.rank === rank).length
  const needed = leastOf(roster, rank)
  if (against > most)
    return [{ rules, field: 'units', text: say.tooManyOfRank(rankNames[rank], against, most) }]
  if (present >= needed) return []
  const mercenaries = roster.units.some((unit) => unit.rank === rank && isMercenary(unit))
  return [
    {
      rules: [...rules, ...(mercenaries && !roster.force?.mercenariesCount ? ['LG2-APXC-003'] : [])],
      field: 'units',
      text: say.tooFewOfRank(rankNames[rank], present, needed),
      missing: true,
    },
  ]
}

export function leastOf(roster: Roster, rank: Rank): number {
  return rank === 'commander' && isLedInTheField(roster) ? 0 : limitsOf(roster)[rank][0]
}

export function countToLeast(roster: Roster, rank: Rank): number {
  return towardsLeast(roster).filter((unit) => unit.rank === rank).length
}

/** Field Commander makes the least number of commanders none (LG2-KW-068), unless a battle force bars it. */
function isLedInTheField({ units, force }: Roster): boolean {
  return (
    (force === null || force.fieldCommander === true) && units.some((unit) => has(unit, 'field-commander'))
  )
}

/** Mercenaries help nobody to the least number (LG2-APXC-003), and associates count in no way (LG2-KW-081). */
function towardsLeast(roster: Roster): Fielded[] {
  const { units, force } = roster
  return units.filter(
    (unit) => (force?.mercenariesCount === true || !isMercenary(unit)) && !isAssociate(unit, roster),
  )
}

/** The units that count against the most of their rank. */
function counting(roster: Roster): Fielded[] {
  const retinue = entourages(roster)
  // Detachment: LG2-KW-007.
  return roster.units.filter(
    (unit) => !has(unit, 'detachment') && !isAssociate(unit, roster) && !retinue.has(unit),
  )
}

function isAssociate(unit: Fielded, { units }: Roster): boolean {
  return keywordsNamed(unit, 'associate').some(({ of }) => units.some(({ card }) => card.name === of))
}

/** For each unit with Entourage one unit of that name (LG2-KW-082). */
function entourages({ units }: Roster): Set<Fielded> {
  const chosen = new Set<Fielded>()
  for (const { of } of units.flatMap((unit) => keywordsNamed(unit, 'entourage'))) {
    const one = units.find((unit) => unit.card.name === of && !chosen.has(unit))
    if (one !== undefined) chosen.add(one)
  }
  return chosen
}

/** Two mercenary corps units and one of each other rank (LG2-APXC-004); a single one more with Allies of Convenience. */
function wrongMercenaries({ units, force }: Roster): Problem[] {
  if (force?.mercenariesCount === true) return []
  let extra = units.some((unit) => has(unit, 'allies-of-convenience')) ? 1 : 0
  const rules = extra === 0 ? ['LG2-APXC-004'] : ['LG2-APXC-004', 'LG2-KW-291']
  return ranks.flatMap((rank) => {
    const count = units.filter((unit) => unit.rank === rank && isMercenary(unit)).length
    const most = rank === 'corps' ? 2 : 1
    const used = Math.min(extra, Math.max(0, count - most))
    extra -= used
    return count <= most + used
      ? []
      : [{ rules, field: 'units', text: say.tooManyMercenaries(rankNames[rank], count, most + used) }]
  })
}
