import { call, choose, rollNames, tell } from '@sandtable/kernel'
import { wound } from '../attack/wounding.ts'
import { attackDice } from '../dice.ts'
import { isEngaged, meleeEnemies } from '../geometry/melee.ts'
import { unitsSee } from '../geometry/sight.ts'
import { own } from '../keywords/words.ts'
import type { UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import { enemiesOf, unitOf } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import { moveBy } from '../vocabulary/moves.ts'
import { choice, idsOf, upgrade } from './words.ts'

/** Armaments that do more than hit. */

const disintegrated = choice<UnitId>('is shot at', {
  from: (s, effect) =>
    idsOf(enemiesOf(s, own(s, effect)).filter((enemy) => unitsSee(s, own(s, effect), enemy))),
  do: (s, effect, id) => {
    const dice = rollNames(s, attackDice.red, 1)
    tell(s, { type: 'attack dice', unit: effect.on ?? '', dice })
    if (dice[0] !== 'hit' && dice[0] !== 'crit') return
    wound(s, unitOf(s, id), 1)
    gain(s, unitOf(s, id), 'suppression')
  },
})

/** Both actions of the unit: it may step forward, then it shoots. */
const amban = upgrade('dins-amban-rifle', {
  asks: [disintegrated],
  action: {
    cost: 2,
    can: (s, unit) => !isEngaged(s, unit),
    do: (s, unit, effect) => {
      call(s, 'move', moveBy(unit.id, 1, { action: false }))
      choose(s, effect, disintegrated)
    },
  },
})

/** Whoever is immobilised beside it does not hold it. */
const gauntlets = upgrade('electro-gauntlets', {
  query: {
    held: (held, s, effect, unit) =>
      held &&
      !(unit === effect.on && meleeEnemies(s, own(s, effect)).some(({ tokens }) => tokens.immobilize > 0)),
  },
})

export const armament: readonly LCard[] = [amban, gauntlets]
