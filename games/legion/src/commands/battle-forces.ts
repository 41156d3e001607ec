import type { Needs } from '../../data/types.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { unitsSee } from '../geometry/sight.ts'
import { lends } from '../keywords/lent.ts'
import { enemiesOf, isTrooper, unitOf } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import {
  afterPool,
  attacksOnce,
  attackWith,
  corpsPassAimsOn,
  losesOrder,
  weaponsOfOrdered,
} from './attacks.ts'
import { calms, gains, gainsEach, has, isCrushed, mayRecover, moveAction, moves, oneOf } from './deeds.ts'
import { remembered } from './marks.ts'
import { anEnemy, enemiesNear, friendsWithinUpTo, isNearOne } from './near.ts'
import { anyone, at, chosen, command, named, ordered, ours, round, trooper, vehicle } from './phrases.ts'
import { takesBackAnOrder } from './taken-back.ts'

/** Command cards of battle forces. */

const special: Needs = { rank: 'special' }
const corps: Needs = { rank: 'corps' }
const heroes: Needs = { any: [named('Anakin Skywalker'), named('Clone Captain Rex')] }
const aimOrDodge = oneOf({ aim: gains('aim'), dodge: gains('dodge') })

const ofTheRepublic: readonly LCard[] = [
  command(
    'flexible-strategy',
    ordered(trooper, oneOf({ suppression: calms(1), move: moves(1) }, 'none')),
    ordered(vehicle, aimOrDodge),
  ),
  command(
    'recon-division',
    lends([{ id: 'observe', x: 1 }], (_, __, unit) => isTrooper(unit)),
    {
      query: {
        'tokens kept': (value, s, effect, { unit: id, token }) => {
          const unit = unitOf(s, id)
          if (token !== 'observation' || unit.seat === effect.seat) return value
          return enemiesOf(s, unit).some((enemy) => unitsSee(s, unit, enemy)) ? unit.tokens[token] : value
        },
      },
    },
  ),
  command('lead-from-the-front', ordered({ rank: 'commander' }, friendsWithinUpTo(3, 1, aimOrDodge))),
  command(
    'tactical-planning',
    afterPool({ any: [special, { rank: 'support' }] }, losesOrder, { to: 'defender' }),
  ),
  command(
    'leaders-of-the-501st',
    lends([{ id: 'indomitable' }], (s, effect, unit) => isNearOne(s, effect, heroes, unit, 2)),
  ),
]

const ofRebels: readonly LCard[] = [
  command('delaying-tactics', takesBackAnOrder({ not: { rank: 'commander' } })),
  command('courage-of-the-rebellion', ordered(anyone, mayRecover)),
  command('hold-at-any-cost', ordered(trooper, gainsEach('aim', 'standby'))),
  command(
    'arboreal-assault',
    ordered(trooper, remembered),
    weaponsOfOrdered({ id: 'suppressive' }, { id: 'immobilize', x: 1 }),
    afterPool(special, losesOrder, { to: 'defender' }),
  ),
  command(
    'log-traps',
    chosen(
      'start of the activation phase',
      1,
      (s, effect) =>
        ours(s, effect, { affiliation: 'ewok', typeAny: 'trooper' }).filter((unit) =>
          unit.minis.some(({ by }) => by === 'ewok-trapper'),
        ),
      attackWith('log-traps'),
    ),
  ),
  command('hiding-in-plain-sight', ordered(trooper, has('inconspicuous'))),
  command('for-the-tribe', ordered(trooper, mayRecover, has('dauntless', 'relentless'))),
]

const ofTheEmpire: readonly LCard[] = [
  command('unrelenting-fire', {
    query: {
      'most rallied': (value, s, effect, id) =>
        unitOf(s, id).seat === effect.seat ? value : Math.min(1, value),
    },
  }),
  command('overwhelming-barrage', attacksOnce({ rank: 'commander' }, 'overwhelming-barrage')),
  command(
    'debark-for-ground-assault',
    ordered({ ...corps, typeAny: 'trooper' }, has('spur'), remembered),
    weaponsOfOrdered({ id: 'suppressive' }),
  ),
  command(
    'drive-them-out',
    round(vehicle, { id: 'demoralize', x: 1 }),
    at(
      'after a move',
      vehicle,
      anEnemy({}, isCrushed, (_, enemy, unit) => isWithinRange(unit, enemy, 'half')),
      {
        once: 'round',
        when: (_, __, ___, unit) => unit.order === 'up',
      },
    ),
  ),
  command('we-need-reinforcements', ordered(trooper, has('disengage'))),
  command(
    'constantly-alert',
    ordered(anyone, {
      do: (s, unit, effect) => {
        const near = enemiesNear(s, unit, 1).length
        gains(near > 0 ? 'aim' : 'standby', Math.max(1, near)).do(s, unit, effect)
      },
    }),
  ),
]

const ofSeparatistsAndPirates: readonly LCard[] = [
  command('ai-coordination', ordered({ any: [{ rank: 'heavy' }, { rank: 'support' }] }, gains('standby'))),
  command('unrelenting-assault', corpsPassAimsOn),
  command('unstoppable-advance', ordered(corps, moves(1))),
  command(
    'speak-softly-and-drive-a-big-tank',
    ordered(vehicle, oneOf({ move: moveAction, aim: gains('aim'), dodge: gains('dodge') })),
  ),
]

export const battleForceCommands: readonly LCard[] = [
  ...ofTheRepublic,
  ...ofRebels,
  ...ofTheEmpire,
  ...ofSeparatistsAndPirates,
]
