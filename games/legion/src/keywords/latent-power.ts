import { cardWords, choose, type Effect } from '@sandtable/kernel'
import { isWithinRange } from '../geometry/ranges.ts'
import { takeTokens } from '../holdings.ts'
import { rollDefenceDice } from '../rolling.ts'
import type { Legion, LState, Unit, UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import { enemiesOf, isDroid, isTrooper, keywordOfMini, unitOf, unitsOfSide } from '../units.ts'
import { canBeSuppressed } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { healWound, woundsToHeal } from './mending.ts'
import { own } from './words.ts'

/** A suppression token for a die that may stop an enemy, or heal a friend. */

const { choice } = cardWords<Legion>()

/** Near the miniature that has the power, not to others of its unit. */
function isNear(unit: Unit, other: Unit): boolean {
  const minis = unit.minis.filter((mini) => keywordOfMini(mini, 'latent-power') !== undefined)
  return isWithinRange({ ...unit, minis }, other, 1)
}

const victim = choice<UnitId>('choose an enemy unit', {
  from: (s, effect) =>
    enemiesOf(s, own(s, effect)).flatMap((enemy) => (isNear(own(s, effect), enemy) ? [enemy.id] : [])),
  do: (s, _, id) => {
    gain(s, unitOf(s, id), 'suppression', 2)
    gain(s, unitOf(s, id), 'immobilize', 2)
  },
})

function ailments(unit: Unit): string[] {
  if (!isTrooper(unit) || isDroid(unit)) return []
  return [...woundsToHeal(unit), ...(unit.tokens.poison > 0 ? ['poison'] : [])]
}

const ailment = choice<string, { readonly unit: UnitId }>('what is mended', {
  from: (s, _, { unit }) => ailments(unitOf(s, unit)),
  do: (s, _, what, { unit }) => relieve(s, unitOf(s, unit), what),
})

function relieve(s: LState, unit: Unit, what: string): void {
  if (what === 'poison') takeTokens(s, unit, 'poison', 1)
  else healWound(s, unit, what)
}

const patient = choice<UnitId>('who is mended', {
  from: (s, effect) =>
    unitsOfSide(s, own(s, effect).seat).flatMap((friend) =>
      ailments(friend).length > 0 && isNear(own(s, effect), friend) ? [friend.id] : [],
    ),
  do: (s, effect, unit) => choose(s, effect, ailment, { unit }),
})

function roll(s: LState, effect: Effect): void {
  const dice = rollDefenceDice(s, own(s, effect).id, 'red', 1)
  if (dice.includes('surge')) choose(s, effect, victim)
  if (dice.includes('blank')) choose(s, effect, patient)
}

export const latentPower: LCard = {
  id: 'keyword:latent-power',
  rules: ['LG2-KW-192', 'LG2-KW-193', 'LG2-KW-194'],
  asks: [victim, patient, ailment],
  trigger: {
    'end of an activation': {
      of: 'unit',
      when: (s, effect) => canBeSuppressed(s, own(s, effect)),
      pay: (s, effect) => gain(s, own(s, effect), 'suppression'),
      do: roll,
    },
  },
}
