import type { Answers } from './host.ts'
import type { OddsDesk } from './odds-desk.ts'
import type { BySeat, News } from './protocol.ts'
import type { Table } from './table.ts'

/** Odds are counted elsewhere and told when they are there: nothing that happens at the table waits for them. */
export function previewAnswers(
  tableOf: (by: BySeat) => Table,
  tell: (news: News) => void,
  desk: OddsDesk,
): Pick<Answers, 'preview' | 'stop preview'> {
  return {
    preview: ({ answer, ...by }) => {
      const { game, state } = tableOf(by).match
      desk.ask({ game: game.id, state, seat: by.seat, answer }, (weighed) =>
        tell({ weighed: { ...weighed, table: by.table, answer } }),
      )
      return null
    },
    'stop preview': () => {
      desk.stop()
      return null
    },
  }
}
