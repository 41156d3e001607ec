import { of, own } from '@sandtable/kernel'
import type { PowerToken } from '../../../../data/types.ts'
import { boardOf, skirmishMap, spacesOf } from '../../../board/board.ts'
import { couldAttack } from '../../../flow/acts.ts'
import { knowsSky } from '../../../map/map.ts'
import { EXTERIOR } from '../../../map/terrain.ts'
import { type AState, type Figure, type FigureId, figureOf, figuresOf, groupOf } from '../../../state.ts'
import { figureCard } from '../../../values.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  adjacentFigures,
  attackNow,
  choice,
  choose,
  damage,
  gainCondition,
  gainPower,
  goOn,
  me,
  moveSpaces,
  powerTokens,
  sequel,
  withTrait,
} from '../../words.ts'
import { command } from '../command.ts'
import { lasting } from '../lasting.ts'
import { friendsWithin } from '../nearby.ts'

const ownToken = choice<PowerToken>('token', {
  from: () => powerTokens,
  do: (s, effect, token) => {
    gainPower(s, effect.on ?? '', token)
    choose(s, effect, outdoors)
  },
})

const outdoors = choice<string>('outside', {
  from: (s, effect) => groupOutdoors(s, me(s, effect)),
  do: (s, _, id) => gainPower(s, id, 'damage'),
})

/** Call the Pack: those near enough, and those that have come. */
interface Pack {
  readonly near: readonly FigureId[]
  readonly pack: readonly FigureId[]
}

const creature = choice<FigureId, Pack>('creature', {
  from: (_, __, { near, pack }) => {
    const left = near.filter((id) => !pack.includes(id))
    return pack.length === 0 ? left : [...left, 'done']
  },
  do: (s, effect, id, { near, pack }) => {
    if (id === 'done') {
      choose(s, effect, prey, { near, pack })
      return
    }
    moveSpaces(s, id, 3)
    goOn(s, effect, next, null, { near, pack: [...pack, id] })
  },
})

const next = sequel<null, Pack>('next', (s, effect, _, { near, pack }) => {
  const isWhole = pack.length === 3 || near.every((id) => pack.includes(id))
  choose(s, effect, isWhole ? prey : creature, { near, pack })
})

const prey = choice<FigureId, Pack>('prey', {
  from: (s, _, { pack }) => preyOf(s, pack),
  do: (s, effect, id, { pack }) => damage(s, id, besides(s, id, pack), effect.on),
})

/** Cards for creatures, and for these among other kinds. */
export const creatureCommands: readonly ACard[] = [
  command('feral-swipes', {
    action: { attack: true, when: (s, figure) => couldAttack(s, figure, { type: 'melee' }) },
    play: (s, { effect }) => {
      const dice = figureCard(me(s, effect)).attack?.dice ?? []
      for (const _ of dice) attackNow(s, effect.on ?? '', { type: 'melee', pool: ['red'] })
    },
  }),
  command(
    'marked-territory',
    {
      during: { when: (s) => knowsSky(skirmishMap(s)) },
      play: (s, { effect }) => choose(s, effect, ownToken),
    },
    {
      asks: [ownToken, outdoors],
    },
  ),
  command(
    'pack-alpha',
    {
      action: {},
      play: (s, { effect }) => {
        const near = withTrait(s, friendsWithin(s, me(s, effect), 3), 'creature')
        goOn(s, effect, next, null, { near, pack: [] })
      },
    },
    {
      asks: [creature, next, prey],
    },
  ),
  command('survival-instincts', {
    at: { 'start of activation': { figures: (_, v) => [v.figure] } },
    play: (s, { effect }) => lasting(s, effect, 'round'),
  }),
  {
    id: 'effect:survival-instincts',
    rules: ['IA-CMD-survival-instincts'],
    query: {
      results: of('target', (value) => ({ ...value, block: value.block + 1, evade: value.evade + 1 })),
    },
  },
  command('wild-fury', {
    during: {},
    play: (s, { effect }) => {
      gainCondition(s, effect.on ?? '', 'focused')
      lasting(s, effect, 'activation')
    },
  }),
  {
    id: 'effect:wild-fury',
    rules: ['IA-CMD-wild-fury'],
    query: {
      'attack actions': own(() => Number.MAX_SAFE_INTEGER),
    },
    trigger: {
      'end of activation': {
        forced: true,
        of: 'figure',
        do: (s, effect) => {
          gainCondition(s, effect.on ?? '', 'stunned')
          gainCondition(s, effect.on ?? '', 'bleeding')
        },
      },
    },
  },
]

/** Figures of its group, itself among them, that stand outdoors. */
function groupOutdoors(s: AState, figure: Figure): FigureId[] {
  const { spaces } = boardOf(s)
  return figuresOf(s, groupOf(s, figure))
    .filter((one) => spacesOf(s, one).some((at) => (spaces[at]! & EXTERIOR) !== 0))
    .map((one) => one.id)
}

/** Hostile figures that one of the pack is next to. */
function preyOf(s: AState, pack: readonly FigureId[]): FigureId[] {
  return [...new Set(pack.flatMap((id) => adjacentFigures(s, figureOf(s, id), 'hostile')))]
}

function besides(s: AState, id: FigureId, pack: readonly FigureId[]): number {
  const beside = adjacentFigures(s, figureOf(s, id), 'any')
  return pack.filter((one) => beside.includes(one)).length
}
