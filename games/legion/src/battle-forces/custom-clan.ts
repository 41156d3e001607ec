import { call, choose, type Effect, enter, inPlay, leave, underWay } from '@sandtable/kernel'
import { gains, oneOf } from '../commands/deeds.ts'
import { forget, isMarked, mark, marked } from '../commands/marks.ts'
import { anyone, at, joined, type Part, victorOf } from '../commands/phrases.ts'
import { grantKeyword } from '../keywords/granted.ts'
import { lends } from '../keywords/lent.ts'
import { own } from '../keywords/words.ts'
import { choice, chooseUnits, ids, sequel, unitsNamed } from '../scoring/phrases.ts'
import type { LState, Unit, UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import { unitOf, unitsOfSide } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'

/** The options of a clan of one's own; what they change in the list is read where armies are built. */

function option(id: string, ...parts: readonly Part[]): LCard {
  return { id: `battle-force:custom-clan/${id}`, rules: ['LG2-FORCE-cc'], ...joined(parts) }
}

const hardened = sequel<readonly UnitId[]>('who has seen much', (s, _, units) => {
  for (const unit of unitsNamed(s, units)) grantKeyword(s, unit, 'dauntless')
})

const veterans = option('veterans', {
  asks: [hardened],
  grants: ['dauntless'],
  trigger: {
    'set-up effects': {
      forced: true,
      do: (s, effect) =>
        chooseUnits(s, effect, hardened, {
          seat: effect.seat ?? '',
          from: ids(unitsOfSide(s, effect.seat ?? '')),
          most: 2,
        }),
    },
  },
})

const asideId = 'battle-force:custom-clan/aside'

/** Who could be set aside: nobody who is there already or carries something. */
function notYetThere(s: LState, { seat }: Effect): Unit[] {
  return unitsOfSide(s, seat ?? '').filter(({ holds, deployed }) => holds.length === 0 && !deployed)
}

const waiting = sequel<readonly UnitId[]>('who waits aside', (s, { seat }, units) => {
  for (const on of units) enter(s, { card: asideId, seat, on })
})

const rapidDeployment = option('rapid-deployment', {
  asks: [waiting],
  trigger: {
    'set-up effects': {
      forced: true,
      when: (s, effect) => notYetThere(s, effect).length > 0,
      do: (s, effect) =>
        chooseUnits(s, effect, waiting, {
          seat: effect.seat ?? '',
          from: ids(notYetThere(s, effect)),
          least: 0,
          most: 2,
        }),
    },
  },
})

const lands = choice<'land'>('land away from all enemies', {
  from: () => ['land'],
  may: () => true,
  do: (s, effect) => {
    const activation = underWay(s, 'activation')
    if (activation !== null) activation.over = true
    const unit = own(s, effect).id
    call(s, 'place a unit', { unit, rule: 'LG2-FORCE-cc', where: 'away from enemies' })
  },
})

/** The first time that it would activate it may land instead, and has activated then. */
const aside: LCard = {
  id: asideId,
  rules: ['LG2-FORCE-cc'],
  asks: [lands],
  trigger: {
    'start of an activation': {
      of: 'unit',
      forced: true,
      do: (s, effect) => {
        if (!own(s, effect).deployed) choose(s, effect, lands)
        leave(s, effect.id)
      },
    },
  },
}

const inspired = oneOf({ aim: gains('aim'), dodge: gains('dodge'), surge: gains('surge') })

/** How many enemy units it has defeated in the attack that is over. */
function deedsOf(s: LState, effect: Effect, unit: Unit): number {
  return inPlay(s, { card: marked.id, on: unit.id }).filter(
    ({ vars }) => vars.command === effect.card && vars.as === 'valiant',
  ).length
}

const featsOfValor = option(
  'feats-of-valor',
  lends([{ id: 'dauntless' }, { id: 'exemplar' }], (_, __, { tokens }, { id }) =>
    id === 'dauntless' ? tokens.valor >= 1 : tokens.valor >= 3,
  ),
  {
    trigger: {
      'a unit is defeated': {
        forced: true,
        when: (s, effect, v) => victorOf(s, effect, v) !== undefined,
        do: (s, effect, { by }) => {
          const victor = unitOf(s, by ?? '')
          if (underWay(s, 'attack')?.unit === by) mark('valiant', 'attack').do(s, victor, effect)
          else gain(s, victor, 'valor')
        },
      },
    },
  },
  at(
    'after an attack',
    anyone,
    {
      do: (s, unit, effect) => {
        gain(s, unit, 'valor', deedsOf(s, effect, unit))
        forget(s, effect, unit, 'valiant')
      },
    },
    { when: (s, effect, _, unit) => isMarked(s, effect, unit, 'valiant') },
  ),
  at('start of an activation', anyone, inspired, { when: (_, __, ___, unit) => unit.tokens.valor >= 2 }),
)

export const customClan: readonly LCard[] = [veterans, rapidDeployment, aside, featsOfValor]
