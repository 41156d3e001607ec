import { own } from '@sandtable/kernel'
import { type AState, type FigureId, figureOf } from '../../../state.ts'
import { speedOf } from '../../../values.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  adjacentFigures,
  attackNow,
  choice,
  choose,
  damage,
  isMe,
  isSmall,
  me,
  moveSpaces,
  nextToSpace,
  ownerOf,
  pushFigure,
  recoverDamage,
  rollFor,
  spacesWithin,
} from '../../words.ts'
import { assault, protection } from '../abilities.ts'

/** Slam: somebody beside him is hurt, and shoved if small. */
export const slammed = choice<FigureId>('slammed', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'hostile'),
  do: (s, effect, id) => {
    const figure = figureOf(s, id)
    damage(s, figure.id, rollFor(s, ['red']).damage, effect.on)
    if (isSmall(figure)) pushFigure(s, figure.id, ownerOf(effect), 1)
  },
})

/** Protector is lost to the avenger (IA-DEP-wookiee-avenger). */
function isAvenger(s: AState, seat: string): boolean {
  return s.table.groups.some(
    (group) =>
      group.seat === seat &&
      group.card === 'chewbacca' &&
      group.attachments.some((one) => one.card === 'wookiee-avenger'),
  )
}

const gift = choice<number>('gift', {
  from: (s, effect) => spacesWithin(s, me(s, effect), 3),
  do: (s, effect, space) => {
    const rolled = rollFor(s, ['green']).damage
    for (const id of nextToSpace(s, space)) if (!isMe(effect, id)) damage(s, id, rolled, effect.on)
  },
})

/** Wookiees and Mandalorians. */
export const rebelFighters: readonly ACard[] = [
  {
    id: 'deployment:chewbacca',
    rules: ['IA-DEP-chewbacca'],
    protects: (s, defender) => !isAvenger(s, defender.seat),
    query: { results: protection },
    actions: {
      slam: {
        cost: 1,
        can: (s, figure) => adjacentFigures(s, figure, 'hostile').length > 0,
        do: (s, _, effect) => choose(s, effect, slammed),
      },
    },
    asks: [slammed],
  },
  {
    id: 'deployment:gaarkhan',
    rules: ['IA-DEP-gaarkhan'],
    query: {
      // Enraged.
      'attack actions': own((value, s, effect, figure) =>
        me(s, effect).damage > 0 ? assault(value, s, effect, figure) : value,
      ),
    },
    actions: {
      charge: {
        cost: 1,
        attack: true,
        do: (s, figure) => {
          moveSpaces(s, figure.id, speedOf(s, figure))
          attackNow(s, figure.id, { may: true })
        },
      },
    },
  },
  {
    id: 'deployment:sabine-wren-skirmish',
    rules: ['IA-DEP-sabine-wren-skirmish'],
    actions: {
      'evasive-maneuver': {
        cost: 1,
        do: (s, figure) => {
          moveSpaces(s, figure.id, 2)
          recoverDamage(s, figure.id, 2)
        },
      },
    },
    // Parting Gift.
    during: { do: (s, effect) => choose(s, effect, gift) },
    asks: [gift],
  },
]
