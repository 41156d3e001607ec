import type { Sheet } from '@sandtable/kernel'
import type { Connection } from '../connection.ts'
import { type Fetched, fetchedOnce, useFetched } from '../fetched.ts'

/** What is printed on cards never changes: each is asked for once. */
const known = new Map<string, Fetched<{ readonly sheet: Sheet | null }>>()

export function sheetOf(
  connection: Pick<Connection, 'call'>,
  game: string,
  about: string,
): Fetched<{ readonly sheet: Sheet | null }> {
  const key = `${game} ${about}`
  const asked =
    known.get(key) ??
    fetchedOnce(async () => {
      const told = await connection.call('sheet', { game, about })
      if ('problem' in told) throw new Error(told.problem)
      return { sheet: told.reply }
    })
  known.set(key, asked)
  return asked
}

/** The sheet of a card; null: it is not there yet, or this is no card. */
export function useSheet(connection: Connection, game: string, about: string): Sheet | null {
  return useFetched(sheetOf(connection, game, about)).value?.sheet ?? null
}
