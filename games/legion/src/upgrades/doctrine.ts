import { asking, of } from '@sandtable/kernel'
import { giveKeyword } from '../cards-held.ts'
import { refreshCards } from '../cards-of-unit.ts'
import { isEngaged } from '../geometry/melee.ts'
import { grantKeyword } from '../keywords/granted.ts'
import { own } from '../keywords/words.ts'
import type { UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import { isTrooper, unitOf, unitsOfSide } from '../units.ts'
import { hasKeyword } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { readyCard } from './equipped.ts'
import { choice, idsOf, isOfTheRanks, upgrade } from './words.ts'

/** Doctrines. */

const readied = choice<string>('is readied', {
  from: (s, effect) =>
    own(s, effect).upgrades.flatMap(({ card, state }) => (state === 'exhausted' ? [card] : [])),
  do: (s, effect, card) => readyCard(s, own(s, effect), card),
})

const taskmaster = upgrade('tyrannical-taskmaster', {
  asks: [readied],
  trigger: {
    'end of an activation': {
      of: 'unit',
      forced: true,
      ...asking(readied),
    },
  },
})

const hidden = choice<UnitId>('has Prepared Position', {
  // Who has the card is a commander or an operative itself.
  from: (s, { seat }) =>
    idsOf(
      unitsOfSide(s, seat ?? '').filter(
        // Whoever has it gains nothing.
        (unit) => isTrooper(unit) && isOfTheRanks(unit) && !hasKeyword(s, unit, 'prepared-position'),
      ),
    ),
  do: (s, _, unit) => grantKeyword(s, unitOf(s, unit), 'prepared-position'),
})

const saboteur = upgrade('unseen-saboteur', {
  asks: [hidden],
  trigger: {
    'set-up effects': {
      forced: true,
      ...asking(hidden),
    },
  },
})

const retainer = choice<UnitId>('has Retinue', {
  from: (s, { seat, on }) =>
    idsOf(unitsOfSide(s, seat ?? '').filter((unit) => unit.id !== on && isTrooper(unit))),
  do: (s, _, id) => {
    const unit = unitOf(s, id)
    giveKeyword(s, unit, { id: 'retinue', of: 'Imperial Agent' })
    refreshCards(s, unit)
  },
})

const platoon = upgrade('platoon-commander', {
  asks: [retainer],
  trigger: {
    'set-up effects': {
      forced: true,
      ...asking(retainer),
    },
  },
  query: {
    surges: of('unit', (chart, s, effect) =>
      isEngaged(s, own(s, effect)) ? { attack: 'crit', defence: 'block' } : chart,
    ),
  },
})

/** Whoever has a bounty on it is worth a look: before a pool it aims, or dodges. */
const guildMember = upgrade('guild-member', {
  trigger: {
    'the pool is formed': {
      forced: true,
      when: (s, { on }, { attacker, defender }) =>
        (on === attacker || on === defender) &&
        unitOf(s, on === attacker ? defender : attacker).conditions.includes('bounty'),
      do: (s, effect, { attacker }) => gain(s, own(s, effect), effect.on === attacker ? 'aim' : 'dodge'),
    },
  },
})

export const doctrine: readonly LCard[] = [taskmaster, saboteur, platoon, guildMember]
