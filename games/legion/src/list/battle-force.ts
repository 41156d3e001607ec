import type { Named } from '@sandtable/kernel'
import { findUnit } from '../catalogue.ts'
import { printed } from '../words/german/index.ts'
import { optionsOf } from './army.ts'
import { meets } from './needs.ts'
import { type Problem, say } from './problem.ts'
import type { Fielded, Roster } from './roster.ts'
import { affiliationName, needsInWords, titleOf } from './terms.ts'

/** What a battle force demands beyond its units and ranks (LG2-APXC-012, -013). */
export function wrongForBattleForce(roster: Roster): Problem[] {
  const { force, units } = roster
  if (force === null) return []
  const count = (isOne: (unit: Fielded) => boolean) => units.filter(isOne).length
  const problem = (text: Problem['text'], missing = false): Problem => ({
    rules: ['LG2-APXC-012', 'LG2-APXC-013'],
    field: 'units',
    text,
    ...(missing && { missing }),
  })
  const found: Problem[] = []
  for (const { units: ids, min, max } of force.unitLimits ?? []) {
    const have = count(({ card }) => ids.includes(card.id))
    if (have < min || have > max)
      found.push(problem(say.unitLimit(together(ids.map(nameOf)), min, max), have < min))
  }
  const { atLeast, oneForEach, oneOfEachCorps } = force
  if (atLeast !== undefined && count((unit) => meets(unit, atLeast.of)) < atLeast.count)
    found.push(problem(say.atLeast(atLeast.count, needsInWords(atLeast.of)), true))
  if (
    oneForEach !== undefined &&
    count(({ card }) => card.id === oneForEach.unit) > count(({ card }) => card.name === oneForEach.name)
  )
    found.push(problem(say.oneForEach(nameOf(oneForEach.unit), printed(oneForEach.name))))
  if (oneOfEachCorps === true) {
    const counts = (force.units.corps ?? []).map((id) => count(({ card }) => card.id === id))
    if (counts.includes(0) && counts.some((one) => one > 1)) found.push(problem(say.oneOfEach()))
  }
  return [...found, ...wrongHires(roster), ...units.flatMap((unit) => wrongAffiliation(unit, roster))]
}

/** As many options as there are to choose, each once, and none that it has not (LG2-FORCE-cc). */
export function wrongChoices({ army, force }: Roster): Problem[] {
  const { choices = [] } = army
  const { choose = 0, options = [], name = '', hq = '' } = force ?? {}
  const rules = ['LG2-APXC-013', ...(options.length > 0 ? [`LG2-FORCE-${hq}`] : [])]
  const strange = choices.flatMap((id, at) =>
    options.some((one) => one.id === id) && choices.indexOf(id) === at
      ? []
      : [{ rules, field: `choices[${at}]`, card: id, text: say.noOption(id) }],
  )
  if (strange.length > 0 || choices.length === choose) return strange
  return [
    {
      rules,
      field: 'choices',
      text: say.options(printed(name), choices.length, choose),
      ...(choices.length < choose && { missing: true as const }),
    },
  ]
}

/** One of the units that an option brings, and no more (LG2-FORCE-cc). */
function wrongHires({ army, force, units }: Roster): Problem[] {
  return optionsOf(army).flatMap(({ adds = [] }) => {
    const hired = units.filter(({ card }) => adds.includes(card.id))
    return hired.slice(1).map(({ card, field }) => ({
      rules: ['LG2-APXC-013', `LG2-FORCE-${force?.hq}`],
      field,
      card: card.id,
      text: say.unitLimit(together(adds.map(nameOf)), 0, 1),
    }))
  })
}

function wrongAffiliation({ card, field, affiliation }: Fielded, { force, units }: Roster): Problem[] {
  const problem = (text: Problem['text']) => [
    { rules: ['LG2-APXC-009', 'LG2-APXC-013'], field, card: card.id, text, missing: true as const },
  ]
  const clan = force?.clan?.affiliation
  if (clan !== undefined && affiliation !== null && affiliation !== clan)
    return problem(say.otherAffiliation(titleOf(card), affiliationName(clan)))
  const leads = (unit: Fielded) => unit.rank === 'commander' || unit.rank === 'operative'
  if (
    force?.sharedAffiliation === true &&
    !units.some((unit) => leads(unit) && unit.affiliation === affiliation)
  )
    return problem(say.noLeaderOfAffiliation(titleOf(card)))
  return []
}

function nameOf(id: string): Named {
  const card = findUnit(id)
  return card === undefined ? printed(id) : titleOf(card)
}

function together(names: readonly Named[]): Named {
  return { en: names.map(({ en }) => en).join(', '), de: names.map(({ de }) => de).join(', ') }
}
