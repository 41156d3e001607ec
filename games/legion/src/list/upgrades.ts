import type { Named } from '@sandtable/kernel'
import { eitherOf } from '@sandtable/kit'
import type { UpgradeCard } from '../../data/types.ts'
import { printed } from '../words/german/index.ts'
import { optionsOf } from './army.ts'
import { meets } from './needs.ts'
import { type Problem, say } from './problem.ts'
import type { Fielded, Placed, Roster } from './roster.ts'
import { barOf } from './slots.ts'
import { factionName, needsInWords, optionName, titleOf } from './terms.ts'

/** What is wrong with the upgrades of a unit. */
export function wrongUpgrades(unit: Fielded, roster: Roster): Problem[] {
  const { upgrades } = unit
  const leaders = upgrades.filter(({ card }) => card.gains?.some(({ id }) => id === 'leader'))
  const twice = upgrades.filter(
    ({ card }, at) => upgrades.findIndex((one) => printOf(one.card) === printOf(card)) < at,
  )
  const wrong = (rule: string, text: (name: Named) => Named) => (one: Placed<UpgradeCard>) => ({
    rules: [rule],
    field: one.field,
    card: one.card.id,
    text: text(titleOf(one.card)),
  })
  return [
    ...barOf(unit).homeless.map((one) =>
      wrong('LG2-UPG-002', (name) => say.noSlot(name, one.card.slot))(one),
    ),
    ...twice.map(wrong('LG2-UPG-005', say.twiceOnUnit)),
    ...leaders.slice(1).map(wrong('LG2-CKW-003', say.secondLeader)),
    ...upgrades.flatMap((one) =>
      refusals(unit, one.card, roster).map(({ rule, text }) => wrong(rule, text)(one)),
    ),
  ]
}

/** What a copy is a copy of; else the card itself. */
function printOf({ id, copyOf }: UpgradeCard): string {
  return copyOf ?? id
}

export function mayEquip(unit: Fielded, upgrade: UpgradeCard, roster: Roster): boolean {
  return refusals(unit, upgrade, roster).length === 0
}

interface Refusal {
  readonly rule: string
  text(): Named
}

/** Why the unit may not have the upgrade, wherever it would be put. */
function refusals(unit: Fielded, upgrade: UpgradeCard, { army, force }: Roster): Refusal[] {
  const { id, needs, armyFactions, onlyWithChoice, limit } = upgrade
  const name = titleOf(upgrade)
  const found: Refusal[] = []
  const refuse = (rule: string, text: () => Named) => found.push({ rule, text })
  const listed = force?.uniqueUpgrades?.includes(id) === true
  if (needs !== undefined && !meets(unit, needs, upgrade.slot) && !isShared(unit, upgrade, force))
    refuse('LG2-UPG-006', () => say.notFor(name, titleOf(unit.card), needsInWords(needs)))
  if (armyFactions !== undefined && !armyFactions.includes(army.faction) && !listed)
    refuse('LG2-UPG-006', () => say.notInArmyOf(name, eitherOf(armyFactions.map(factionName))))
  if (onlyWithChoice !== undefined && !optionsOf(army).some((one) => one.id === onlyWithChoice))
    refuse('LG2-APXC-013', () => say.choiceNeeded(name, optionName(onlyWithChoice)))
  if (force !== null && (force.barredUpgrades?.includes(id) || (limit === 1 && !listed)))
    refuse('LG2-APXC-012', () => say.notInForce(name, printed(force.name)))
  return found
}

/** A battle force may let its plain troopers carry each other's heavy weapons. */
function isShared(unit: Fielded, upgrade: UpgradeCard, force: Roster['force']): boolean {
  const names = force?.sharedHeavyWeapons
  if (names === undefined || upgrade.slot !== 'heavy weapon' || unit.card.type !== 'trooper') return false
  return names.some((name) => upgrade.needs?.name === name)
}
