import { choose } from '@sandtable/kernel'
import { unitsSee } from '../geometry/sight.ts'
import { takeTokens } from '../holdings.ts'
import { healWound, woundsToHeal } from '../keywords/mending.ts'
import { own } from '../keywords/words.ts'
import { restorable, restoreMini } from '../moves/restoring.ts'
import { blocksAndSurges, rollDefenceDice } from '../rolling.ts'
import type { LState, Unit, UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import { affiliationOf, isDroid, isTrooper, unitOf } from '../units.ts'
import { hasKeyword } from '../values.ts'
import type { CardAction, LCard } from '../vocabulary/card.ts'
import { choice, freeAction, friendsNear, idsOf, upgrade } from './words.ts'

/** Cards that heal a unit near by once, beside the keyword Treat. */

interface Cure {
  helps(unit: Unit): boolean
  readonly cost: CardAction['cost']
  /** Poison goes, too. */
  readonly poison: boolean
  afterwards?(s: LState, unit: Unit): void
}

/** Nobody of those to whom nothing matters comes back (LG2-KW-093). */
function whatHelps(s: LState, unit: Unit, { poison }: Cure): string[] {
  const fallen = hasKeyword(s, unit, 'unconcerned') ? [] : restorable(unit)
  return [
    ...woundsToHeal(unit),
    ...(poison && unit.tokens.poison > 0 ? ['poison'] : []),
    ...fallen.map(({ id }) => id),
  ]
}

/** "A friendly unit within range 1 and in sight loses a wound or regains a miniature." */
function cures(id: string, cure: Cure): LCard {
  const how = choice<string, { readonly unit: UnitId }>('what is mended', {
    from: (s, _, { unit }) => whatHelps(s, unitOf(s, unit), cure),
    do: (s, _, picked, { unit: name }) => {
      const unit = unitOf(s, name)
      const fallen = unit.fallen.find((mini) => mini.id === picked)
      if (fallen !== undefined) restoreMini(s, unit, fallen)
      else if (picked === 'poison') takeTokens(s, unit, 'poison', 1)
      else healWound(s, unit, picked)
      cure.afterwards?.(s, unit)
    },
  })
  const whom = choice<UnitId>('who is mended', {
    from: (s, effect) =>
      idsOf(
        friendsNear(s, effect, 1).filter(
          (unit) =>
            cure.helps(unit) && whatHelps(s, unit, cure).length > 0 && unitsSee(s, own(s, effect), unit),
        ),
      ),
    do: (s, effect, unit) => choose(s, effect, how, { unit }),
  })
  return upgrade(
    id,
    freeAction(
      {
        can: (s, _, effect) => whom.from(s, effect, {}).length > 0,
        do: (s, _, effect) => choose(s, effect, whom),
      },
      cure.cost,
      [whom, how],
    ),
  )
}

const herbal = cures('herbal-medicine', {
  helps: (unit) => isTrooper(unit) && affiliationOf(unit) === 'ewok',
  cost: 0,
  poison: false,
})

const backworld = cures('backworld-medic', {
  helps: (unit) => isTrooper(unit) && !isDroid(unit),
  cost: 1,
  poison: true,
  afterwards: (s, unit) =>
    gain(s, unit, 'suppression', blocksAndSurges(rollDefenceDice(s, unit.id, 'white', 2))),
})

export const medicine: readonly LCard[] = [herbal, backworld]
