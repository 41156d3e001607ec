import type { Army } from './army.ts'
import { findCommand, findFigure, findUpgrade } from './cards.ts'
import { type Problem, say } from './problem.ts'
import { groupField } from './shape.ts'
import { titleOf, titleOfId } from './titles.ts'

/** Which cards may be used. No deployment card has the id of a command card. */
export type Offered = (id: string) => boolean

interface Kind {
  readonly find: typeof findFigure | typeof findUpgrade | typeof findCommand
  readonly not: 'notAFigure' | 'notAnUpgrade' | 'notACommand'
  readonly rule: string
}

const figures: Kind = { find: findFigure, not: 'notAFigure', rule: 'IA-GRP-004' }
const upgrades: Kind = { find: findUpgrade, not: 'notAnUpgrade', rule: 'IA-GRP-007' }
const commands: Kind = { find: findCommand, not: 'notACommand', rule: 'IA-BUILD-001' }

/** Deployment cards that nobody has, that lie in the wrong place or are not offered. */
export function unknownForces(army: Army, offered: Offered): Problem[] {
  return [
    ...army.deployments.flatMap(({ card, attachments }, at) => [
      ...unknown(card, groupField(at, 'card'), figures, offered),
      ...attachments.flatMap((id, one) => {
        return unknown(id, groupField(at, 'attachments', one), upgrades, offered)
      }),
    ]),
    ...army.upgrades.flatMap((id, at) => unknown(id, `upgrades[${at}]`, upgrades, offered)),
  ]
}

/** The same for command cards. */
export function unknownCommands({ command }: Army, offered: Offered): Problem[] {
  return command.flatMap((id, at) => unknown(id, `command[${at}]`, commands, offered))
}

function unknown(id: string, field: string, { find, not, rule }: Kind, offered: Offered): Problem[] {
  const card = find(id)
  if (card !== undefined)
    return offered(id) ? [] : [{ rules: [card.rules], field, card: id, text: say.notOffered(titleOf(card)) }]
  const elsewhere = findFigure(id) ?? findUpgrade(id) ?? findCommand(id)
  const text = elsewhere === undefined ? say.unknown(id) : say[not](titleOfId(id))
  return [{ rules: [rule], field, card: id, text }]
}
