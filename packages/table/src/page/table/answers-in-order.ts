import { type Choice, type Plain, same } from '@sandtable/kernel'

/** So many answers that lie on the table are listed beside it, too, together with others … */
const fewWithOthers = 6
/** … and so many alone. */
const few = 14

/**
 * First what can only be answered beside the table, so that it keeps its place and its key whatever lies there. Many
 * places to go are easier to find on the table than in a list: the list is there for those who want it.
 */
export function answersInOrder(
  choices: readonly Choice[],
  onTable: ReadonlySet<string>,
  hinted: Plain | undefined,
): { readonly first: readonly Choice[]; readonly later: readonly Choice[] } {
  const lies = ({ answers: [answer] }: Choice) => onTable.has(JSON.stringify(answer))
  const [beside, there] = [choices.filter((one) => !lies(one)), choices.filter(lies)]
  if (there.length <= (beside.length > 0 ? fewWithOthers : few))
    return { first: [...beside, ...there], later: [] }
  const isHinted = ({ answers: [answer] }: Choice) => same(answer, hinted)
  return {
    first: [...beside, ...there.filter(isHinted)],
    later: there.filter((one) => !isHinted(one)),
  }
}
