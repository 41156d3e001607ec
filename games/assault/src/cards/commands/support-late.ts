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
  afterwards,
  damage,
  discardCondition,
  figuresWithin,
  gainCondition,
  gainMovement,
  gainPower,
  hasTrait,
  isHarmful,
  isSmall,
  me,
  moveSpaces,
  pick,
  pushFigure,
  recoverDamage,
  withTrait,
} from '../words.ts'
import { command } from './command.ts'
import { friendsWithin } from './friends.ts'

/** Command cards with which figures help others in their own activation, from M on. */
export const lateSupportCommands: readonly ACard[] = [
  command(
    'pack-alpha',
    {
      action: {},
      play: (s, { effect }) => {
        const near = withTrait(s, friendsWithin(s, me(s, effect), 3), 'creature')
        callThePack(s, { ...effect, vars: { near, pack: [] } })
      },
    },
    {
      picked: {
        creature: (s, effect, id) => {
          const pack = effect.vars.pack as string[]
          if (id === 'done') {
            hunt(s, effect)
            return
          }
          moveSpaces(s, String(id), 3)
          afterwards(s, { ...effect, vars: { ...effect.vars, pack: [...pack, String(id)] } }, 'next')
        },
        next: (s, effect) => callThePack(s, effect),
        prey: (s, effect, id) => damage(s, String(id), besides(s, String(id), effect.vars.pack), effect.on),
      },
    },
  ),
  command(
    'prepared-for-battle',
    {
      during: {},
      play: (s, { effect }) => {
        prepare(s, effect.on ?? '')
        if (hasTrait(me(s, effect), 'leader'))
          pick(s, effect, 'friend', adjacentFigures(s, me(s, effect), 'friendly'))
      },
    },
    { picked: { friend: (s, _, id) => prepare(s, String(id)) } },
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
    { action: {}, play: (s, { effect }) => afterwards(s, effect, 'next', 3) },
    {
      picked: {
        next: (s, effect, left) => {
          const own = figuresOf(s, groupOf(s, me(s, effect)))
          const room = own.filter((one) => one.power.length < mostPower).map((one) => one.id)
          if (Number(left) > 0) pick(s, { ...effect, vars: { left } }, 'armed', room)
        },
        armed: (s, effect, id) => {
          gainPower(s, String(id), 'damage')
          afterwards(s, effect, 'next', Number(effect.vars.left) - 1)
        },
      },
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
      play: (s, { effect }) => pick(s, effect, 'repaired', repairable(s, me(s, effect))),
    },
    { picked: { repaired: (s, _, id) => recoverDamage(s, String(id), 3) } },
  ),
  command(
    'reposition',
    {
      action: { when: (s, figure) => figuresWithin(s, figure, 3, 'friendly', isSmall).length > 0 },
      play: (s, { effect }) =>
        pick(s, effect, 'pushed', figuresWithin(s, me(s, effect), 3, 'friendly', isSmall)),
    },
    { picked: { pushed: (s, effect, id) => pushFigure(s, String(id), effect.seat ?? '', 3) } },
  ),
  command(
    'stimulants',
    {
      action: {},
      play: (s, { effect }) =>
        pick(s, effect, 'stimulated', [effect.on ?? '', ...adjacentFigures(s, me(s, effect), 'any')]),
    },
    {
      picked: {
        stimulated: (s, effect, id) => {
          damage(s, String(id), 1, effect.on)
          afterwards(s, effect, 'works', id)
        },
        works: (s, _, id) => {
          if (!isOnMap(figureOf(s, String(id)))) return
          gainMovement(s, String(id), 1)
          gainCondition(s, String(id), 'focused')
        },
      },
    },
  ),
]

type Choosing = Parameters<typeof pick>[1]

/** The next of up to three creatures near the alpha; they need not be called all. */
function callThePack(s: AState, effect: Choosing): void {
  const pack = effect.vars.pack as string[]
  const near = (effect.vars.near as string[]).filter((id) => !pack.includes(id))
  if (pack.length === 3 || near.length === 0) hunt(s, effect)
  else pick(s, effect, 'creature', pack.length === 0 ? near : [...near, 'done'])
}

function hunt(s: AState, effect: Choosing): void {
  pick(s, effect, 'prey', preyOf(s, me(s, effect), effect.vars.pack as string[]))
}

/** Hostile figures that one of the pack is next to. */
function preyOf(s: AState, alpha: Figure, pack: readonly string[]): FigureId[] {
  const standing = pack.filter((id) => isOnMap(figureOf(s, id)))
  const found = standing.flatMap((id) => adjacentFigures(s, figureOf(s, id), 'hostile'))
  return [...new Set(found)].filter((id) => figureOf(s, id).seat !== alpha.seat)
}

function besides(s: AState, id: FigureId, pack: unknown): number {
  const beside = adjacentFigures(s, figureOf(s, id), 'any')
  return (pack as string[]).filter((one) => beside.includes(one)).length
}

function prepare(s: AState, id: FigureId): void {
  gainPower(s, id, 'damage')
  gainPower(s, id, 'block')
}

function repairable(s: AState, figure: Figure): FigureId[] {
  return withTrait(s, adjacentFigures(s, figure, 'friendly'), 'droid', 'vehicle')
}
