import { isRecord } from '@sandtable/kit'
import type { Army, Deployment } from './army.ts'
import { affiliations } from './cards.ts'
import { type Problem, say } from './problem.ts'

/** More cards than this no list of an army can have; what is beyond is not looked at. */
export const mostCards = 100

/** Is it an army by its form? The boundary at which a file's content becomes an army. */
export function isArmy(value: unknown): value is Army {
  return misshapen(value).length === 0
}

/** What keeps a value from being an army at all, be it legal or not. */
export function misshapen(value: unknown): Problem[] {
  if (!isRecord(value)) return [{ rules: ['IA-BUILD-005'], field: '', text: say.notAnArmy() }]
  const { name, affiliation, deployments, upgrades, command } = value
  const found: Problem[] = []
  if (name !== undefined && typeof name !== 'string')
    found.push({ rules: ['IA-BUILD-005'], field: 'name', text: say.notAName() })
  if (!affiliations.some((one) => one === affiliation))
    found.push({ rules: ['IA-FACT-005'], field: 'affiliation', text: say.noAffiliation() })
  found.push(
    ...listed(deployments, 'deployments', 'IA-BUILD-005', wrongGroup),
    ...listed(upgrades, 'upgrades', 'IA-BUILD-005', wrongCard),
    ...listed(command, 'command', 'IA-BUILD-001', wrongCard),
  )
  return found
}

type Look = (value: unknown, field: string, rule: string) => Problem[]

function listed(value: unknown, field: string, rule: string, look: Look): Problem[] {
  if (!Array.isArray(value)) return [{ rules: [rule], field, text: say.notAList() }]
  if (value.length > mostCards) return [{ rules: [rule], field, text: say.tooMany(mostCards) }]
  return Array.from(value, (one: unknown, at) => look(one, `${field}[${at}]`, rule)).flat()
}

function wrongGroup(value: unknown, field: string, rule: string): Problem[] {
  if (!isRecord(value)) return [{ rules: [rule], field, text: say.notAGroup() }]
  return [
    ...wrongCard(value.card, `${field}.card`, rule),
    ...listed(value.attachments, `${field}.attachments`, rule, wrongCard),
  ]
}

function wrongCard(value: unknown, field: string, rule: string): Problem[] {
  return typeof value === 'string' ? [] : [{ rules: [rule], field, text: say.notACard() }]
}

/** The place of a group in an army, and of a card in it. */
export function groupField(at: number, part: keyof Deployment, card?: number): string {
  return card === undefined ? `deployments[${at}].${part}` : `deployments[${at}].${part}[${card}]`
}
