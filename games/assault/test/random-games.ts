import { applyAnswer, awaited, look, randomFrom, type Seen, sampleFor, start } from '@sandtable/kernel'
import { assault } from '../src/index.ts'
import type { AState, Assault } from '../src/state.ts'

/** Plays random games for tests: what an onlooker saw before and after every decision, and the game then. */
export function everyDecision(
  seed: string,
  games: number,
  most: number,
  check: (before: Seen<Assault>, after: Seen<Assault>, s: AState) => void,
): void {
  for (let game = 0; game < games; game++) {
    const random = randomFrom(`${seed} ${game}`)
    const s = start(assault, { setup: assault.randomSetup(random), seed: `${seed} ${game}` })
    let before = look(s, null)
    for (let i = 0; i < most && s.over === null; i++) {
      const [seat] = awaited(s)
      if (seat === undefined) break
      applyAnswer(s, seat, sampleFor(s, seat, random))
      const after = look(s, null)
      check(before, after, s)
      before = after
    }
  }
}
