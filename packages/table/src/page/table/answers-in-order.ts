import { type Choice, type Plain, same } from '@sandtable/kernel'

/** So many answers that lie on the table are listed beside it, too, together with others … */
const fewWithOthers = 6
/** … and so many alone. */
const few = 14

/**
 * First what can only be answered beside the table, so that it keeps its place and its key whatever lies there; to pass
 * comes last, where nobody gives an attack away by the first key. Many places to go are easier to find on the table
 * than in a list: the list is there for those who want it.
 */
export function answersInOrder(
  choices: readonly Choice[],
  onTable: ReadonlySet<string>,
  hinted: Plain | undefined,
): { readonly first: readonly Choice[]; readonly later: readonly Choice[] } {
  const lies = ({ answers: [answer], usual }: Choice) => usual !== true && onTable.has(JSON.stringify(answer))
  const isPass = ({ answers: [answer], passes }: Choice) => passes === true || same(answer, 'pass')
  const [others, there] = [choices.filter((one) => !lies(one)), choices.filter(lies)]
  const [beside, passes] = [others.filter((one) => !isPass(one)), others.filter(isPass)]
  if (there.length <= (others.length > 0 ? fewWithOthers : few))
    return { first: [...beside, ...there, ...passes], later: [] }
  const isHinted = ({ answers: [answer] }: Choice) => same(answer, hinted)
  return {
    first: [...beside, ...there.filter(isHinted), ...passes],
    later: there.filter((one) => !isHinted(one)),
  }
}
