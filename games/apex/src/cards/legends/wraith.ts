import { cardWords, choose } from '@sandtable/kernel'
import { coolDown, removePieces, tokenInSupply, warmUp } from '../../abilities.ts'
import { fieldsWithin } from '../../board/distance.ts'
import { seesField } from '../../board/sight.ts'
import { groundIn, isOccupied } from '../../field.ts'
import { leap, mayLeap } from '../../flow/move.ts'
import { bearerOf } from '../../hand.ts'
import { otherEnd } from '../../portals.ts'
import { type Apex, type AState, type Field, type Legend, legendOf } from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { acts, isWithin, moves, repositions } from '../deeds.ts'
import { placingAbility } from '../placing-ability.ts'
import {
  addDifficulty,
  after,
  before,
  byItself,
  enhancedShot,
  freeChoice,
  instant,
  openCard,
  speaking,
  specialAction,
} from '../words.ts'

const { choice } = cardWords<Apex>()

/** A reaction that is an ability: its token lies open, so whoever has it is asked (APX-EX-066). */
const voidStep: ACard = {
  ...openCard('wraith-void-step'),
  trigger: {
    'before firing': {
      of: 'target',
      when: (s, effect, v) => {
        const legend = bearerOf(s, effect)
        return (
          tokenInSupply(legend, effect.card) !== null &&
          !v.before.includes(legend.id) &&
          s.table.passing[legend.seat] !== s.table.turn
        )
      },
      why: (s, effect, v) => {
        const legend = bearerOf(s, effect)
        if (v.before.includes(legend.id)) return 'APX-REACT-014'
        return v.target === legend.id ? 'APX-ABIL-002' : 'APX-REACT-013'
      },
      pay: (s, effect, v) => {
        const legend = bearerOf(s, effect)
        v.before.push(legend.id)
        const token = tokenInSupply(legend, effect.card)
        if (token !== null) coolDown(s, legend, token)
      },
      do: (_, effect, v) => addDifficulty(v, effect.card, 15),
    },
  },
}

/** Whoever moves, friend or foe, says whether they go through. */
const portals = placingAbility('wraith-portals', {
  trigger: {
    'entered a field': {
      seat: (s, _, v) => legendOf(s, v.legend).seat,
      when: (s, _, v) => {
        const to = v.ported ? null : otherEnd(s, legendOf(s, v.legend).field, v.legend)
        return to !== null && mayLeap(s, v, to)
      },
      do: (s, _, v) => {
        const field = otherEnd(s, legendOf(s, v.legend).field, v.legend)
        if (field !== null) leap(s, v, field)
      },
    },
  },
  // One alone leads nowhere: both return.
  destroyed: (s) => removePieces(s, (one) => one.kind === 'portal'),
})

/** The first shoot action of a round that chooses her, whoever is its target in the end. */
const forewarned: ACard = {
  ...openCard('wraith-forewarned'),
  trigger: {
    'enhanced shot': {
      of: 'target',
      ...byItself,
      limit: { times: 1, per: 'round' },
      do: (_, effect, v) => addDifficulty(v, effect.card, 5),
    },
  },
}

const kunaiRush = specialAction('wraith-kunai-rush', 1, {
  do: (s, legend) =>
    acts(
      s,
      legend,
      { part: 'move', points: 2 },
      { part: 'melee', values: { success: 30, damage: 10, push: 0, collision: 0 } },
    ),
})

/** Free fields at range 1 or 2 in sight, no higher than she stands. */
function blinks(s: AState, { field: from }: Legend): Field[] {
  if (from === null) return []
  const ground = groundIn(s)
  const level = ground.levels[from] ?? 0
  return fieldsWithin(ground, from, 1, 2).filter(
    (field) =>
      (ground.levels[field] ?? 0) <= level && !isOccupied(s, field) && seesField(ground, from, field),
  )
}

const whereTo = choice<Field>('where to', {
  from: (s, effect) => blinks(s, bearerOf(s, effect)),
  do: (s, effect, field) => repositions(s, bearerOf(s, effect), field),
})

const blink = freeChoice('wraith-blink', whereTo)

const halfStep = before('wraith-half-step', {
  do: (_, v) => {
    addDifficulty(v, 'wraith-half-step', 10)
    v.bonus.ignored.push('headshot')
  },
})

const slipAway = after('wraith-slip-away', {
  do: (s, _, legend) => moves(s, legend, 2, { gait: { light: true } }),
})

const ambush = enhancedShot('wraith-ambush', {
  needs: (s, legend, v) => isWithin(s, legend, legendOf(s, v.target), 2),
  do: (_, v) => {
    addDifficulty(v, 'wraith-ambush', -5)
    v.bonus.eachHit++
  },
})

const veilShot = enhancedShot('wraith-veil-shot', {
  do: (_, v) => {
    addDifficulty(v, 'wraith-veil-shot', -5)
    v.bonus.ignored.push('cover', 'higher')
  },
})

/** Which of several tokens cools down faster. */
const whichToken = choice<string>('which token', {
  from: (s, effect) => cooling(bearerOf(s, effect).tokens),
  do: (s, effect, ability) => {
    const legend = bearerOf(s, effect)
    const token = legend.tokens.find((one) => one.ability === ability)
    if (token !== undefined) warmUp(s, legend, token, 2)
  },
})

function cooling(tokens: readonly { readonly ability: string; readonly at: string }[]): string[] {
  return [...new Set(tokens.flatMap((one) => (one.at === 'cooldown' ? [one.ability] : [])))]
}

const recharge = instant(
  'wraith-recharge',
  'begins its activation',
  {
    needs: (_, legend) => cooling(legend.tokens).length > 0,
    do: (s, _, legend) => choose(s, speaking('wraith-recharge', legend), whichToken),
  },
  { asks: [whichToken] },
)

const voices = before('wraith-voices', {
  squad: true,
  needs: (s, legend, v) => isWithin(s, legend, legendOf(s, v.target), 5),
  do: (s, v) => moves(s, legendOf(s, v.target), 1),
})

export const wraith: readonly ACard[] = [
  voidStep,
  portals,
  forewarned,
  kunaiRush,
  blink,
  halfStep,
  slipAway,
  ambush,
  veilShot,
  recharge,
  voices,
]
