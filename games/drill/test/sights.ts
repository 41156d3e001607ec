import { applyAnswer, look, randomFrom, type Seen, sampleFor, start } from '@sandtable/kernel'
import { drill } from '../src/index.ts'
import type { Drill } from '../src/state.ts'

/** Everything that red, blue and somebody who only watches see in some random games. */
export function* sights(): Generator<Seen<Drill>> {
  for (let game = 0; game < 6; game++) {
    const s = start(drill, { setup: {}, seed: `scene ${game}` })
    const random = randomFrom(`scene ${game}`)
    while (s.over === null) {
      for (const seat of [...s.seats, null]) yield look(s, seat)
      const [seat = ''] = look(s, null).awaited
      applyAnswer(s, seat, sampleFor(s, seat, random))
    }
    for (const seat of [...s.seats, null]) yield look(s, seat)
  }
}
