import { type Effect, limitKey, type Seat, type Trigger, tell, use, usedUp } from '@sandtable/kernel'
import { cardNamed } from '../cards/index.ts'
import { type Attack, byInitiative, type XState, type XWing } from '../state.ts'
import { ask, procedure, repeat, run } from './words.ts'

/** What uses are counted under, as at every other window. */
const moment = 'trigger attack again'

/** Step 9 of an attack: abilities that attack after it. */
interface StepNine {
  /** What was used after the attack that this step belongs to, each once. */
  readonly used: number[]
  readonly passed: Seat[]
  /** Another attack followed, whose own step 9 had everything that was left (XW-TIME-033). */
  carriedOver: boolean
}

/** An ability, and the attack after which it may be used. */
interface Ability {
  readonly effect: Effect
  readonly step: StepNine
  readonly attack: Attack
}

export const stepNine = (): StepNine => ({ used: [], passed: [], carriedOver: false })

/**
 * One ability is resolved, and a complete new attack follows; what is left is carried over to its step 9. Each time
 * the player with initiative goes first (XW-TIME-031 to -035).
 */
export const attackAfterAttacking = procedure<StepNine>('attack after attacking', [
  run('find abilities that perform an attack', (s, v) => {
    for (const { procedure: name, vars } of s.stack) {
      if (name === 'attack after attacking' && vars !== v) (vars as StepNine).carriedOver = true
    }
  }),
  ask('attack again', {
    rule: 'XW-TIME-030',
    seats: (s, v) => nextSeat(s, v),
    about: () => ({ moment: 'attack again' }),
    options: (s, _, seat): readonly ({ use: number; card: string } | 'pass')[] => [
      ...abilitiesOf(s, seat).map(({ effect: { id, card } }) => ({ use: id, card })),
      'pass',
    ],
    answer: (s, v, answer, seat) => {
      if (answer === 'pass') v.passed.push(seat)
      else resolve(s, abilitiesOf(s, seat).find(({ effect }) => effect.id === answer.use) as Ability)
    },
  }),
  repeat('attack again', (s, v) => !v.carriedOver && nextSeat(s, v) !== null),
])

function nextSeat(s: XState, v: StepNine): Seat | null {
  return byInitiative(s).find((seat) => !v.passed.includes(seat) && abilitiesOf(s, seat).length > 0) ?? null
}

/** What a player could use now, after the attack just made or after one before it. */
function abilitiesOf(s: XState, seat: Seat): Ability[] {
  const found: Ability[] = []
  for (const [depth, frame] of s.stack.entries()) {
    if (frame.procedure !== 'attack after attacking') continue
    const step = frame.vars as StepNine
    const attack = s.stack[depth - 1]?.vars as Attack
    for (const id of s.hooks.trigger['attack again'] ?? []) {
      const effect = s.effects[id] as Effect
      if (effect.seat !== seat || step.used.includes(id)) continue
      if (found.some((one) => one.effect.id === id) || !isUsable(s, effect, attack)) continue
      found.push({ effect, step, attack })
    }
  }
  return found
}

function triggerOf(effect: Effect): Trigger<XWing, Attack> | undefined {
  return cardNamed(effect.card)?.trigger?.['attack again']
}

function isUsable(s: XState, effect: Effect, attack: Attack): boolean {
  const trigger = triggerOf(effect)
  if (trigger === undefined) return false
  if (trigger.limit !== undefined && usedUp(s, limitKey(trigger.limit, effect, moment), trigger.limit))
    return false
  return trigger.when?.(s, effect, attack) ?? true
}

function resolve(s: XState, { effect, step, attack }: Ability): void {
  const trigger = triggerOf(effect)
  if (trigger === undefined) return
  step.used.push(effect.id)
  if (trigger.limit !== undefined) use(s, limitKey(trigger.limit, effect, moment), trigger.limit)
  trigger.pay?.(s, effect, attack)
  tell(s, { type: 'used', card: effect.card, seat: effect.seat, on: effect.on, moment: 'attack again' })
  trigger.do(s, effect, attack)
}
