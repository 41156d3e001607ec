import { enter, type Seat } from '@sandtable/kernel'
import { isOnSpaces, skirmishMap } from '../../board/board.ts'
import { deckOf, fetchCard, shuffleDeck } from '../../hand.ts'
import { type AState, type Figure, figureOf, otherSeat } from '../../state.ts'
import { figureCard } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { rerollsAttack } from '../figures/abilities.ts'
import { slammed } from '../figures/rebel/fighters.ts'
import { combatSuit } from '../figures/rebel/troops.ts'
import {
  adjacentFigures,
  attackNow,
  canAttack,
  choice,
  choose,
  deplete,
  drawCards,
  exhaust,
  gainCondition,
  givePoints,
  isMe,
  isReady,
  me,
  moveAtOnce,
  putUnder,
  recall,
} from '../words.ts'

/** Does it stand in the deployment zone of the other side? */
function isBehindTheLines(s: AState, figure: Figure): boolean {
  const zone = s.table.zones[otherSeat(figure.seat)]
  return zone !== null && zone !== undefined && isOnSpaces(s, figure, skirmishMap(s).zones[zone])
}

/** Slam is still to be had in this activation (IA-ABIL-011). */
function slamOf(s: AState, on: string | null): string {
  const own = Object.values(s.effects).find((one) => one.card === 'deployment:chewbacca' && one.on === on)
  return `${own?.id ?? ''} slam`
}

const mission = choice<string>('mission', {
  from: () => ['movement', 'evade', 'point'],
  do: (s, effect, choice) => {
    const { seat, on } = effect
    if (choice === 'movement') moveAtOnce(s, on ?? '', 2)
    else if (choice === 'evade') enter(s, { card: 'effect:diplomat', seat, on, until: 'round' })
    else givePoints(s, seat as Seat, 1, 'on-a-diplomatic-mission')
  },
})

/** Rebel skirmish upgrades. */
export const rebelUpgrades: readonly ACard[] = [
  // Only for army building.
  { id: 'deployment:balance-of-the-force', rules: ['IA-DEP-balance-of-the-force'] },
  { id: 'deployment:combat-suit', rules: ['IA-DEP-combat-suit'], query: { results: combatSuit } },
  {
    id: 'deployment:fury-of-kashyyyk',
    rules: ['IA-DEP-fury-of-kashyyyk'],
    trigger: {
      'attack resolved': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.target) && v.suffered >= 3,
        do: (s, effect) => gainCondition(s, effect.on ?? '', 'focused'),
      },
    },
  },
  {
    id: 'deployment:heroic-effort',
    rules: ['IA-DEP-heroic-effort'],
    trigger: {
      'figure defeated': {
        when: (s, effect, v) => {
          const figure = figureOf(s, v.target)
          return figure.seat === effect.seat && figureCard(figure).unique
        },
        do: (s, effect) => {
          drawCards(s, effect.seat as Seat, 1)
          putUnder(s, effect)
        },
      },
    },
  },
  {
    id: 'deployment:on-a-diplomatic-mission',
    rules: ['IA-DEP-on-a-diplomatic-mission'],
    trigger: {
      'end of activation': {
        when: (s, effect, v) => isMe(effect, v.figure) && !v.attacked && isReady(s, effect),
        pay: exhaust,
        do: (s, effect) => choose(s, effect, mission),
      },
    },
    asks: [mission],
  },
  {
    id: 'effect:diplomat',
    rules: ['IA-DEP-on-a-diplomatic-mission'],
    query: {
      results: (value, _, effect, v) =>
        isMe(effect, v.target) ? { ...value, evade: value.evade + 1 } : value,
    },
  },
  {
    id: 'deployment:rebel-high-command',
    rules: ['IA-DEP-rebel-high-command'],
    trigger: {
      'end of round': { forced: true, do: (s, effect) => drawCards(s, effect.seat as Seat, 1) },
    },
  },
  {
    // What Han loses and gains on his own card stands there.
    id: 'deployment:rogue-smuggler',
    rules: ['IA-DEP-rogue-smuggler'],
    trigger: {
      'reroll dice': rerollsAttack(),
      'end of round': {
        when: (s, effect) => isReady(s, effect) && canAttack(s, effect.on ?? ''),
        pay: exhaust,
        do: (s, effect) => attackNow(s, effect.on ?? ''),
      },
    },
  },
  {
    id: 'deployment:smugglers-run',
    rules: ['IA-DEP-smugglers-run'],
    actions: {
      'smugglers-run': {
        cost: 1,
        can: (s, figure, effect) => isReady(s, effect, 'deplete') && isBehindTheLines(s, figure),
        do: (s, figure, effect) => {
          deplete(s, effect)
          givePoints(s, figure.seat, 5, 'smugglers-run')
        },
      },
    },
  },
  {
    id: 'deployment:wookiee-avenger',
    rules: ['IA-DEP-wookiee-avenger'],
    // Dodges become evades after everything that changes dodges.
    layer: 1,
    query: {
      results: (value, _, effect, v) => {
        if (isMe(effect, v.attacker)) return { ...value, damage: value.damage + 1 }
        if (!isMe(effect, v.target) || value.dodge <= 0) return value
        return { ...value, evade: value.evade + value.dodge, dodge: 0 }
      },
      'first hand': (value, _, effect, seat) =>
        effect.seat === seat && recall(effect, 'deployment:wookiee-avenger').taken === true
          ? value - 1
          : value,
    },
    trigger: {
      'figures deployed': {
        forced: true,
        when: (s, effect) => deckOf(s, effect.seat as Seat).draw.includes('debts-repaid'),
        do: (s, effect) => {
          const seat = effect.seat as Seat
          fetchCard(s, seat, 'debts-repaid')
          shuffleDeck(s, seat)
          recall(effect, 'deployment:wookiee-avenger').taken = true
        },
      },
    },
    during: {
      can: (s, effect, v) =>
        !v.specials.includes(slamOf(s, effect.on)) && adjacentFigures(s, me(s, effect), 'hostile').length > 0,
      do: (s, effect, v) => {
        v.specials.push(slamOf(s, effect.on))
        choose(s, effect, slammed)
      },
    },
    asks: [slammed],
  },
]
