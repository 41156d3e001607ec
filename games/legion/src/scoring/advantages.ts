import { call, choose, type Effect, type RuleId } from '@sandtable/kernel'
import { giveRecoverAction, mayRecoverFreely } from '../actions/given.ts'
import { wound } from '../attack/wounding.ts'
import { setPasses } from '../holdings.ts'
import { grantKeyword } from '../keywords/granted.ts'
import type { LState, Unit } from '../state.ts'
import { gain, loseSuppression } from '../tokens.ts'
import { cardOfUnit, isTrooper, isVehicle, unitOf, unitsOfSide } from '../units.ts'
import { hasKeyword } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { battle, choice, chooseUnits, ids, sequel, unitsNamed, withTwin } from './phrases.ts'

/** Advantages that help own units: at the start of the first activation phase, in set-up, or now and then. */

type Trigger = NonNullable<LCard['trigger']>

const ownUnits = (s: LState, effect: Effect): Unit[] => unitsOfSide(s, effect.seat ?? '')

/** LG2-SAMP-010: the start of the first activation phase. */
function atFirst(act: (s: LState, effect: Effect) => void): Trigger {
  return { 'start of the activation phase': { forced: true, when: (s) => s.table.round === 1, do: act } }
}

/** So many own units of a kind get something, as many as there are; `least`: or fewer. */
function some(
  count: number,
  fits: (s: LState, unit: Unit) => boolean,
  give: (s: LState, unit: Unit) => void,
  least = count,
) {
  const chosen = sequel<readonly string[]>('chosen', (s, _, units) => {
    for (const unit of unitsNamed(s, units)) give(s, unit)
  })
  const act = (s: LState, effect: Effect) =>
    chooseUnits(s, effect, chosen, {
      seat: effect.seat ?? '',
      from: ids(ownUnits(s, effect).filter((unit) => fits(s, unit))),
      least,
      most: count,
    })
  return { asks: [chosen], act }
}

function chosenAtFirst(id: string, rule: RuleId, ...of: Parameters<typeof some>): LCard {
  const { asks, act } = some(...of)
  return battle(id, rule, { asks, trigger: atFirst(act) })
}

const advancedIntel = withTwin('advanced-intel', 'LG2-BAT-yu', 'LG2-BAT-At', () => ({
  trigger: atFirst((s, { seat }) => setPasses(s, seat ?? '', (s.table.passes[seat ?? ''] ?? 0) + 1)),
}))

const cunning = withTwin('cunning-deployment', 'LG2-BAT-yv', 'LG2-BAT-Au', () => {
  const { asks, act } = some(
    3,
    () => true,
    (s, unit) => gain(s, unit, 'dodge'),
  )
  return { asks, trigger: atFirst(act) }
})

const armored = chosenAtFirst(
  'armored-assault',
  'LG2-BAT-Gl',
  3,
  (_, unit) => isVehicle(unit),
  (s, unit) => gain(s, unit, 'aim'),
  0,
)

const blackOps = chosenAtFirst(
  'black-ops',
  'LG2-BAT-Er',
  1,
  (_, unit) =>
    isTrooper(unit) && (unit.rank === 'corps' || unit.rank === 'special') && unit.minis.length <= 6,
  (s, unit) => {
    if (!hasKeyword(s, unit, 'infiltrate')) return grantKeyword(s, unit, 'infiltrate')
    gain(s, unit, 'aim')
    gain(s, unit, 'dodge')
  },
)

const rapid = chosenAtFirst(
  'rapid-deployment',
  'LG2-BAT-Gm',
  2,
  (_, unit) => unit.rank === 'corps' && cardOfUnit(unit).type === 'clone trooper',
  (s, unit) => grantKeyword(s, unit, 'reinforcements'),
  0,
)

const garrisoned = some(
  1,
  (s, unit) => unit.rank === 'corps' && !hasKeyword(s, unit, 'prepared-position'),
  (s, unit) => grantKeyword(s, unit, 'prepared-position'),
  0,
)

const garrison = battle(
  'garrison',
  'LG2-BAT-yx',
  { asks: garrisoned.asks, trigger: { 'mission set-up': { forced: true, do: garrisoned.act } } },
  'LG2-SAMP-011',
)

const fortified = withTwin('fortified-position', 'LG2-BAT-yw', 'LG2-BAT-Av', () => ({
  trigger: {
    'mission set-up': {
      forced: true,
      do: (s, { seat }) => call(s, 'place barricades', { seat: seat ?? '', left: 3, placed: [] }),
    },
  },
}))

const hurry = choice<string, { readonly unit: string }>('what for', {
  from: (s, _, { unit }) => ['aim and dodge', ...(mayRecoverFreely(s, unitOf(s, unit)) ? ['recover'] : [])],
  do: (s, _, what, { unit: id }) => {
    if (what === 'recover') return giveRecoverAction(s, unitOf(s, id))
    gain(s, unitOf(s, id), 'aim')
    gain(s, unitOf(s, id), 'dodge')
  },
})

const noTime = battle('no-time-to-lose', 'LG2-BAT-Eu', {
  asks: [hurry],
  trigger: {
    'start of an activation': {
      when: (s, { seat }, v) => unitOf(s, v.unit).seat === seat && (s.table.passes[seat] ?? 0) > 0,
      pay: (s, { seat }) => setPasses(s, seat ?? '', (s.table.passes[seat ?? ''] ?? 0) - 1),
      do: (s, effect, v) => choose(s, effect, hurry, { unit: v.unit }),
    },
  },
})

const discipline = battle('extreme-discipline', 'LG2-BAT-Gk', {
  trigger: {
    'suppression gained': {
      limit: { times: 2, per: 'game' },
      when: (s, { seat }, v) => unitOf(s, v.unit).seat === seat && unitOf(s, v.unit).minis.length > 0,
      do: (s, _, v) => {
        loseSuppression(s, unitOf(s, v.unit), unitOf(s, v.unit).tokens.suppression)
        wound(s, unitOf(s, v.unit), 1)
      },
    },
  },
})

export const advantageCards: readonly LCard[] = [
  ...advancedIntel,
  ...cunning,
  armored,
  blackOps,
  rapid,
  garrison,
  ...fortified,
  noTime,
  discipline,
]
