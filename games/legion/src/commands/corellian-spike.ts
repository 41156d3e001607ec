import { choose } from '@sandtable/kernel'
import { isWithinRange } from '../geometry/ranges.ts'
import { unitsSee } from '../geometry/sight.ts'
import { rollAttackDice } from '../rolling.ts'
import { choice } from '../scoring/phrases.ts'
import type { LState, Unit, UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import { enemiesOf, unitOf } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import { type Deed, hasForGood } from './deeds.ts'
import { command, divulged, each, named, startOfNext } from './phrases.ts'

/** Lando Calrissian plays against somebody near him. */

const lando = named('Lando Calrissian')

function opponents(s: LState, unit: Unit): UnitId[] {
  return enemiesOf(s, unit).flatMap((enemy) =>
    isWithinRange(unit, enemy, 2) && unitsSee(s, unit, enemy) ? [enemy.id] : [],
  )
}

/** What each die costs whom. */
const stakes: Readonly<Record<string, readonly ['enemy' | 'lando', number]>> = {
  blank: ['enemy', 2],
  hit: ['enemy', 1],
  surge: ['enemy', 1],
  crit: ['lando', 2],
}

const opponent = choice<UnitId, { readonly unit: UnitId }>('whom he plays against', {
  from: (s, _, { unit }) => opponents(s, unitOf(s, unit)),
  may: () => true,
  do: (s, _, enemy, { unit }) => {
    for (const face of rollAttackDice(s, unit, 'red', 2)) {
      const [who, count] = stakes[face] ?? ['enemy', 0]
      gain(s, unitOf(s, who === 'lando' ? unit : enemy), 'immobilize', count)
    }
  },
})

const plays: Deed = {
  asks: [opponent],
  can: (s, unit) => opponents(s, unit).length > 0,
  do: (s, unit, effect) => choose(s, effect, opponent, { unit: unit.id }),
}

export const corellianSpike: readonly LCard[] = [
  command('corellian-spike', startOfNext(lando, plays)),
  divulged(
    'corellian-spike',
    each('a command card is divulged', lando, hasForGood('infiltrate', 'incognito')),
  ),
]
