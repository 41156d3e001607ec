import type { BuildChange, BuiltForce } from '@sandtable/kernel'
import { useEffect, useRef, useState } from 'react'
import type { Connection } from '../connection.ts'
import { keepForce, keptForce } from '../kept/forces.ts'
import type { KeptForce } from '../kept/kept.ts'
import { keptOf, showForce } from './sound.ts'

/** A force that is being put together. */
export interface InWork {
  readonly kept: KeptForce
  readonly built: BuiltForce
}

export type Found = InWork | 'looking' | 'missing' | { readonly damaged: string }

interface Work {
  readonly found: Found
  change(by: BuildChange): void
  /** The force once all changes are made and kept. */
  settled(): Promise<Found>
}

export function useForce(connection: Connection, id: string): Work {
  const [found, setFound] = useState<Found>('looking')
  const last = useRef<Promise<Found>>(Promise.resolve('looking'))

  useEffect(() => {
    last.current = open(connection, id)
    void last.current.then(setFound)
  }, [connection, id])

  return {
    found,
    // One change after the other: each begins with what the one before came to.
    change: (by) => {
      last.current = last.current.then((before) => changed(connection, before, by))
      void last.current.then(setFound)
    },
    settled: () => last.current,
  }
}

async function open(connection: Connection, id: string): Promise<Found> {
  const kept = await keptForce(id)
  if (kept === null) return 'missing'
  const built = await showForce(connection, kept.game, kept.force)
  return 'problem' in built ? { damaged: built.problem } : { kept, built }
}

async function changed(connection: Connection, before: Found, by: BuildChange): Promise<Found> {
  if (typeof before === 'string' || 'damaged' in before) return before
  const { kept } = before
  const made = await connection.call('change force', { game: kept.game, force: kept.force, by })
  if ('problem' in made) return before
  const built = await showForce(connection, kept.game, made.reply)
  // A change that breaks the force is none.
  if ('problem' in built) return before
  const now = keptOf(kept, made.reply, built)
  await keepForce(now)
  return { kept: now, built }
}
