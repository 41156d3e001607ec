import { mostPower } from '../../figure.ts'
import {
  type AState,
  type Figure,
  type FigureId,
  figureOf,
  figuresOf,
  groupOf,
  isOnMap,
} from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  adjacentFigures,
  choice,
  choose,
  damage,
  discardCondition,
  figuresWithin,
  gainCondition,
  gainMovement,
  gainPower,
  goOn,
  hasTrait,
  isHarmful,
  isSmall,
  me,
  moveSpaces,
  pushFigure,
  recoverDamage,
  sequel,
  withTrait,
} from '../words.ts'
import { command } from './command.ts'
import { friendsWithin } from './friends.ts'

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
  from: (s, effect, { pack }) => preyOf(s, me(s, effect), pack),
  do: (s, effect, id, { pack }) => damage(s, id, besides(s, id, pack), effect.on),
})

const friendOfPreparedForBattle = choice<string>('friend', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'friendly'),
  do: (s, _, id) => prepare(s, id),
})

const nextOfReadyWeapons = sequel<number>('next', (s, effect, left) => {
  if (left > 0) choose(s, effect, armed, { left })
})

const armed = choice<string, { readonly left: number }>('armed', {
  from: (s, effect) =>
    figuresOf(s, groupOf(s, me(s, effect)))
      .filter((one) => one.power.length < mostPower)
      .map((one) => one.id),
  do: (s, effect, id, memory) => {
    gainPower(s, id, 'damage')
    goOn(s, effect, nextOfReadyWeapons, memory.left - 1)
  },
})

const repaired = choice<string>('repaired', {
  from: (s, effect) => repairable(s, me(s, effect)),
  do: (s, _, id) => recoverDamage(s, id, 3),
})

const pushed = choice<string>('pushed', {
  from: (s, effect) => figuresWithin(s, me(s, effect), 3, 'friendly', isSmall),
  do: (s, effect, id) => pushFigure(s, id, effect.seat ?? '', 3),
})

const stimulated = choice<string>('stimulated', {
  from: (s, effect) => [effect.on ?? '', ...adjacentFigures(s, me(s, effect), 'any')],
  do: (s, effect, id) => {
    damage(s, id, 1, effect.on)
    goOn(s, effect, works, id)
  },
})

const works = sequel<string>('works', (s, _, id) => {
  if (!isOnMap(figureOf(s, id))) return
  gainMovement(s, id, 1)
  gainCondition(s, id, 'focused')
})

/** Command cards with which figures help others in their own activation, from M on. */
export const lateSupportCommands: readonly ACard[] = [
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
  command(
    'prepared-for-battle',
    {
      during: {},
      play: (s, { effect }) => {
        prepare(s, effect.on ?? '')
        if (hasTrait(me(s, effect), 'leader')) choose(s, effect, friendOfPreparedForBattle)
      },
    },
    { asks: [friendOfPreparedForBattle] },
  ),
  command('rank-and-file', {
    at: { 'start of activation': { figures: (_, v) => [v.figure] } },
    play: (s, { effect }) => {
      gainMovement(s, effect.on ?? '', 1)
      for (const id of withTrait(s, adjacentFigures(s, me(s, effect), 'friendly'), 'trooper'))
        gainMovement(s, id, 1)
    },
  }),
  command(
    'ready-weapons',
    { action: {}, play: (s, { effect }) => goOn(s, effect, nextOfReadyWeapons, 3) },
    {
      asks: [nextOfReadyWeapons, armed],
    },
  ),
  command('regroup', {
    action: { when: (s, figure) => adjacentFigures(s, figure, 'friendly').length > 0 },
    play: (s, { effect }) => {
      for (const id of adjacentFigures(s, me(s, effect), 'friendly')) {
        const friend = figureOf(s, id)
        for (const { name } of [...friend.conditions]) if (isHarmful(name)) discardCondition(s, friend, name)
      }
    },
  }),
  command(
    'repair',
    {
      action: { when: (s, figure) => repairable(s, figure).length > 0 },
      play: (s, { effect }) => choose(s, effect, repaired),
    },
    { asks: [repaired] },
  ),
  command(
    'reposition',
    {
      action: { when: (s, figure) => figuresWithin(s, figure, 3, 'friendly', isSmall).length > 0 },
      play: (s, { effect }) => choose(s, effect, pushed),
    },
    { asks: [pushed] },
  ),
  command(
    'stimulants',
    {
      action: {},
      play: (s, { effect }) => choose(s, effect, stimulated),
    },
    {
      asks: [stimulated, works],
    },
  ),
]

/** The next of up to three creatures near the alpha; they need not be called all. */
/** Hostile figures that one of the pack is next to. */
function preyOf(s: AState, alpha: Figure, pack: readonly string[]): FigureId[] {
  const standing = pack.filter((id) => isOnMap(figureOf(s, id)))
  const found = standing.flatMap((id) => adjacentFigures(s, figureOf(s, id), 'hostile'))
  return [...new Set(found)].filter((id) => figureOf(s, id).seat !== alpha.seat)
}

function besides(s: AState, id: FigureId, pack: readonly FigureId[]): number {
  const beside = adjacentFigures(s, figureOf(s, id), 'any')
  return pack.filter((one) => beside.includes(one)).length
}

function prepare(s: AState, id: FigureId): void {
  gainPower(s, id, 'damage')
  gainPower(s, id, 'block')
}

function repairable(s: AState, figure: Figure): FigureId[] {
  return withTrait(s, adjacentFigures(s, figure, 'friendly'), 'droid', 'vehicle')
}
