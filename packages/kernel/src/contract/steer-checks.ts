import { applyAnswer, refuse } from '../answer.ts'
import { clone, notPlain } from '../plain.ts'
import { mayBePassed, questionFor } from '../question.ts'
import { nextBelow, type Random } from '../random.ts'
import type { Scene, Steer } from '../scene.ts'
import type { Seat } from '../seat.ts'
import type { State } from '../state.ts'
import type { Steered } from '../tools.ts'
import { type Check, ruleId } from './checks.ts'
import { flawsInText, textsIn } from './reading.ts'
import { walkLooks } from './scene-checks.ts'

/** Wherever a piece is led: the answers that lead there are taken, or a rule is named; in words, and made of what is seen. */
export const steeringIsTrue: Check = (game, effort) => {
  const { scene, tools } = game
  const steer = tools?.steer
  if (scene === undefined || steer === undefined) return []
  return walkLooks(game, effort, (seen, s, random) => {
    const made = scene(seen)
    const steers = made.things.filter((one): one is Steer => one.type === 'steer')
    const led = steers[nextBelow(random, Math.max(1, steers.length))]
    if (led === undefined || seen.seat === null) return null
    const text = JSON.stringify(seen)
    const steered = steer(seen, { of: led.of, at: somewhereNear(led, made, random) })
    if (JSON.stringify(seen) !== text) return 'steering changes what it is given'
    const problem = notPlain(steered)
    if (problem !== null) return `steering gives what is not plain data: ${problem}`
    const [flaw] = [...textsIn(steered.things)].flatMap((one) => flawsInText(seen.seats, one))
    return flaw ?? wrongIn(s, seen.seat, steered, led.waits === true)
  })
}

function somewhereNear({ from }: Steer, { width, height }: Scene, random: Random) {
  const off = (size: number) => ((nextBelow(random, 2001) - 1000) / 1000) * (size / 4)
  return { x: from.x + off(width), y: from.y + off(height) }
}

function wrongIn(s: State, seat: Seat, { answers, refused }: Steered, waits: boolean): string | null {
  if (answers === null)
    return refused === null || ruleId.test(refused)
      ? null
      : `leading is refused by “${refused}”, which is no rule id`
  const next = clone(s)
  for (const [at, answer] of answers.entries()) {
    const question = questionFor(next, seat)
    // Something may be used first: then the rest is led anew.
    if (at > 0 && (question === null || mayBePassed(question))) return null
    const rule = refuse(next, seat, answer)
    // Much may happen when it is chosen: dice may fall, and it may come to do something else.
    if (waits && at === 1 && rule !== null) return null
    if (rule !== null) return `leading gives ${JSON.stringify(answer)}, which ${rule} forbids`
    applyAnswer(next, seat, answer)
  }
  return null
}
