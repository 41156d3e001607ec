import type { TableInList } from '@sandtable/keeper/hosted'
import type { GameOnOffer } from '@sandtable/keeper/protocol'
import type { Language } from '@sandtable/kernel'
import type { Words } from '../../words/words.ts'

/** What was agreed on for a table, in short: terms, place, clock. */
export function factsOf(
  { terms, board, options }: Pick<TableInList, 'terms' | 'board' | 'options'>,
  game: GameOnOffer | undefined,
  say: Words,
  language: Language,
): readonly string[] {
  const agreed = (game?.terms ?? []).flatMap(
    (term) => term.options.find((one) => one.id === terms[term.id])?.name[language] ?? [],
  )
  const place = game?.boards.find((one) => one.id === board)?.name[language]
  const { clock } = options
  const words = say.friends
  const times = clock && [
    clock.total === undefined ? '' : words.perGame(short(clock.total / 60)),
    clock.increment ? words.plus(clock.increment) : '',
    clock.move === undefined ? '' : words.eachAnswer(clock.move),
    words.zeros[clock.atZero],
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
