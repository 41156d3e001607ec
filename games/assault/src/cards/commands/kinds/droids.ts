import { leave } from '@sandtable/kernel'
import { spacesOf } from '../../../board/board.ts'
import { deckOf, fetchCard, shuffleDeck, takeBack } from '../../../hand.ts'
import { loseMovement } from '../../../holdings.ts'
import { figureOf, figuresOnMap } from '../../../state.ts'
import { commandCard, figureCard } from '../../../values.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  activationOf,
  adjacentFigures,
  choice,
  choose,
  damage,
  defeatFigure,
  gainCondition,
  gainMovement,
  hasTrait,
  isFriend,
  isMe,
  mayReroll,
  me,
  nextToSpace,
  recall,
  rollFor,
  seesFigure,
  strain,
} from '../../words.ts'
import { choosing } from '../choosing.ts'
import { command } from '../command.ts'
import { keepInPlay, lasting } from '../lasting.ts'
import { seenWithin } from '../nearby.ts'
import { attackerRerolls } from '../rerolling.ts'

// Whether there is such a card in the deck is for its player to know: asked in any case.
const friend = choice<string>('friend', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'friendly'),
  do: (s, effect, id) => {
    const { name } = figureCard(figureOf(s, id))
    const { draw } = deckOf(s, effect.seat ?? '')
    const found = draw.filter((card) => commandCard(card).by?.name === name)
    choose(s, effect, fetched, { from: [...new Set(found), 'none'] })
  },
})

const fetched = choice<string, { readonly from: readonly string[] }>('card', {
  from: (_, __, { from }) => from,
  covered: true,
  do: (s, effect, card) => {
    const seat = effect.seat ?? ''
    fetchCard(s, seat, card)
    shuffleDeck(s, seat)
  },
})

const triangulated = choice<string>('victim', {
  from: (s, effect) => seenWithin(s, me(s, effect), 5, 'any'),
  do: (s, effect, id) => {
    const target = figureOf(s, id)
    const droids = figuresOnMap(s).filter((one) => one.seat === effect.seat && hasTrait(one, 'droid'))
    const eyes = droids.filter((one) => one.id !== target.id && seesFigure(s, one, target))
    damage(s, target.id, Math.min(3, eyes.length), effect.on)
  },
})

/** Cards for droids, and for these among other kinds. */
export const droidCommands: readonly ACard[] = [
  choosing('devotion', 'action', friend, [fetched]),
  command('hunter-protocol', {
    at: { 'modify results': { figures: (_, v) => [v.attacker] } },
    play: (s, { effect }) => lasting(s, effect, 'attack'),
  }),
  {
    id: 'effect:hunter-protocol',
    rules: ['IA-CMD-hunter-protocol'],
    query: {
      // One of them twice, and no other.
      'surge ability uses': (value, _, effect, { attack: { attacker, bought } }) =>
        isMe(effect, attacker) && new Set(bought).size === bought.length ? Math.max(value, 2) : value,
    },
  },
  command('navigation-upgrade', {
    action: {},
    play: (s, { effect }) => {
      strain(s, effect.on ?? '', 1)
      keepInPlay(s, effect)
      lasting(s, effect, null, { on: null, vars: { exhausted: false } })
    },
  }),
  {
    id: 'effect:navigation-upgrade',
    rules: ['IA-CMD-navigation-upgrade'],
    during: {
      can: (s, effect, v) =>
        !recall(effect, 'effect:navigation-upgrade').exhausted && hasTrait(figureOf(s, v.figure), 'droid'),
      do: (s, effect, v) => {
        recall(effect, 'effect:navigation-upgrade').exhausted = true
        gainMovement(s, v.figure, 1)
      },
    },
  },
  command(
    'shared-experience',
    {
      during: { when: (_, __, v) => v.points >= 3 },
      play: (s, { figure }) => {
        const activation = activationOf(s)
        if (activation !== null) loseMovement(s, activation, 3)
        gainCondition(s, figure ?? '', 'focused')
      },
    },
    { fromDiscards: 'effect:shared-experience' },
  ),
  {
    id: 'effect:shared-experience',
    rules: ['IA-CMD-shared-experience'],
    trigger: {
      'figure defeated': {
        when: (s, effect, v) => {
          const figure = figureOf(s, v.target)
          if (figure.seat !== effect.seat) return false
          if (!hasTrait(figure, 'droid') && !hasTrait(figure, 'vehicle')) return false
          return deckOf(s, figure.seat).discard.includes('shared-experience')
        },
        do: (s, effect) => {
          if (takeBack(s, effect.seat ?? '', 'shared-experience')) leave(s, effect.id)
        },
      },
    },
  },
  command(
    'targeting-network',
    {
      at: { 'reroll dice': attackerRerolls },
      play: (s, { effect }) => mayReroll(s, effect, 'attack', 1, { least: 1 }),
    },
    { fromDiscards: 'effect:targeting-network' },
  ),
  {
    id: 'effect:targeting-network',
    rules: ['IA-CMD-targeting-network'],
    query: {
      'surge abilities': (value, s, effect, v) => {
        if (!isFriend(s, effect, v.attacker) || !hasTrait(figureOf(s, v.attacker), 'droid')) return value
        if (!deckOf(s, effect.seat ?? '').discard.includes('targeting-network')) return value
        const ability = 'targeting-network'
        return [...value, { key: ability, cost: 1, gives: {}, effect: effect.id, ability }]
      },
    },
    surges: {
      'targeting-network': {
        do: (s, effect) => {
          if (takeBack(s, effect.seat ?? '', 'targeting-network')) leave(s, effect.id)
        },
      },
    },
  },
  command('terminal-protocol', {
    during: {},
    play: (s, { effect }) => {
      const droid = me(s, effect)
      const rolled = rollFor(s, ['green']).damage
      const near = new Set(spacesOf(s, droid).flatMap((space) => nextToSpace(s, space)))
      for (const id of near) if (id !== droid.id) damage(s, id, rolled, droid.id)
      defeatFigure(s, droid.id)
    },
  }),
  choosing('triangulate', 'action', triangulated),
]
