import {
  editionOfCard,
  findBattle,
  findBattleForce,
  findCommand,
  findCounterpart,
  findUnit,
  findUpgrade,
} from '../catalogue.ts'
import { editionNamed } from '../editions/index.ts'
import { type Army, editionOfArmy, formatOf } from './army.ts'
import type { Kind, Offered } from './offered.ts'
import { type Problem, say } from './problem.ts'
import { titleOf } from './terms.ts'

interface Known {
  readonly hq: string
  readonly name: string
  readonly title?: string
  readonly points?: number | null
}

/** How cards of a kind are found, the rule that wants one, and how the ledger names each of them. */
const kinds: Readonly<
  Record<Kind, { find(id: string): Known | undefined; readonly rule: string; ruleOf(card: Known): string }>
> = {
  unit: { find: findUnit, rule: 'LG2-UNIT-001', ruleOf: () => 'LG2-UNIT-001' },
  upgrade: { find: findUpgrade, rule: 'LG2-UPG-001', ruleOf: ({ hq }) => `LG2-UPG-${hq}` },
  counterpart: { find: findCounterpart, rule: 'LG2-KW-149', ruleOf: () => 'LG2-KW-149' },
  command: { find: findCommand, rule: 'LG2-HAND-001', ruleOf: ({ hq }) => `LG2-CMD-${hq}` },
  battle: { find: findBattle, rule: 'LG2-BATT-001', ruleOf: ({ hq }) => `LG2-BAT-${hq}` },
  'battle force': { find: findBattleForce, rule: 'LG2-APXC-012', ruleOf: () => 'LG2-APXC-013' },
}

/** Cards that nobody has, that lie in the wrong place, whose cost nobody knows, or that are not offered. */
export function unknownCards(army: Army, offered: Offered): Problem[] {
  const { format, battleForce, units, commands, battle } = army
  const { cards: edition } = editionNamed(editionOfArmy(army))
  const look = (kind: Kind, id: string, field: string) => wrongCard(kind, id, field, offered, edition)
  return [
    ...(formatOf(army) === undefined
      ? [{ rules: ['LG2-BUILD-005'], field: 'format', text: say.noFormat(format ?? '') }]
      : []),
    ...(battleForce === undefined ? [] : look('battle force', battleForce, 'battleForce')),
    ...units.flatMap(({ card, upgrades, counterpart }, at) => [
      ...look('unit', card, `units[${at}].card`),
      ...upgrades.flatMap((id, place) => look('upgrade', id, `units[${at}].upgrades[${place}]`)),
      ...(counterpart === undefined ? [] : look('counterpart', counterpart, `units[${at}].counterpart`)),
    ]),
    ...commands.flatMap((id, at) => look('command', id, `commands[${at}]`)),
    ...battle.flatMap((id, at) => look('battle', id, `battle[${at}]`)),
  ]
}

function wrongCard(kind: Kind, id: string, field: string, offered: Offered, edition: string): Problem[] {
  const { find, rule, ruleOf } = kinds[kind]
  const card = find(id)
  if (card === undefined) return [{ rules: [rule], field, card: id, text: say.unknown(id) }]
  const own = editionOfCard(id)
  if (own !== edition)
    return [{ rules: [rule], field, card: id, text: say.otherEdition(titleOf(card), own, edition) }]
  if (card.points === null)
    return [{ rules: ['LG2-BUILD-007'], field, card: id, text: say.noPoints(titleOf(card)) }]
  if (offered(kind, id)) return []
  return [{ rules: [ruleOf(card)], field, card: id, text: say.notOffered(titleOf(card)) }]
}
