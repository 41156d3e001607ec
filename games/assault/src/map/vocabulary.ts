import type { Mission } from './mission.ts'

/**
 * The words of the vocabulary that a mission uses: "roundEnd: score control", "carrier: speed", "doors". The
 * flow says which it knows; a mission with another word is not offered.
 */
export function vocabularyOf(mission: Mission): string[] {
  const found = new Set<string>()
  const { tokens, doors, interactions = [], id: _, rule: __, ...moments } = mission
  for (const { retrieve, carrier, attackable, figure, supply } of Object.values(tokens)) {
    for (const name of Object.keys(retrieve ?? {})) found.add(`retrieve: ${name}`)
    for (const name of Object.keys(carrier ?? {})) if (name !== 'per') found.add(`carrier: ${name}`)
    for (const { does } of carrier?.actions ?? []) found.add(`action: ${does.type}`)
    for (const name of Object.keys(attackable ?? {})) found.add(`attackable: ${name}`)
    if (figure !== undefined) found.add(`figure: ${figure}`)
    if (supply !== undefined) found.add('supply')
  }
  for (const name of Object.keys(doors ?? {})) found.add(`doors: ${name}`)
  for (const { does } of interactions) found.add(`interaction: ${does.type}`)
  for (const [moment, rules] of Object.entries(moments)) {
    if (!Array.isArray(rules)) found.add(moment)
    else for (const rule of rules) found.add(`${moment}: ${typeof rule === 'string' ? rule : rule.type}`)
  }
  return [...found].sort()
}
