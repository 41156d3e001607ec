import { findBattleForce } from '../catalogue.ts'
import { printed } from '../words/german/index.ts'
import { optionsOf } from './army.ts'
import { type Problem, say } from './problem.ts'
import { type Fielded, isMercenary, type Roster } from './roster.ts'
import { factionName, formatName, titleOf } from './terms.ts'

/** Units that do not belong into the army: of one faction, with mercenaries for hire, or of one battle force. */
export function wrongFactions(roster: Roster): Problem[] {
  return [...wrongForce(roster), ...roster.units.flatMap((unit) => stranger(unit, roster))]
}

function wrongForce({ army, force, format }: Roster): Problem[] {
  const { faction, battleForce } = army
  const name = factionName(faction)
  if (battleForce === undefined) {
    if (faction === 'mercenary')
      return [{ rules: ['LG2-APXC-005'], field: 'battleForce', text: say.needsForce(name), missing: true }]
    if (faction === 'mandalorians')
      return [
        {
          rules: ['LG2-BUILD-001', 'LG2-APXC-012'],
          field: 'battleForce',
          text: say.needsForce(name),
          missing: true,
        },
      ]
  }
  if (force === null) return []
  const wrong = { rules: ['LG2-APXC-012'], field: 'battleForce', card: force.id }
  const { battleForces } = format
  return [
    ...(force.faction === faction
      ? []
      : [{ ...wrong, text: say.otherForce(printed(force.name), factionName(force.faction)) }]),
    ...(battleForces !== null && force.ranks[battleForces] !== undefined
      ? []
      : [{ ...wrong, text: say.forceInFormat(printed(force.name), formatName(format.id)) }]),
  ]
}

function stranger(unit: Fielded, { army, force }: Roster): Problem[] {
  const { card, field } = unit
  const { id, specialIssue } = card
  const name = titleOf(card)
  const wrong = (rule: string, text: Problem['text']) => [{ rules: [rule], field, card: id, text }]
  if (specialIssue !== undefined && specialIssue !== force?.name)
    return wrong('LG2-KW-223', say.specialIssue(name, printed(specialIssue)))
  if (force !== null) {
    const hired = optionsOf(army).flatMap(({ adds = [] }) => adds)
    const allowed = [...Object.values(force.units).flat(), ...(force.asCorps ?? []), ...hired]
    return allowed.includes(id) ? [] : wrong('LG2-APXC-012', say.notInForce(name, printed(force.name)))
  }
  if (card.faction === army.faction) return []
  // A battle force that does not exist is told once, not for each unit.
  if (army.battleForce !== undefined && findBattleForce(army.battleForce) === undefined) return []
  if (!isMercenary(unit)) return wrong('LG2-BUILD-002', say.otherFaction(name, factionName(card.faction)))
  if (card.hire === undefined) return wrong('LG2-APXC-006', say.notForHire(name, factionName(army.faction)))
  return card.hire.includes(army.faction)
    ? []
    : wrong('LG2-APXC-001', say.notForHire(name, factionName(army.faction)))
}
