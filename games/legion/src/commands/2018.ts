import { call } from '@sandtable/kernel'
import { giveMove } from '../actions/given.ts'
import { isInRange } from '../geometry/ranges.ts'
import { mayBeGivenMove } from '../moves/may-move.ts'
import { freely } from '../vocabulary/activations.ts'
import type { LCard } from '../vocabulary/card.ts'
import { activates, again } from './activations.ts'
import { afterFirstAttack, attacksAtTheEnd } from './attacks.ts'
import { all, attack, type Deed, gains, may, mayCalm, recovers, suffers } from './deeds.ts'
import { friendWithin } from './near.ts'
import {
  anyone,
  at,
  command,
  named,
  ordered,
  ours,
  round,
  startOfNext,
  theirs,
  trooper,
  vehicle,
} from './phrases.ts'

/** Command cards of 2018. */

const luke = named('Luke Skywalker')
const leia = named('Leia Organa')
const vader = named('Darth Vader')
const veers = named('General Veers')

/** Each friendly trooper unit at range 1-3 may lose a suppression token; nobody would keep it. */
const calms: Deed = {
  do: (s, unit, effect) => {
    for (const friend of ours(s, effect, trooper))
      if (isInRange(s, unit, friend, 3)) mayCalm(1).do(s, friend, effect)
  },
}

const frightens: Deed = {
  do: (s, unit, effect) => {
    for (const enemy of theirs(s, effect))
      if (isInRange(s, unit, enemy, 2)) gains('suppression', 3).do(s, enemy, effect)
  },
}

/** A move of speed 1 that terrain does not slow (LG1-DIFF-005). */
const moves: Deed = { can: mayBeGivenMove, do: (s, unit) => giveMove(s, unit, 1) }

/** One free action of any kind, there and then (LG1-FREE-003, LG1-ABIL-003). */
const actsFreely: Deed = { do: (s, unit) => call(s, 'free action', freely(unit.id, 'any')) }

export const commands2018: readonly LCard[] = [
  command('2018-son-of-skywalker', afterFirstAttack(luke, attack)),
  command('2018-my-ally-is-the-force', ordered(trooper, gains('dodge'))),
  command('2018-return-of-the-jedi', ordered(luke, gains('dodge')), startOfNext(luke, calms)),
  command(
    '2018-implacable',
    at('after an activation', vader, again, { once: 'round', when: (_, __, { withdrew }) => !withdrew }),
  ),
  command(
    '2018-new-ways-to-motivate-them',
    at(
      'start of an activation',
      { all: [trooper], not: vader },
      may('suffer a wound', all(suffers(1), actsFreely)),
      { when: (_, __, ___, unit) => unit.order === 'up' },
    ),
  ),
  command('2018-master-of-evil', ordered(vader, gains('dodge')), startOfNext(vader, frightens)),
  command('2018-maximum-firepower', attacksAtTheEnd(veers, '2018-maximum-firepower')),
  command('2018-evasive-maneuvers', ordered(vehicle, gains('dodge')), round(vehicle, 'outmaneuver')),
  command('2018-imperial-discipline', ordered(anyone, recovers)),
  command('2018-coordinated-bombardment', attacksAtTheEnd(leia, '2018-coordinated-bombardment', 3)),
  command('2018-no-time-for-sorrows', ordered(trooper, moves)),
  command(
    '2018-somebody-has-to-save-our-skins',
    at('after an activation', leia, friendWithin(2, activates), { once: 'round' }),
  ),
]
