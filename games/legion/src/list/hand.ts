import type { Named } from '@sandtable/kernel'
import { allOf, eitherOf } from '@sandtable/kit'
import type { CommandCard } from '../../data/types.ts'
import { findCommand } from '../catalogue.ts'
import { printed } from '../words/german/index.ts'
import { commandsBroughtBy } from './brought.ts'
import { meets } from './needs.ts'
import { type Problem, say } from './problem.ts'
import type { Roster } from './roster.ts'
import { factionName, needsInWords, titleOf } from './terms.ts'

/** Cards of each number of pips in a hand, beside Standing Orders (LG2-HAND-001). */
export const ofEachPips = 2

/** What is wrong with a command hand. */
export function wrongHand(roster: Roster): Problem[] {
  const { commands } = roster.army
  const cards = commands.flatMap((id, at) => {
    const card = findCommand(id)
    return card === undefined ? [] : [{ card, field: `commands[${at}]`, twice: commands.indexOf(id) < at }]
  })
  return [
    ...[1, 2, 3].flatMap((pips) =>
      wrongPips(pips, cards.filter((one) => pipsInHand(one.card) === pips).length),
    ),
    ...cards.flatMap(({ card, field, twice }) => {
      const wrong = (rule: string, text: Named) => ({ rules: [rule], field, card: card.id, text })
      return [
        ...(twice ? [wrong('LG2-HAND-002', say.cardTwice(printed(card.name)))] : []),
        ...refusals(card, roster).map(({ rule, text }) => wrong(rule, text)),
      ]
    }),
    ...missingCommands(roster),
  ]
}

export function pipsInHand({ pips, handPips }: CommandCard): number {
  return handPips ?? pips
}

function wrongPips(pips: number, count: number): Problem[] {
  if (count === ofEachPips) return []
  const text = say.handPips(pips, count)
  return [{ rules: ['LG2-HAND-001'], field: 'commands', text, ...(count < ofEachPips && { missing: true }) }]
}

interface Refusal {
  readonly rule: string
  readonly text: Named
}

/** Why a card may not be in the hand of this army. */
export function refusals(card: CommandCard, roster: Roster): Refusal[] {
  const { army, force } = roster
  if (card.id === roster.edition.standingOrders)
    return [{ rule: 'LG2-HAND-003', text: say.alwaysThere(printed(card.name)) }]
  const found: Refusal[] = []
  const needs = (text: Named, rule = 'LG2-HAND-004') =>
    found.push({ rule, text: say.commandNeeds(printed(card.name), text) })
  if (card.faction !== undefined && card.faction !== army.faction) needs(factionName(card.faction))
  if (card.battleForce !== undefined && card.battleForce !== force?.name) needs(printed(card.battleForce))
  if (card.commander !== undefined) {
    const absent = card.commander.filter((name) => !isThere(name, card, roster))
    const names = card.commander.map((name) =>
      titleOf(card.title === undefined ? { name } : { name, title: card.title }),
    )
    if (card.commanderMode === 'all') {
      if (absent.length > 0) needs(allOf(names), 'LG2-HAND-006')
    } else if (absent.length === names.length)
      needs(eitherOf(names), names.length > 1 ? 'LG2-HAND-005' : 'LG2-HAND-004')
  } else if (!isMet(card, roster))
    needs(card.needs === undefined ? printed(card.title ?? '') : needsInWords(card.needs))
  return found
}

/** Is this unit, or this counterpart, part of the army? */
function isThere(name: string, { title, needs }: CommandCard, { units }: Roster): boolean {
  return units.some(
    (unit) =>
      unit.counterpart?.card.name === name ||
      (unit.card.name === name &&
        (title === undefined || unit.card.title === title) &&
        (needs === undefined || meets(unit, needs))),
  )
}

/** What a card that names no unit demands of one. */
function isMet({ title, needs }: CommandCard, { army, units }: Roster): boolean {
  if (needs === undefined && title === undefined) return true
  if (needs?.army !== undefined) return army.faction === 'mandalorians'
  return units.some(
    (unit) => fitsTitle(unit.card.title, title) && (needs === undefined || meets(unit, needs)),
  )
}

function fitsTitle(has: string | undefined, wanted: string | undefined): boolean {
  return wanted === undefined || wanted === has
}

/** Cards that must be in the hand of this army. */
export function dueCommands({ units }: Roster): string[] {
  return units.flatMap(({ card }) => commandsBroughtBy(card.id))
}

function missingCommands(roster: Roster): Problem[] {
  return dueCommands(roster).flatMap((id) => {
    const card = findCommand(id)
    if (card === undefined || roster.army.commands.includes(id)) return []
    const text = say.commandDue(printed(card.name), allOf((card.commander ?? []).map(printed)))
    return [{ rules: [`LG2-CMD-${card.hq}`], field: 'commands', card: id, text, missing: true }]
  })
}
