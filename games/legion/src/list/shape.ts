import { isRecord } from '@sandtable/kit'
import type { Army } from './army.ts'
import { type Problem, say } from './problem.ts'
import { isFaction } from './terms.ts'

/** More cards than this no list of an army can have; what is beyond is not looked at. */
export const mostCards = 100

const parts = ['name', 'faction', 'format', 'battleForce', 'choices', 'units', 'commands', 'battle']
const unitParts = ['card', 'upgrades', 'counterpart']

/** Is it an army by its form? The boundary at which a file's content becomes an army. */
export function isArmy(value: unknown): value is Army {
  return misshapen(value).length === 0
}

/** What keeps a value from being an army at all, be it legal or not. */
export function misshapen(value: unknown): Problem[] {
  if (!isRecord(value)) return [{ rules: ['LG2-BUILD-002'], field: 'army', text: say.notAnArmy() }]
  const { name, faction, format, battleForce, choices, units, commands, battle } = value
  return [
    ...unknownParts(value, parts, 'army'),
    ...wrongWord(name, 'name', 'LG2-BUILD-002'),
    ...(isFaction(faction)
      ? []
      : [{ rules: ['LG2-BUILD-001', 'LG2-BUILD-002'], field: 'faction', text: say.noFaction() }]),
    ...(format === undefined ? [] : wrongWord(format, 'format', 'LG2-BUILD-005')),
    ...(battleForce === undefined ? [] : wrongWord(battleForce, 'battleForce', 'LG2-APXC-012')),
    ...(choices === undefined ? [] : listed(choices, 'choices', 'LG2-APXC-013', wrongWord)),
    ...listed(units, 'units', 'LG2-UNIT-001', wrongUnit),
    ...listed(commands, 'commands', 'LG2-HAND-001', wrongWord),
    ...listed(battle, 'battle', 'LG2-BATT-001', wrongWord),
  ]
}

type Look = (value: unknown, field: string, rule: string) => Problem[]

function unknownParts(
  value: Readonly<Record<string, unknown>>,
  known: readonly string[],
  field: string,
): Problem[] {
  const other = Object.keys(value).find((key) => !known.includes(key))
  return other === undefined ? [] : [{ rules: ['LG2-UNIT-001'], field, text: say.notAPart(other) }]
}

function listed(value: unknown, field: string, rule: string, look: Look): Problem[] {
  if (!Array.isArray(value)) return [{ rules: [rule], field, text: say.notAList() }]
  if (value.length > mostCards) return [{ rules: [rule], field, text: say.tooMany(mostCards) }]
  return Array.from(value, (one: unknown, at) => look(one, `${field}[${at}]`, rule)).flat()
}

function wrongUnit(value: unknown, field: string, rule: string): Problem[] {
  if (!isRecord(value)) return [{ rules: [rule], field, text: say.notAUnit() }]
  const { card, upgrades, counterpart } = value
  return [
    ...unknownParts(value, unitParts, field),
    ...wrongWord(card, `${field}.card`, rule),
    ...listed(upgrades, `${field}.upgrades`, 'LG2-UPG-001', wrongWord),
    ...(counterpart === undefined ? [] : wrongWord(counterpart, `${field}.counterpart`, 'LG2-KW-149')),
  ]
}

function wrongWord(value: unknown, field: string, rule: string): Problem[] {
  return typeof value === 'string' ? [] : [{ rules: [rule], field, text: say.notAWord() }]
}
