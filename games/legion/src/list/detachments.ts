import { printed } from '../words/german/index.ts'
import { rankNames } from '../words/names.ts'
import { type Problem, say } from './problem.ts'
import { type Fielded, has, keywordsNamed, type Roster } from './roster.ts'

/** Units with Detachment that have no unit of their own to belong to (LG2-KW-008, -009). */
export function strayDetachments({ units, force }: Roster): Problem[] {
  const detached = units.filter((unit) => has(unit, 'detachment'))
  if (force?.noDetachments === true)
    return detached.map(({ card, field }) => ({
      rules: ['LG2-APXC-012'],
      field,
      card: card.id,
      text: say.noDetachments(printed(card.name), printed(force.name)),
    }))
  const taken = new Set<Fielded>()
  // Who needs a unit by its name is served before those whom any unit of a rank serves.
  const byName = detached.filter((unit) => !asksForRank(unit))
  return [...byName, ...detached.filter(asksForRank)].flatMap((unit) => {
    const of = ofUnit(unit)
    const host = units.find(
      (one) => !has(one, 'detachment') && !taken.has(one) && (one.card.name === of || one.rank === of),
    )
    if (host !== undefined) {
      taken.add(host)
      return []
    }
    const wanted = isRank(of) ? rankNames[of] : printed(of)
    return [
      {
        rules: ['LG2-KW-008', 'LG2-KW-009'],
        field: unit.field,
        card: unit.card.id,
        text: say.aloneDetached(printed(unit.card.name), wanted),
      },
    ]
  })
}

function ofUnit(unit: Fielded): string {
  return keywordsNamed(unit, 'detachment')[0]?.of ?? ''
}

function asksForRank(unit: Fielded): boolean {
  return isRank(ofUnit(unit))
}

function isRank(word: string): word is keyof typeof rankNames {
  return Object.hasOwn(rankNames, word)
}
