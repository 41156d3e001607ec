import type { ReactNode } from 'react'
import type { Connection } from '../connection.ts'
import { type Fetched, fetchedOnce, useFetched } from '../fetched.ts'
import { Looks, type LooksByName } from './looks.ts'

const brought = new Map<string, Fetched<LooksByName>>()

function looksOf(connection: Connection, game: string): Fetched<LooksByName> {
  const known =
    brought.get(game) ??
    fetchedOnce(async () => {
      const told = await connection.call('looks', { game })
      if ('problem' in told) throw new Error(told.problem)
      return told.reply
    })
  brought.set(game, known)
  return known
}

interface Props {
  readonly connection: Connection
  readonly game: string
  readonly children: ReactNode
}

/** Within this, pieces look as their game draws them; where that cannot be had, in the plain way. */
export function GameLooks({ connection, game, children }: Props) {
  const { value, failed } = useFetched(looksOf(connection, game))
  return <Looks value={value ?? (failed ? {} : null)}>{children}</Looks>
}
