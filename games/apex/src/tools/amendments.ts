import type { Amendment, PlaceAmendment, Seen } from '@sandtable/kernel'
import { numberAmendment } from '@sandtable/kit'
import { mostAmmo, startHealth } from '../../data/modes.ts'
import { objects } from '../../data/objects.ts'
import { isPrintedOccupied, nameOfField } from '../board/ground.ts'
import { isStanding, middleOf, type Sight, type StandingSeen, sightOf } from '../scene/view.ts'
import { type Apex, type Field, squads } from '../state.ts'
import { seatName, weaponName } from '../words/names.ts'

const plenty = 99

/** Shield and health points, ammo, victory points, and where legends stand. Paths lead into the table of the state. */
export function amendments(seen: Seen<Apex>): Amendment[] {
  const sight = sightOf(seen)
  if (seen.over !== null || sight.table.phase !== 'fight') return []
  const points = squads.map((squad) => {
    const { en, de } = seatName(squad)
    const label = { en: `${en}: victory points`, de: `${de}: Siegpunkte` }
    return numberAmendment({
      of: null,
      label,
      path: ['points', squad],
      value: sight.table.points[squad],
      most: plenty,
    })
  })
  return [
    ...points,
    ...sight.table.legends.flatMap((legend, at) => (isStanding(legend) ? ofLegend(sight, legend, at) : [])),
  ]
}

/** Whoever has no health points left is eliminated by the rules, not by agreement. */
function ofLegend(sight: Sight, legend: StandingSeen, at: number): Amendment[] {
  const of = legend.id
  const health = { en: 'Health points', de: 'Lebenspunkte' }
  const shield = { en: 'Shield points', de: 'Schildpunkte' }
  return [
    {
      ...numberAmendment({
        of,
        label: health,
        path: ['legends', at, 'health'],
        value: legend.health,
        most: startHealth,
      }),
      least: 1,
    },
    numberAmendment({
      of,
      label: shield,
      path: ['legends', at, 'shield'],
      value: legend.shield,
      most: legend.shieldLimit,
    }),
    ...(legend.weapons ?? []).flatMap((weapon, slot): Amendment[] => {
      if (weapon === null) return []
      const { en, de } = weaponName(weapon.card)
      const label = { en: `Ammo of ${en}`, de: `Munition von ${de}` }
      const path = ['legends', at, 'weapons', slot, 'ammo']
      return [numberAmendment({ of, label, path, value: weapon.ammo, most: mostAmmo })]
    }),
    position(sight, legend, at),
  ]
}

function position(sight: Sight, legend: StandingSeen, at: number): PlaceAmendment {
  return {
    type: 'place',
    id: `legends ${at} field`,
    of: legend.id,
    label: { en: 'Position', de: 'Position' },
    places: sight.ground.fields
      .filter((field) => isFree(sight, field))
      .map((field) => ({
        at: middleOf(sight, field),
        name: nameOfField(sight.ground, field),
        set: [{ path: ['legends', at, 'field'], value: field }],
      })),
  }
}

function isFree({ ground, table }: Sight, field: Field): boolean {
  return (
    !isPrintedOccupied(ground, field) &&
    !table.legends.some((one) => one.field === field) &&
    !table.pieces.some((piece) => piece.field === field && objects[piece.kind]?.occupies === 'field')
  )
}
