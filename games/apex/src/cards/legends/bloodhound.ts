import { call, cardWords, choose, drawNames, enter, leave, tell } from '@sandtable/kernel'
import { piecesOf, warmUp } from '../../abilities.ts'
import { moving } from '../../acting.ts'
import { apartFrom } from '../../field.ts'
import { hasEnd } from '../../flow/move.ts'
import { bearerOf, discard, handOf } from '../../hand.ts'
import { basicMelee } from '../../melee-values.ts'
import { type Apex, type AState, enemiesOf, isOnBoard, type Legend, legendOf } from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { acts, isWithin, restores } from '../deeds.ts'
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
  ruleOf,
  speaking,
  specialAction,
} from '../words.ts'

const { choice, recall } = cardWords<Apex>()

function hasRaven(s: AState, legend: string): boolean {
  return piecesOf(s, 'raven').some((raven) => raven.on === legend)
}

/** A shot at somebody with a raven: only enemies of Bloodhound have one, and only his squad shoots at those. */
const ravens = placingAbility('bloodhound-ravens', {
  query: {
    difficulty: (parts, s, effect, v) =>
      hasRaven(s, v.target) ? [...parts, { what: effect.card, add: -5 }] : parts,
    fire: (fire, s, _, v) =>
      hasRaven(s, v.target) ? { ...fire, ignored: [...fire.ignored, 'cover'] } : fire,
  },
})

/** He alone has a beast, and only on himself. */
const hunts = (s: AState, legend: string) => piecesOf(s, 'beast-of-the-hunt', legend).length > 0

const beastOfTheHunt = placingAbility('bloodhound-beast-of-the-hunt', {
  // After zones have added what they add.
  layer: 1,
  query: {
    'movement points': (points, s, _, legend) => (hunts(s, legend) ? points + 1 : points),
    difficulty: (parts, s, effect, v) =>
      hunts(s, v.shooter)
        ? [...parts.filter((part) => part.what !== 'zone'), { what: effect.card, add: -10 }]
        : parts,
    melee: (values, s, _, legend) =>
      hunts(s, legend) ? { ...values, success: Math.min(values.success, 20) } : values,
  },
})

/** Somebody is near when he begins: the first move of this activation goes farther. */
const tracker: ACard = {
  ...openCard('bloodhound-tracker'),
  trigger: {
    'begins its activation': {
      of: 'legend',
      ...byItself,
      when: (s, effect) => {
        const legend = bearerOf(s, effect)
        return enemiesOf(s, legend).some((enemy) => isWithin(s, legend, enemy, 3))
      },
      do: (_, __, v) => {
        v.firstMove++
      },
    },
  },
}

const markedPrey = enhancedShot('bloodhound-marked-prey', {
  do: (s, v) => addDifficulty(v, 'bloodhound-marked-prey', hasRaven(s, v.target) ? -20 : -10),
})

const finishingBlow = enhancedShot('bloodhound-finishing-blow', {
  needs: (s, _, v) => legendOf(s, v.target).shield === 0,
  do: (_, v) => {
    v.bonus.eachHit += 3
  },
})

/** The move towards an enemy: it ends nearer than it began. */
function stalking(s: AState, legend: Legend, enemy: Legend) {
  const must = { by: ruleOf('bloodhound-stalk'), nearer: enemy.id, than: apartFrom(s, legend, enemy) }
  return moving(s, legend.id, 3, { must })
}

const whomToStalk = choice<string>('whom', {
  from: (s, effect) => {
    const legend = bearerOf(s, effect)
    return enemiesOf(s, legend).flatMap((enemy) =>
      isOnBoard(enemy) && hasEnd(s, stalking(s, legend, enemy)) ? [enemy.id] : [],
    )
  },
  do: (s, effect, enemy) => {
    const legend = bearerOf(s, effect)
    call(s, 'move', stalking(s, legend, legendOf(s, enemy)))
  },
})

const stalk = freeChoice('bloodhound-stalk', whomToStalk)

const whichToken = choice<string>('which token', {
  from: (s, effect) => [
    ...new Set(bearerOf(s, effect).tokens.flatMap((one) => (one.at === 'cooldown' ? [one.ability] : []))),
  ],
  may: () => true,
  do: (s, effect, ability) => {
    const legend = bearerOf(s, effect)
    const token = legend.tokens.find((one) => one.ability === ability)
    if (token !== undefined) warmUp(s, legend, token, 1)
  },
})

const scentOfBlood = instant(
  'bloodhound-scent-of-blood',
  'eliminated',
  {
    needs: (s, legend, v) => legendOf(s, v.legend).squad !== legend.squad,
    do: (s, _, legend) => {
      restores(s, legend, { shield: 10 })
      choose(s, speaking('bloodhound-scent-of-blood', legend), whichToken)
    },
  },
  { asks: [whichToken] },
)

/** Enemies on the board with cards in hand, near or with a raven. */
const whoseTracks = choice<string>('whose hand', {
  from: (s, effect) => {
    const legend = bearerOf(s, effect)
    return enemiesOf(s, legend).flatMap((enemy) =>
      isOnBoard(enemy) && enemy.hand.length > 0 && (isWithin(s, legend, enemy, 4) || hasRaven(s, enemy.id))
        ? [enemy.id]
        : [],
    )
  },
  do: (s, _, id) => {
    const enemy = legendOf(s, id)
    const [card] = drawNames(s, { id: `hand of ${id}`, names: handOf(s, enemy) }, 1)
    if (card === undefined) return
    discard(s, enemy, card)
    tell(s, { type: 'discarded', legend: id, card })
  },
})

const readTheTracks = freeChoice('bloodhound-read-the-tracks', whoseTracks)

const feralInstinct = before('bloodhound-feral-instinct', {
  do: (_, v) => addDifficulty(v, 'bloodhound-feral-instinct', 15),
})

/** Owed by a shooter until the end of the squad's next turn; there is one such card, so that debts never add up. */
const debt: ACard = {
  id: 'bloodhound-blood-debt/owed',
  rules: [ruleOf('bloodhound-blood-debt')],
  query: {
    difficulty: (parts, _, effect, v) =>
      v.target === effect.on ? [...parts, { what: 'bloodhound-blood-debt', add: -10 }] : parts,
  },
  trigger: {
    'begins its activation': {
      forced: true,
      when: (s, effect) => s.table.turn > recall(effect, 'bloodhound-blood-debt/owed').until,
      do: (s, effect) => leave(s, effect.id),
    },
    eliminated: {
      forced: true,
      of: 'legend',
      do: (s, effect) => leave(s, effect.id),
    },
  },
}

const bloodDebt = after('bloodhound-blood-debt', {
  squad: true,
  do: (s, v) => {
    enter<Apex, 'bloodhound-blood-debt/owed'>(s, {
      card: 'bloodhound-blood-debt/owed',
      on: v.shooter,
      vars: { until: s.table.turn + 1 },
    })
  },
})

const pounce = specialAction('bloodhound-pounce', 1, {
  do: (s, legend) =>
    acts(s, legend, { part: 'move', points: 3 }, { part: 'melee', values: { ...basicMelee, damage: 8 } }),
})

export const bloodhound: readonly ACard[] = [
  ravens,
  beastOfTheHunt,
  tracker,
  markedPrey,
  finishingBlow,
  stalk,
  scentOfBlood,
  readTheTracks,
  feralInstinct,
  debt,
  bloodDebt,
  pounce,
]
