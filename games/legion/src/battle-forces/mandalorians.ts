import { cardWords, choose, type Effect, enter, inPlay } from '@sandtable/kernel'
import { type Deed, moves, oneOf, recoverAction } from '../commands/deeds.ts'
import { anyone } from '../commands/phrases.ts'
import { afterVictory } from '../commands/victories.ts'
import { lends } from '../keywords/lent.ts'
import type { Legion, LState, TokenName, Unit, UnitId } from '../state.ts'
import { greenTokens } from '../tokens.ts'
import { isOfType, unitOf, unitsOfSide } from '../units.ts'
import { hasKeyword } from '../values.ts'
import { allows } from '../vocabulary/allowing.ts'
import type { LCard } from '../vocabulary/card.ts'
import { force } from './words.ts'

/** Battle forces of the Mandalorian clans. */

const { choice, recall } = cardWords<Legion>()

const keptId = 'battle-force:clan-kryze/kept'

/** A token that stays when the others go. */
const kept: LCard = {
  id: keptId,
  rules: ['LG2-FORCE-ck'],
  query: {
    'tokens kept': (value, _, effect, { unit, token }) =>
      effect.on === unit && recall(effect, keptId).token === token ? value + 1 : value,
  },
}

/** How many tokens of this kind would still go. */
function fleeting(s: LState, unit: Unit, token: TokenName): number {
  const staying = inPlay(s, { card: keptId, on: unit.id }).filter(
    (effect) => recall(effect, keptId).token === token,
  )
  return unit.tokens[token] - staying.length
}

function holders(s: LState, { seat }: Effect): UnitId[] {
  return unitsOfSide(s, seat ?? '').flatMap((unit) =>
    greenTokens.some((token) => fleeting(s, unit, token) > 0) ? [unit.id] : [],
  )
}

interface Left {
  readonly left: number
}

const whose = choice<UnitId, Left>('whose token stays', {
  from: holders,
  may: () => true,
  do: (s, effect, unit, { left }) => choose(s, effect, which, { unit, left }),
})

const which = choice<TokenName, Left & { readonly unit: UnitId }>('which token stays', {
  from: (s, _, { unit }) => greenTokens.filter((token) => fleeting(s, unitOf(s, unit), token) > 0),
  do: (s, effect, token, { unit, left }) => {
    enter<Legion, typeof keptId>(s, {
      card: keptId,
      seat: effect.seat,
      on: unit,
      vars: { token },
      until: 'round',
    })
    if (left > 1) choose(s, effect, whose, { left: left - 1 })
  },
})

/** What a unit gets for defeating an enemy. */
const victory: Deed = oneOf({ recover: recoverAction, move: moves(1) }, 'none')

export const mandalorianForces: readonly LCard[] = [
  force('clan-kryze', {
    asks: [whose, which],
    trigger: {
      'before tokens are removed': {
        forced: true,
        when: (s, effect) => holders(s, effect).length > 0,
        do: (s, effect) => choose(s, effect, whose, { left: 3 }),
      },
    },
  }),
  kept,
  force(
    'clan-wren',
    lends([{ id: 'guardian', x: 1, of: 'Clan Wren' }], (_, __, unit) =>
      isOfType(unit, 'mandalorian trooper'),
    ),
    {
      query: {
        'guarded guardian': allows((s, effect, unit) => unitOf(s, unit).seat === effect.seat),
        'backed up': allows((s, effect, { defender: id }) => {
          const defender = unitOf(s, id)
          return defender.seat === effect.seat && hasKeyword(s, defender, 'guardian')
        }),
      },
    },
  ),
  force('clan-saxon', afterVictory(anyone, victory)),
]
