import { call, cause, type Effect, inPlay, pending, query } from '@sandtable/kernel'
import { damageCards } from '../../data/damage.ts'
import { actionBar } from '../flow/action.ts'
import { turnDown } from '../flow/damage.ts'
import { isRepair } from '../flow/repair.ts'
import { type Ship, shipOf, type XState } from '../state.ts'
import { touchedBy } from '../touching.ts'
import type { XCard } from '../vocabulary/card.ts'
import { hasOpportunity, obstaclesUnder } from '../weapons.ts'
import { rollFor, sequel } from './words.ts'

/** The damage cards of both core sets, each under the id of its deck (XW-DECKR, XW-DECKB). */
type DamageRule = Omit<XCard, 'id' | 'rules'>

const self = (s: XState, effect: Effect): Ship => shipOf(s, effect.on ?? '')
const mine = (effect: Effect, ship: string): boolean => effect.on === ship

/** What a card does the moment it comes to lie face up; then it is turned down. */
function atOnce(what: (s: XState, effect: Effect) => void): DamageRule {
  return {
    trigger: {
      'damage card face up': {
        forced: true,
        when: (_, effect, v) => v.effect === effect.id,
        do: (s, effect) => {
          turnDown(s, effect.id)
          what(s, effect)
        },
      },
    },
  }
}

function suffer(s: XState, effect: Effect, critical = false): void {
  call(s, 'suffer damage', { ship: effect.on ?? '', hits: critical ? 0 : 1, crits: critical ? 1 : 0 })
}

/** Is this the ship's card, and the first of several like it? They act together: their order does not matter. */
function isFirstCopyOn(s: XState, effect: Effect, ship: string): boolean {
  return inPlay(s, { card: effect.card, on: ship })[0]?.id === effect.id
}

function turnAllCopiesDown(s: XState, { card, on }: Effect): void {
  for (const copy of inPlay(s, { card, on: on ?? '' })) turnDown(s, copy.id)
}

/** What comes of a die that it rolls: on a hit the ship suffers damage. */
const damageOnHit = sequel<readonly string[]>('damage on a hit', (s, effect, [face]) => {
  if (face === 'hit') suffer(s, effect)
})

const criticalOnHit = sequel<readonly string[]>('critical damage on a hit', (s, effect, [face]) => {
  if (face === 'hit') suffer(s, effect, true)
})

const rollForDamage = (s: XState, effect: Effect) => rollFor(s, pending(effect, damageOnHit))

/** The base itself, where it ended; what the template crossed does not count (XW-DECKR-016). */
function isOnObstacle(s: XState, effect: Effect): boolean {
  if (query(s, 'ignores obstacles', false, effect.on ?? '')) return false
  return obstaclesUnder(s, self(s, effect)).length > 0
}

function isFromAnEarlierRound(s: XState, effect: Effect): boolean {
  const damage = self(s, effect).damage.find((one) => one.effect === effect.id)
  return damage !== undefined && damage.round < s.table.round
}

const damagedCockpit: DamageRule = {
  query: {
    'pilot skill': (skill, s, effect, ship) =>
      mine(effect, ship) && isFromAnEarlierRound(s, effect) ? 0 : skill,
  },
}

const damagedEngine: DamageRule = {
  query: {
    difficulty: (hardness, _, effect, { ship, maneuver }) =>
      mine(effect, ship) && maneuver.bearing.startsWith('turn') ? { ...hardness, harder: 'red' } : hardness,
  },
}

const consoleFire: DamageRule = {
  asks: [damageOnHit],
  trigger: { 'start of combat': { forced: true, do: rollForDamage } },
}

const structuralDamage: DamageRule = {
  query: { agility: (value, _, effect, ship) => (mine(effect, ship) ? value - 1 : value) },
}

function stress(s: XState, effect: Effect): void {
  cause(s, 'receive token', { ship: effect.on ?? '', token: 'stress' })
}

const thrustControlFire = atOnce(stress)

/** Direct Hit! is counted where hull is counted, Injured Pilot where it comes to lie face up; nothing turns it down. */
const elsewhere: DamageRule = {}

/** Damaged Sensor Array. */
function sensorArray(
  rule: string,
  forbids: (s: XState, ship: Ship, action: string, by: string | null) => boolean,
): DamageRule {
  return {
    query: {
      'action forbidden': (before, s, effect, { ship, action, by }) =>
        mine(effect, ship) && forbids(s, shipOf(s, ship), action, by) ? (before ?? rule) : before,
    },
  }
}

const core: Readonly<Record<string, DamageRule>> = {
  blindedpilot: {
    // After whatever adds dice.
    layer: 100,
    query: { 'attack dice': (dice, _, effect, v) => (mine(effect, v.attacker) ? 0 : dice) },
    trigger: {
      'after attack': {
        forced: true,
        when: (s, effect, v) => isFirstCopyOn(s, effect, v.attacker),
        do: turnAllCopiesDown,
      },
    },
  },
  damagedcockpit: damagedCockpit,
  injuredpilot: elsewhere,
  stunnedpilot: {
    trigger: {
      'after maneuver': {
        forced: true,
        when: (s, effect, v) => mine(effect, v.ship) && (v.overlapped.length > 0 || isOnObstacle(s, effect)),
        do: (s, effect) => suffer(s, effect),
      },
    },
  },
  consolefire: consoleFire,
  damagedengine: damagedEngine,
  // The roll of Expert Handling is that card's, even where the icon is in the action bar (XW-UPG-082).
  damagedsensorarray: sensorArray(
    'XW-DECKR-007',
    (s, ship, action, by) =>
      by !== 'upgrade:experthandling' && actionBar(s, ship).some((one) => one === action),
  ),
  directhit: elsewhere,
  minorexplosion: { asks: [damageOnHit], ...atOnce(rollForDamage) },
  minorhullbreach: {
    asks: [damageOnHit],
    trigger: {
      'after maneuver': {
        forced: true,
        when: (_, effect, v) => mine(effect, v.ship) && v.maneuver.difficulty === 'red',
        do: rollForDamage,
      },
    },
  },
  munitionsfailure: atOnce((s, effect) => call(s, 'discard a weapon', { ship: effect.on ?? '' })),
  structuraldamage: structuralDamage,
  thrustcontrolfire: thrustControlFire,
  weaponmalfunction: {
    query: { attack: (value, _, effect, ship) => (mine(effect, ship) ? value - 1 : value) },
  },
}

const tfa: Readonly<Record<string, DamageRule>> = {
  blindedpilot: {
    query: {
      'attack forbidden': (rule, _, effect, ship) => (mine(effect, ship) ? (rule ?? 'XW-DECKB-001') : rule),
    },
    trigger: {
      'after opportunity to attack': {
        forced: true,
        when: (s, effect, v) => isFirstCopyOn(s, effect, v.ship) && hasOpportunity(s, self(s, effect)),
        do: turnAllCopiesDown,
      },
    },
  },
  damagedcockpit: damagedCockpit,
  shakenpilot: {
    query: {
      'maneuver forbidden': (rule, _, effect, { ship, maneuver }) =>
        mine(effect, ship) && maneuver.bearing === 'straight' ? (rule ?? 'XW-DECKB-003') : rule,
    },
    trigger: {
      'dial revealed': {
        forced: true,
        when: (_, effect, v) => mine(effect, v.ship),
        do: (s, effect) => turnDown(s, effect.id),
      },
    },
  },
  stunnedpilot: {
    trigger: {
      'after maneuver': {
        forced: true,
        when: (s, effect, v) =>
          mine(effect, v.ship) && (touchedBy(s, self(s, effect)).length > 0 || isOnObstacle(s, effect)),
        do: (s, effect) => suffer(s, effect),
      },
    },
  },
  consolefire: consoleFire,
  damagedengine: damagedEngine,
  damagedsensorarray: sensorArray('XW-DECKB-007', (_, __, action) => !isRepair(action)),
  directhit: elsewhere,
  loosestabilizer: {
    trigger: {
      'after maneuver': {
        forced: true,
        when: (_, effect, v) => mine(effect, v.ship) && v.maneuver.difficulty === 'white',
        do: stress,
      },
    },
  },
  majorexplosion: {
    asks: [criticalOnHit],
    ...atOnce((s, effect) => rollFor(s, pending(effect, criticalOnHit))),
  },
  majorhullbreach: {
    query: {
      'dealt face up': (value, s, effect, ship) =>
        value || (mine(effect, ship) && isFromAnEarlierRound(s, effect)),
    },
  },
  structuraldamage: structuralDamage,
  thrustcontrolfire: thrustControlFire,
  weaponsfailure: {
    query: { 'attack dice': (dice, _, effect, v) => (mine(effect, v.attacker) ? dice - 1 : dice) },
  },
}

export const damage: readonly XCard[] = damageCards.map(({ id, deck, name }) => {
  const key = id.slice(deck.length + 1)
  const rule = (deck === 'core' ? core : tfa)[key]
  if (rule === undefined) throw new Error(`the damage card ${name} of ${deck} has no rule`)
  return { id: `damage:${id}`, rules: [`XW-DMG-${id}`], ...rule }
})
