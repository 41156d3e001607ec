import type { TableInList } from '@sandtable/keeper/hosted'
import type { GameOnOffer } from '@sandtable/keeper/protocol'
import { isForTerms, type Language, usualTerms } from '@sandtable/kernel'
import type { Words } from '../../words/words.ts'

/** What was agreed on for a table: terms, place, clock. In short only the first term, and those that are not the usual ones. */
export function factsOf(
  { terms, board, options }: Pick<TableInList, 'terms' | 'board' | 'options'>,
  game: GameOnOffer | undefined,
  say: Words,
  language: Language,
  { inShort = false } = {},
): readonly string[] {
  const usual = game === undefined ? {} : usualTerms(game)
  const agreed = (game?.terms ?? []).flatMap((term, at) => {
    const option = term.options.find((one) => one.id === terms[term.id])
    if (option === undefined || !isForTerms(term, terms)) return []
    if (inShort && at > 0 && option.id === usual[term.id]) return []
    const name = option.name[language]
    const of = term.name[language]
    return at === 0 || name.toLowerCase().includes(of.toLowerCase()) ? name : `${of}: ${name}`
  })
  const place = game?.boards.find((one) => one.id === board)?.name[language]
  const { clock } = options
  const words = say.friends
  const times = clock && [
    clock.total === undefined ? '' : words.perGame(short(clock.total / 60)),
    clock.increment ? words.plus(clock.increment) : '',
    clock.move === undefined ? '' : words.eachAnswer(clock.move),
    words.afterwards[clock.atZero],
  ]
  return [
    ...agreed,
    ...(place === undefined ? [] : [place]),
    ...(times === undefined ? [] : [words.clockIs(times.filter(Boolean).join(', '))]),
  ]
}

function short(number: number): string {
  return String(Math.round(number * 10) / 10)
}
