import { giveKeyword } from '../attack/tally.ts'
import { matches } from '../command/matches.ts'
import { cardOfUnit, unitOf } from '../units.ts'
import { allows, forbids } from '../vocabulary/allowing.ts'
import type { LCard } from '../vocabulary/card.ts'
import { afterPool, daresFor, spendsObservation, takesUp } from './attacks.ts'
import { all, gains, hasUntil, may, recoverAction } from './deeds.ts'
import { slowedTo } from './marks.ts'
import { isEngagedWith } from './near.ts'
import { aLeader, anyone, at, command, named, ordered, round } from './phrases.ts'

/** Command cards of Imperial agents and inquisitors. */

const kallus = named('Agent Kallus')
const iden = named('Iden Versio')
const seventh = named('Seventh Sister')

export const imperialAgentCommands: readonly LCard[] = [
  command('face-me', round(kallus, 'hold-the-line'), {
    query: {
      held: allows((s, effect, unit) => isEngagedWith(s, effect, unitOf(s, unit), kallus)),
      'may leave': forbids((s, effect, unit) => isEngagedWith(s, effect, unitOf(s, unit), kallus)),
    },
  }),
  command(
    'ruthless-tactics',
    afterPool(anyone, gains('observation'), {
      kind: 'ranged',
      to: 'defender',
      when: (s, _, v) => unitOf(s, v.attacker).order === 'up',
    }),
    spendsObservation(anyone, (_, v) => giveKeyword(v, 'suppressive')),
  ),
  command('concussive-blast', takesUp(iden, 'concussive-blast', recoverAction)),
  command(
    'tactical-strike',
    at(
      'start of an activation',
      { any: [iden, { rank: 'special' }] },
      may(
        'slow down',
        all(
          slowedTo(() => 1),
          hasUntil('activation', ['steady', { id: 'tactical', x: 1 }]),
        ),
      ),
      { when: (_, __, ___, unit) => cardOfUnit(unit).name === 'Iden Versio' || unit.order === 'up' },
    ),
  ),
  command(
    'unexpected-but-not-unwelcome',
    ordered(anyone, recoverAction),
    daresFor(
      seventh,
      2,
      'aim',
      (s, v) => unitOf(s, v.defender).order === 'down' && matches(s, unitOf(s, v.defender), aLeader),
    ),
  ),
]
