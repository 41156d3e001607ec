import {
  allUnderWay,
  canUse,
  cardNamed,
  type Effect,
  limitKey,
  type Seat,
  type Trigger,
  tell,
  use,
} from '@sandtable/kernel'
import { byInitiative, type XState, type XWing } from '../state.ts'
import type { Attack, StepNine } from '../vocabulary/attacks.ts'
import { ask, procedure, repeat, run } from './words.ts'

/** What uses are counted under, as at every other window. */
const moment = 'trigger attack again'

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
export const attackAfterAttacking = procedure('attack after attacking', [
  run('find abilities that perform an attack', (s, v) => {
    for (const step of allUnderWay(s, 'attack after attacking')) if (step !== v) step.carriedOver = true
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
  const attacks = allUnderWay(s, 'attack')
  for (const [place, step] of allUnderWay(s, 'attack after attacking').entries()) {
    // Only an attack calls its step 9, and each next attack is made within it.
    const attack = attacks[place] as Attack
    for (const id of s.hooks.trigger['attack again'] ?? []) {
      const effect = s.effects[id] as Effect
      if (effect.seat !== seat || step.used.includes(id)) continue
      if (found.some((one) => one.effect.id === id) || !canUse(s, 'attack again', effect, attack)) continue
      found.push({ effect, step, attack })
    }
  }
  return found
}

function triggerOf(s: XState, effect: Effect): Trigger<XWing, Attack> {
  const trigger = cardNamed(s, effect.card)?.trigger?.['attack again']
  if (trigger === undefined) throw new Error(`${effect.card} does not attack again`)
  return trigger
}

function resolve(s: XState, { effect, step, attack }: Ability): void {
  const trigger = triggerOf(s, effect)
  step.used.push(effect.id)
  if (trigger.limit !== undefined) use(s, limitKey(trigger.limit, effect, moment), trigger.limit)
  tell(s, { type: 'used', card: effect.card, seat: effect.seat, on: effect.on, moment: 'attack again' })
  trigger.do(s, effect, attack)
}
