import { editionOf } from '../editions/index.ts'
import type { LCard } from '../vocabulary/card.ts'
import { isDue, moveOn } from './compulsory.ts'
import { freeAttacks } from './free-attacks.ts'
import { gaining } from './gaining.ts'
import { guardians } from './guardians.ts'
import { handingOut } from './handing-out.ts'
import { inspire2018 } from './helping.ts'
import { moving } from './moving.ts'
import { masterOfTheForce2018 } from './regaining.ts'

/** Keywords of 2018: those that act otherwise than in 2024, and those that act alike under the numbers of their own rules. */

/** The same, by the rules of 2018. */
function alike(cards: readonly LCard[], id: string, rules: readonly string[]): LCard {
  const card = cards.find((one) => one.id === `keyword:${id}`)
  if (card === undefined) throw new Error(`no keyword ${id}`)
  return { ...card, id: `${card.id}/2018`, rules }
}

/** When it activates it must move on with its whole speed, which is no action (LG1-KWB-018 to -020). */
const speeder: LCard = {
  id: 'keyword:speeder/2018',
  rules: ['LG1-KWB-018', 'LG1-KWB-019', 'LG1-KWB-020'],
  trigger: {
    'start of an activation': {
      of: 'unit',
      forced: true,
      when: (s) => editionOf(s).compulsory === 'on activation',
      do: (s, effect, v) => moveOn(s, effect, v, false),
    },
    // In the quick reference at the start or the end of its actions (LG1-QCMPB-001): it has not moved so yet.
    'start of perform actions': {
      of: 'unit',
      when: isDue,
      do: (s, effect, v) => moveOn(s, effect, v),
    },
    'end of perform actions': {
      of: 'unit',
      forced: true,
      when: isDue,
      do: (s, effect, v) => moveOn(s, effect, v),
    },
  },
}

export const keywords2018: readonly LCard[] = [
  inspire2018,
  masterOfTheForce2018,
  speeder,
  alike(handingOut, 'spotter', ['LG1-KWB-027', 'LG1-KWB-029']),
  alike(handingOut, 'take-cover', ['LG1-KWB-033', 'LG1-KWB-035']),
  alike(freeAttacks, 'steady', ['LG1-KWB-030', 'LG1-KWB-032']),
  alike(freeAttacks, 'relentless', ['LG1-KWB-012', 'LG1-KWB-014']),
  alike(freeAttacks, 'charge', ['LG1-KW-006', 'LG1-KW-008']),
  alike(moving, 'jump', ['LG1-KWB-003', 'LG1-KWB-004']),
  alike(gaining, 'ready', ['LG1-KWB-010']),
  alike(gaining, 'nimble', ['LG1-KWB-008']),
  alike(guardians, 'guardian', ['LG1-KW-018', 'LG1-KW-019', 'LG1-KW-024']),
]
