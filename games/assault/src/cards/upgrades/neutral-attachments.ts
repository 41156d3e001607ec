import { call, type Effect, of, type Plain } from '@sandtable/kernel'
import { boardOf, spacesOf } from '../../board/board.ts'
import { bring } from '../../flow/set-up.ts'
import { setWorth } from '../../holdings.ts'
import { EXTERIOR } from '../../map/terrain.ts'
import { type AState, figureOf, figuresOf, figuresOnMap, groupNamed, groupOf, isFigure } from '../../state.ts'
import { figureCard, figureCost } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  attackerSeat,
  paysNoExtra,
  rerollAttackDie,
  rerollsAttack,
  tended,
  waysToTend,
} from '../figures/abilities.ts'
import {
  add,
  adjacentFigures,
  attachmentOf,
  choice,
  choose,
  distanceBetween,
  exhaust,
  gainMovement,
  hasRerolls,
  isFriend,
  isMe,
  isReady,
  me,
  recall,
  recoverDamage,
  seesFigure,
} from '../words.ts'

/** Motivation: friends that cost less and see the bearer. */
function motivated(s: AState, effect: Effect): string[] {
  const own = me(s, effect)
  return figuresOnMap(s)
    .filter(
      (one) => one.seat === own.seat && figureCost(s, one) < figureCost(s, own) && seesFigure(s, one, own),
    )
    .map((one) => one.id)
}

/** Trusted Ally: friends beside the droid that something can be done for. */
function besideInNeed(s: AState, effect: Effect): string[] {
  return adjacentFigures(s, me(s, effect), 'friendly').filter((id) => waysToTend(s, id).length > 0)
}

/** Scavenged Weaponry: where it could go once its group is gone. */
function salvagers(s: AState, effect: Effect): string[] {
  const own = groupOf(s, me(s, effect))
  return s.table.groups
    .filter((group) => group.seat === own.seat && group.id !== own.id && figuresOf(s, group).length > 0)
    .filter((group) => {
      const { traits } = figureCard(group)
      return traits.includes('droid') || traits.includes('vehicle')
    })
    .map((group) => group.id)
}

function salvage(s: AState, effect: Effect, to: Plain): void {
  const old = groupOf(s, me(s, effect))
  const card = attachmentOf(s, effect)
  if (card === null) return
  old.attachments = old.attachments.filter((one) => one !== card)
  const group = groupNamed(s, String(to))
  const effects = figuresOf(s, group).flatMap((one) => bring(s, card.card, one.seat, one.id) ?? [])
  group.attachments.push({ ...card, effects })
  setWorth(s, group, group.points + 1)
}

/** Lie in Ambush: own groups that are exhausted or defeated. */
function spent(s: AState, effect: Effect): number {
  return s.table.groups.filter(
    (group) =>
      group.seat === effect.seat &&
      group.id !== recall(effect, 'deployment:lie-in-ambush').group &&
      (group.exhausted || figuresOf(s, group).length === 0),
  ).length
}

const ally = choice<string>('figure', {
  from: (s, effect) => besideInNeed(s, effect),
  do: (s, effect, figure) => choose(s, effect, tended, { figure }),
})

const motivatedFriend = choice<string>('figure', {
  from: (s, effect) => motivated(s, effect),
  do: (s, effect, figure) => {
    choose(s, effect, tended, { figure })
    gainMovement(s, figure, 1)
  },
})

const salvager = choice<string>('group', {
  from: (s, effect) => salvagers(s, effect),
  do: salvage,
})

/** Neutral upgrades on groups. */
export const neutralAttachments: readonly ACard[] = [
  {
    id: 'deployment:targeting-computer',
    rules: ['IA-DEP-targeting-computer'],
    trigger: { 'reroll dice': rerollsAttack() },
  },
  {
    id: 'deployment:survivalist',
    rules: ['IA-DEP-survivalist'],
    query: { 'pays no extra': paysNoExtra },
    trigger: {
      'end of round': {
        forced: true,
        when: (s, effect) => {
          const figure = me(s, effect)
          const { spaces } = boardOf(s)
          return figure.damage > 0 && spacesOf(s, figure).some((at) => ((spaces[at] ?? 0) & EXTERIOR) !== 0)
        },
        do: (s, effect) => recoverDamage(s, effect.on ?? '', 1),
      },
    },
  },
  {
    id: 'deployment:feeding-frenzy',
    rules: ['IA-DEP-feeding-frenzy'],
    query: {
      'surge abilities': of('attacker', (value, _, __, v) =>
        v.distance <= 1 ? [...value, { key: 'feeding frenzy', cost: 1, gives: { recover: 2 } }] : value,
      ),
    },
    trigger: {
      'modify results': {
        seat: attackerSeat,
        of: 'attacker',
        when: (s, effect, v) =>
          isReady(s, effect) && isFigure(s, v.target) && figureOf(s, v.target).damage > 0,
        pay: (s, effect) => exhaust(s, effect),
        do: (_, __, v) => add(v, { damage: 1 }),
      },
    },
  },
  {
    id: 'deployment:trusted-ally',
    rules: ['IA-DEP-trusted-ally'],
    trigger: {
      'reroll dice': {
        when: (s, effect, v) =>
          !isMe(effect, v.attacker) &&
          isFriend(s, effect, v.attacker) &&
          isReady(s, effect) &&
          distanceBetween(s, me(s, effect), figureOf(s, v.attacker)) <= 3 &&
          hasRerolls(s, effect, 'attack'),
        pay: (s, effect) => exhaust(s, effect),
        do: rerollAttackDie,
      },
    },
    during: {
      can: (s, effect) => isReady(s, effect) && besideInNeed(s, effect).length > 0,
      do: (s, effect) => {
        exhaust(s, effect)
        choose(s, effect, ally)
      },
    },
    asks: [ally, tended],
  },
  {
    id: 'deployment:motivation',
    rules: ['IA-DEP-motivation'],
    during: {
      can: (s, effect) => isReady(s, effect) && motivated(s, effect).length > 0,
      do: (s, effect) => {
        exhaust(s, effect)
        choose(s, effect, motivatedFriend)
      },
    },
    asks: [motivatedFriend, tended],
  },
  {
    id: 'deployment:scavenged-weaponry',
    rules: ['IA-DEP-scavenged-weaponry'],
    trigger: {
      'attack declared': {
        seat: attackerSeat,
        of: 'attacker',
        when: (s, effect) => isReady(s, effect),
        pay: (s, effect) => exhaust(s, effect),
        do: (_, __, v) => add(v, { damage: 1 }),
      },
      'figure defeated': {
        of: 'target',
        when: (s, effect) =>
          figuresOf(s, groupOf(s, me(s, effect))).length === 0 && salvagers(s, effect).length > 0,
        do: (s, effect) => choose(s, effect, salvager),
      },
    },
    asks: [salvager],
  },
  {
    id: 'deployment:lie-in-ambush',
    rules: ['IA-DEP-lie-in-ambush'],
    trigger: {
      'after activation': {
        when: (s, effect, v) =>
          s.table.round >= 2 && groupNamed(s, v.group).seat !== effect.seat && spent(s, effect) >= 3,
        do: (s, effect) => {
          const { group } = recall(effect, 'deployment:lie-in-ambush')
          if (group !== undefined) call(s, 'spring the ambush', { group, left: [], zone: null })
        },
      },
    },
  },
]
