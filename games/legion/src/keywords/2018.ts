import { call, canChoose, cardWords, choose, type Effect } from '@sandtable/kernel'
import { editionOf } from '../editions/index.ts'
import { setUse } from '../holdings.ts'
import type { Legion, LState, UnitId } from '../state.ts'
import { loseSuppression } from '../tokens.ts'
import { isOnBattlefield, unitOf } from '../units.ts'
import { keywordX, speedOf } from '../values.ts'
import type { Activating } from '../vocabulary/activations.ts'
import type { LCard } from '../vocabulary/card.ts'
import { moveBy } from '../vocabulary/moves.ts'
import { freeAttacks } from './free-attacks.ts'
import { gaining } from './gaining.ts'
import { guardians } from './guardians.ts'
import { handingOut } from './handing-out.ts'
import { moving } from './moving.ts'
import { exhaustedForce, readied } from './regaining.ts'
import { friendsWithin, own } from './words.ts'

/** Keywords of 2018: those that act otherwise than in 2024, and those that act alike under the numbers of their own rules. */

const { choice } = cardWords<Legion>()

/** The same, by the rules of 2018. */
function alike(cards: readonly LCard[], id: string, rules: readonly string[]): LCard {
  const card = cards.find((one) => one.id === `keyword:${id}`)
  if (card === undefined) throw new Error(`no keyword ${id}`)
  return { ...card, id: `${card.id}/2018`, rules }
}

/** After its rally step up to X suppression tokens of other friendly units at range 1-2, one by one (LG1-KW-031, -032). */
const calmed = choice<UnitId, { readonly left: number }>('remove a suppression token', {
  from: (s, effect) =>
    friendsWithin(s, effect, 2, false).flatMap((unit) =>
      isOnBattlefield(unit) && unit.tokens.suppression > 0 ? [unit.id] : [],
    ),
  may: () => true,
  do: (s, effect, unit, { left }) => {
    loseSuppression(s, unitOf(s, unit), 1)
    if (left > 1) choose(s, effect, calmed, { left: left - 1 })
  },
})

function calm(s: LState, effect: Effect): { readonly left: number } {
  return { left: keywordX(s, own(s, effect), 'inspire') }
}

const inspire: LCard = {
  id: 'keyword:inspire/2018',
  rules: ['LG1-KW-031', 'LG1-KW-032'],
  asks: [calmed],
  trigger: {
    'after rallying': {
      of: 'unit',
      forced: true,
      when: (s, effect) => canChoose(s, effect, calmed, calm(s, effect)),
      do: (s, effect) => choose(s, effect, calmed, calm(s, effect)),
    },
  },
}

/** In the end phase up to X exhausted Force upgrades; nobody would leave one (LG1-KWB-007). */
const masterOfTheForce: LCard = {
  id: 'keyword:master-of-the-force/2018',
  rules: ['LG1-KWB-007'],
  asks: [readied],
  trigger: {
    'before tokens are removed': {
      forced: true,
      when: (s, effect) => own(s, effect).minis.length > 0 && exhaustedForce(s, effect).length > 0,
      do: (s, effect) => {
        const left = keywordX(s, own(s, effect), 'master-of-the-force')
        const exhausted = exhaustedForce(s, effect)
        if (exhausted.length > left) choose(s, effect, readied, { left })
        else for (const card of exhausted) setUse(s, own(s, effect), card, 'ready')
      },
    },
  },
}

/** When it activates it must move on with its whole speed, which is no action (LG1-KWB-018 to -020). */
function isDue(s: LState, effect: Effect, v: Activating): boolean {
  return !v.done.includes('compulsory move') && speedOf(s, own(s, effect)) > 0
}

function moveOn(s: LState, effect: Effect, v: Activating, action: boolean): void {
  v.done = [...v.done, 'compulsory move']
  call(s, 'move', moveBy(v.unit, speedOf(s, own(s, effect)), { compulsory: true, action }))
}

const speeder: LCard = {
  id: 'keyword:speeder/2018',
  rules: ['LG1-KWB-018', 'LG1-KWB-019', 'LG1-KWB-020'],
  trigger: {
    'start of an activation': {
      of: 'unit',
      forced: true,
      when: (s, effect, v) => editionOf(s).compulsory === 'on activation' && isDue(s, effect, v),
      do: (s, effect, v) => moveOn(s, effect, v, false),
    },
    // In the quick reference at the start or the end of its actions (LG1-QCMPB-001).
    'start of perform actions': {
      of: 'unit',
      when: (s, effect, v) => editionOf(s).compulsory === 'around actions' && isDue(s, effect, v),
      do: (s, effect, v) => moveOn(s, effect, v, true),
    },
    'end of perform actions': {
      of: 'unit',
      forced: true,
      when: (s, effect, v) => editionOf(s).compulsory === 'around actions' && isDue(s, effect, v),
      do: (s, effect, v) => moveOn(s, effect, v, true),
    },
  },
}

export const keywords2018: readonly LCard[] = [
  inspire,
  masterOfTheForce,
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
