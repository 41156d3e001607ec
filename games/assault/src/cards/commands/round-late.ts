import { leave, type Seat } from '@sandtable/kernel'
import { isBesideObject } from '../../board/board.ts'
import { readyGroups } from '../../flow/activation.ts'
import {
  type AState,
  type Figure,
  type FigureId,
  figureOf,
  groupNamed,
  objectOf,
  otherSeat,
} from '../../state.ts'
import { figureCard } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  damage,
  gainMovement,
  givePoints,
  hasTrait,
  isFigureTarget,
  isFriend,
  isMe,
  me,
  recall,
  strain,
} from '../words.ts'
import { anyOwn, command } from './command.ts'
import { keepInPlay, lasting } from './lasting.ts'

/** Command cards whose effect lasts for the round or longer, from M on. */
export const lateRoundCommands: readonly ACard[] = [
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
  command('overdrive', {
    at: { 'start of round': { when: (s, _, seat) => droids(s, seat).length > 0 } },
    play: (s, { seat, effect }) => {
      for (const on of droids(s, seat)) lasting(s, effect, 'round', { on })
    },
  }),
  {
    id: 'effect:overdrive',
    rules: ['IA-CMD-overdrive'],
    during: {
      limit: { times: 1, per: 'round' },
      do: (s, effect, v) => {
        damage(s, effect.on ?? '', 2)
        v.actions += 1
      },
    },
  },
  command('sit-tight', {
    at: { 'start of round': {} },
    play: (s, { effect }) => lasting(s, effect, 'round', { on: null }),
  }),
  {
    id: 'effect:sit-tight',
    rules: ['IA-CMD-sit-tight'],
    query: {
      'may take the turn': (value, s, effect, seat) =>
        value &&
        (seat !== effect.seat || readyGroups(s, seat).length > readyGroups(s, otherSeat(seat)).length),
    },
    // Until then, and no longer.
    trigger: {
      'group activates': {
        forced: true,
        when: (s, effect, v) => groupNamed(s, v.group).seat === effect.seat,
        do: (s, effect) => leave(s, effect.id),
      },
    },
  },
  command('terminal-network', {
    action: { when: (s, figure) => isBesideTerminal(s, figure) },
    play: (s, { effect }) => lasting(s, effect, 'round'),
  }),
  {
    id: 'effect:terminal-network',
    rules: ['IA-CMD-terminal-network'],
    layer: 9,
    query: {
      controller: (value, s, effect, object) =>
        objectOf(s, object).kind === 'terminal' ? effect.seat : value,
    },
  },
  command('there-is-another', {
    at: { 'start of round': { figures: anyOwn } },
    play: (s, { effect }) => {
      const leia = me(s, effect)
      leia.also = [...(leia.also ?? []), 'force-user']
      lasting(s, effect, null)
    },
  }),
  {
    id: 'effect:there-is-another',
    rules: ['IA-CMD-there-is-another'],
    query: {
      results: (value, _, effect, v) =>
        isMe(effect, v.attacker) ? { ...value, surge: value.surge + 1 } : value,
    },
    trigger: {
      'end of round': {
        forced: true,
        do: (s, effect) => {
          const leia = me(s, effect)
          const others = (leia.also ?? []).filter((trait) => trait !== 'force-user')
          if (others.length > 0) leia.also = others
          else delete leia.also
          leave(s, effect.id)
        },
      },
    },
  },
  command('utinni', {
    at: {
      'start of round': { when: (s, _, seat) => anyOwn(s, {}, seat).some((id) => isJawa(figureOf(s, id))) },
    },
    play: (s, { effect }) => lasting(s, effect, 'round', { on: null }),
  }),
  {
    id: 'effect:utinni',
    rules: ['IA-CMD-utinni'],
    query: {
      speed: (value, s, effect, id) =>
        isFriend(s, effect, id) && isJawa(figureOf(s, id)) ? value + 1 : value,
      results: (value, s, effect, v) =>
        isFriend(s, effect, v.attacker) && isJawa(figureOf(s, v.attacker))
          ? { ...value, accuracy: value.accuracy + 1 }
          : value,
      'surge abilities': (value, s, effect, v) =>
        isFriend(s, effect, v.attacker) && isJawa(figureOf(s, v.attacker)) && isFigureTarget(s, v)
          ? [
              ...value,
              { key: `utinni ${effect.id}`, cost: 1, gives: {}, effect: effect.id, ability: 'utinni' },
            ]
          : value,
    },
    surges: { utinni: { do: (s, effect) => givePoints(s, effect.seat ?? '', 1, 'utinni') } },
  },
]

function droids(s: AState, seat: Seat): FigureId[] {
  return anyOwn(s, {}, seat).filter((id) => hasTrait(figureOf(s, id), 'droid'))
}

function isJawa(figure: Figure): boolean {
  return figureCard(figure).name === 'Jawa Scavenger'
}

function isBesideTerminal(s: AState, figure: Figure): boolean {
  return s.table.objects.some((one) => one.kind === 'terminal' && !one.gone && isBesideObject(s, figure, one))
}
