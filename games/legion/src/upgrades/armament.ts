import { choose } from '@sandtable/kernel'
import { giveMove } from '../actions/given.ts'
import { wound } from '../attack/wounding.ts'
import { engagesImmobilised, isEngaged } from '../geometry/melee.ts'
import { unitsSee } from '../geometry/sight.ts'
import { own } from '../keywords/words.ts'
import { hitsAndCrits, rollAttackDice } from '../rolling.ts'
import type { UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import { enemiesOf, unitOf } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import { choice, idsOf, upgrade } from './words.ts'

/** Armaments that do more than hit. */

const disintegrated = choice<UnitId>('is shot at', {
  from: (s, effect) =>
    idsOf(enemiesOf(s, own(s, effect)).filter((enemy) => unitsSee(s, own(s, effect), enemy))),
  do: (s, effect, id) => {
    if (hitsAndCrits(rollAttackDice(s, own(s, effect).id, 'red', 1)) === 0) return
    wound(s, unitOf(s, id), 1, own(s, effect).id)
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
      giveMove(s, unit, 1)
      choose(s, effect, disintegrated)
    },
  },
})

/** Whoever is immobilised beside it does not hold it. */
const gauntlets = upgrade('electro-gauntlets', {
  query: {
    held: (held, s, effect, unit) => held && !(unit === effect.on && engagesImmobilised(s, own(s, effect))),
  },
})

export const armament: readonly LCard[] = [amban, gauntlets]
