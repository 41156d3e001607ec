import { start } from '@sandtable/kernel'
import { legion } from '../src/index.ts'
import type { LState } from '../src/state.ts'

/** A position as scenarios write it, for tests. */
export function positionOf(table: object, at: string | null = null): LState {
  const position = legion.referee?.position(table as never, at)
  if (position === undefined || 'problem' in position) throw new Error(JSON.stringify(position))
  const { setup, arrange } = position
  return start(legion, { setup: setup as never, seed: 'x', arrange: arrange as never })
}
