import { answer, type Plain, start } from '@sandtable/kernel'
import { legion } from '../src/index.ts'
import type { LState } from '../src/state.ts'

/** A position as scenarios write it, played by these answers. */
export function begin(
  table: object,
  answers: readonly (readonly [string, Plain])[] = [],
  at: Plain = null,
): LState {
  const position = legion.referee?.position(table as never, at)
  if (position === undefined || 'problem' in position) throw new Error(JSON.stringify(position))
  const { setup, arrange } = position
  const s: LState = start(legion, { setup: setup as never, seed: 'x', arrange: arrange as never })
  for (const [seat, one] of answers) {
    const refused = answer(s, seat, one)
    if (refused !== null) throw new Error(`${seat}: ${JSON.stringify(one)} is refused by ${refused}`)
  }
  return s
}
