import { cardWords, choose, type Effect } from '@sandtable/kernel'
import { upgradeCard } from '../catalogue.ts'
import { removeWounds, restoreShields, setUse } from '../holdings.ts'
import { blocksAndSurges, rollDefenceDice } from '../rolling.ts'
import type { Legion, LState } from '../state.ts'
import { keywordX } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { latentPower } from './latent-power.ts'
import { own } from './words.ts'

/** Keywords by which a unit gets back what it has spent or lost. Recharge is part of recovering. */

const { choice } = cardWords<Legion>()

function exhaustedForce(s: LState, effect: Effect): string[] {
  return own(s, effect).upgrades.flatMap(({ card, state }) =>
    state === 'exhausted' && upgradeCard(card).slot === 'force' ? [card] : [],
  )
}

const readied = choice<string, { readonly left: number }>('choose a card to ready', {
  from: exhaustedForce,
  do: (s, effect, card, { left }) => {
    setUse(s, own(s, effect), card, 'ready')
    if (left > 1) choose(s, effect, readied, { left: left - 1 })
  },
})

/** Up to X exhausted Force upgrades are ready again; nobody would leave one. */
const readies: NonNullable<LCard['trigger']>['before tokens are removed'] = {
  forced: true,
  when: (s, effect) => exhaustedForce(s, effect).length > 0,
  do: (s, effect) => {
    const left = keywordX(s, own(s, effect), 'master-of-the-force')
    const exhausted = exhaustedForce(s, effect)
    if (exhausted.length > left) choose(s, effect, readied, { left })
    else for (const card of exhausted) setUse(s, own(s, effect), card, 'ready')
  },
}

const masterOfTheForce: LCard = {
  id: 'keyword:master-of-the-force',
  rules: ['LG2-KW-141'],
  asks: [readied],
  trigger: {
    'end of an activation': { of: 'unit', ...readies },
  },
}

/** In 2018 in the end phase (LG1-KWB-007). */
export const masterOfTheForce2018: LCard = {
  id: 'keyword:master-of-the-force/2018',
  rules: ['LG1-KWB-007'],
  asks: [readied],
  trigger: { 'before tokens are removed': readies },
}

const generator: LCard = {
  id: 'keyword:generator',
  rules: ['LG2-KW-090'],
  trigger: {
    'start of the end phase': {
      forced: true,
      when: (s, effect) => own(s, effect).tokens['spent shield'] > 0,
      do: (s, effect) => restoreShields(s, own(s, effect), keywordX(s, own(s, effect), 'generator')),
    },
  },
}

function woundsOf(s: LState, effect: Effect): number {
  return own(s, effect).minis.reduce((sum, { wounds }) => sum + wounds, 0)
}

/** A white die for each wound token, up to X: blocks and surges heal. */
const regenerate: LCard = {
  id: 'keyword:regenerate',
  rules: ['LG2-KW-181'],
  trigger: {
    'end of an activation': {
      of: 'unit',
      forced: true,
      when: (s, effect) => woundsOf(s, effect) > 0,
      do: (s, effect) => {
        const unit = own(s, effect)
        const count = Math.min(woundsOf(s, effect), keywordX(s, unit, 'regenerate'))
        let healed = blocksAndSurges(rollDefenceDice(s, unit.id, 'white', count))
        for (const mini of unit.minis) {
          const { wounds } = mini
          removeWounds(s, unit, mini, healed)
          healed -= wounds - mini.wounds
        }
      },
    },
  },
}

export const regaining: readonly LCard[] = [masterOfTheForce, generator, regenerate, latentPower]
