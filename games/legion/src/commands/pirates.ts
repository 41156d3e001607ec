import { spendings } from '../attack/spending.ts'
import { addTokens, takeAll } from '../holdings.ts'
import { isNearPrize } from '../keywords/free-attacks.ts'
import { lends } from '../keywords/lent.ts'
import { gain, greenTokens } from '../tokens.ts'
import { affiliationOf, isTrooper, unitOf } from '../units.ts'
import { isSuppressed } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { moveAction } from './deeds.ts'
import { surgesHit } from './marks.ts'
import { isSeenByOne } from './near.ts'
import { command, freeAction, isOurs, named, ours } from './phrases.ts'
import { stayCalm } from './values.ts'

/** Command cards of Hondo Ohnaka and his gang. */

const hondo = named('Hondo Ohnaka')

export const pirateCommands: readonly LCard[] = [
  command(
    'thats-just-good-business',
    freeAction(hondo, moveAction),
    stayCalm((s, effect, unit) => isOurs(s, effect, unit, hondo)),
    {
      trigger: {
        'after a move': {
          forced: true,
          limit: { times: 1, per: 'round' },
          when: (s, effect, { unit, charged }) =>
            isOurs(s, effect, unitOf(s, unit), hondo) && charged.length > 0,
          do: (s, _, { unit: id, charged }) => {
            const unit = unitOf(s, id)
            const enemy = unitOf(s, charged[0] ?? '')
            gain(s, enemy, 'suppression', takeAll(s, unit, 'suppression'))
            for (const token of greenTokens) addTokens(s, unit, token, takeAll(s, enemy, token))
          },
        },
      },
    },
  ),
  command(
    'i-smell-profit',
    lends(
      [{ id: 'low-profile' }, { id: 'nimble' }],
      (s, _, unit) => affiliationOf(unit) === 'raider' && isNearPrize(s, unit),
    ),
  ),
  command('insolence-we-are-pirates', {
    trigger: {
      // At any time in the step, so once the dice lie there (LG2-ATK-003).
      'surges of the attacker': {
        limit: { times: 1, per: 'attack' },
        when: (s, effect, v) => {
          const unit = unitOf(s, v.attacker)
          if (unit.seat !== effect.seat || affiliationOf(unit) !== 'raider' || !isTrooper(unit)) return false
          if (!spendings.surgingToHit.can(s, v)) return false
          return isSeenByOne(s, effect, hondo, unit, 2, (chief) => !isSuppressed(s, chief))
        },
        idle: (s, _, v) => spendings.surgingToHit.idle?.(s, v) === true,
        pay: (s, effect) => {
          for (const chief of ours(s, effect, hondo)) gain(s, chief, 'suppression')
        },
        do: (s, effect, v) => surgesHit('attack').do(s, unitOf(s, v.attacker), effect),
      },
    },
  }),
]
