import type { Alliance, FigureCard } from '../../data/types.ts'
import { type Problem, say } from './problem.ts'
import { type Placed, type Roster, upgradesOf } from './roster.ts'
import { titleOf, titleOfId } from './titles.ts'

/** Leave to field others, and the card that gives it. */
interface Leave extends Alliance {
  readonly from: string
  readonly rules: string
}

/** All deployment cards are of the army's affiliation (IA-FACT-005), but for allies that a card lets in. */
export function wrongAffiliations(roster: Roster): Problem[] {
  const leaves = leavesOf(roster)
  return [...strangers(roster, leaves), ...strangeUpgrades(roster, leaves)]
}

/** Two copies of a card give the same leave, not twice as much of it. */
function leavesOf(roster: Roster): Leave[] {
  const cards = [...roster.groups, ...upgradesOf(roster)].map(({ card }) => card)
  return [...new Set(cards)].flatMap(({ id, alliance, rules }) => {
    return alliance?.army === roster.affiliation ? [{ ...alliance, from: id, rules }] : []
  })
}

function strangers({ affiliation, groups }: Roster, leaves: readonly Leave[]): Problem[] {
  const left = new Map(leaves.map((leave) => [leave, leave.most]))
  const covering = (card: FigureCard) => leaves.filter((leave) => covers(leave, card))
  const others = groups.filter(({ card }) => card.affiliation !== affiliation)
  // Who can come by one leave only is served first: what is left of the others' choice is then still enough.
  const byChoice = others.toSorted((a, b) => covering(a.card).length - covering(b.card).length)
  return byChoice.flatMap(({ card, field }) => {
    const open = covering(card)
    const leave = open.find((one) => (left.get(one) ?? 0) > 0)
    if (leave === undefined) return [stranger({ card, field }, open[0])]
    left.set(leave, (left.get(leave) ?? 0) - 1)
    return []
  })
}

function covers(leave: Leave, { affiliation, traits }: FigureCard): boolean {
  return leave.with.includes(affiliation) && (leave.trait === undefined || traits.includes(leave.trait))
}

function stranger({ card, field }: Placed<FigureCard>, used: Leave | undefined): Problem {
  const title = titleOf(card)
  if (used === undefined)
    return {
      rules: ['IA-FACT-005'],
      field,
      card: card.id,
      text: say.otherAffiliation(title, card.affiliation),
    }
  const text = say.tooManyAllies(title, used.most, titleOfId(used.from))
  return { rules: ['IA-FACT-005', used.rules], field, card: card.id, text }
}

/** Leave for deployment cards is none for skirmish upgrades (IA-BUILD-004). */
function strangeUpgrades(roster: Roster, leaves: readonly Leave[]): Problem[] {
  return upgradesOf(roster).flatMap(({ card, field }) => {
    const { affiliation } = card
    if (affiliation === 'neutral' || affiliation === roster.affiliation) return []
    const rules = leaves.some((leave) => leave.with.includes(affiliation))
      ? ['IA-FACT-005', 'IA-BUILD-004']
      : ['IA-FACT-005']
    return [{ rules, field, card: card.id, text: say.otherAffiliation(titleOf(card), affiliation) }]
  })
}
