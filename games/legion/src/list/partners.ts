import { printed } from '../words/german/index.ts'
import { type Problem, say } from './problem.ts'
import type { Fielded, Roster } from './roster.ts'
import { factionName, titleOf } from './terms.ts'

/** IG-11 has Grogu beside it only with this upgrade (LG2-UPG-tp). */
const nanny = { host: 'ig-11', counterpart: 'grogu', upgrade: 'nanny-programming' }

/** A counterpart that does not go with the unit, or not into the army. */
export function wrongCounterpart(unit: Fielded, { army, force }: Roster): Problem[] {
  if (unit.counterpart === null) return []
  const { card, field } = unit.counterpart
  const wrong = (rule: string, text: Problem['text']) => [{ rules: [rule], field, card: card.id, text }]
  if (!card.hosts.includes(unit.card.id))
    return wrong('LG2-KW-149', say.notItsCounterpart(titleOf(card), titleOf(unit.card)))
  if (force !== null)
    return force.counterparts?.includes(card.id)
      ? []
      : wrong('LG2-APXC-012', say.notInForce(titleOf(card), printed(force.name)))
  const hired = card.keywords.some(
    ({ id, of = '' }) => id === 'mercenary' && of.split(', ').includes(army.faction),
  )
  if (card.faction !== army.faction && !hired)
    return wrong('LG2-APXC-001', say.notForHire(titleOf(card), factionName(army.faction)))
  const isNanny = unit.upgrades.some((one) => one.card.id === nanny.upgrade)
  if (card.id === nanny.counterpart && unit.card.id === nanny.host && !isNanny)
    return wrong('LG2-UPG-tp', say.notItsCounterpart(titleOf(card), titleOf(unit.card)))
  return []
}
