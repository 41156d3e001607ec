import { type Area, clone, type Form, type Line, type Named, type Plain } from '@sandtable/kernel'
import { aboutOf, part } from '@sandtable/kit'
import type { Arc } from '@sandtable/plane'
import { arcsOf, type NamedArc, type Quadrant } from '../geometry/arcs.ts'
import { baseAt, playArea } from '../geometry/base.ts'
import { band, clearestLine, lineOfAttack, type Measured } from '../geometry/range.ts'
import { poseFrom } from '../geometry/templates.ts'
import { shipType, sizeOf } from '../values.ts'
import { usableArcs, weaponsOf } from '../weapons.ts'
import { cardName } from '../words/names.ts'
import { layer } from './layers.ts'
import { activeShip, baseForm, copied, inPlay, placedOf, type ShipSeen, type Sight, shipIn } from './view.ts'

/** Farther than anything on the table. */
const far = 2 * playArea

function arcForm(arc: Arc): Form {
  const { x, y, facing } = arc
  if (arc.type === 'wedge') return { type: 'sector', x, y, facing, angle: arc.angle, radius: far }
  const tip = poseFrom({ x, y, facing }, 0, far, 0)
  return { type: 'stroke', points: [x, y, tip.x, tip.y], width: arc.width }
}

function arcsOn(ship: ShipSeen): NamedArc[] {
  return arcsOf(shipType(ship.type).arcs, ship.pose, sizeOf(ship), ship.mobile)
}

/** The arcs printed on every base. */
export function printedArcs(sight: Sight): Area[] {
  return inPlay(sight).flatMap(arcsPrintedOn)
}

export function arcsPrintedOn(ship: ShipSeen): Area[] {
  return arcsOn(ship).map(({ name, arc }) => ({
    type: 'area',
    kind: `arc-${name}`,
    id: `${ship.id} arc ${name}`,
    z: layer.arc,
    forms: [arcForm(arc)],
    within: baseForm(ship.pose, sizeOf(ship)),
    of: ship.id,
  }))
}

/** The ruler of the ship that acts. */
export function ranges(sight: Sight): Area[] {
  const ship = activeShip(sight)
  return ship === null ? [] : rangesOf(ship)
}

/** The bands of a ship in each of its arcs, or all round for a turret. */
export function rangesOf(ship: ShipSeen): Area[] {
  const arcs = ship.allRound.includes('primary')
    ? [{ name: 'turret', within: null }]
    : arcsOn(ship).map(({ name, arc }) => ({ name, within: arcForm(arc) }))
  return arcs.flatMap(({ name, within }) =>
    // The farthest first, so that the nearer ones lie on top.
    [3, 2, 1].map((range): Area => {
      const area: Area = {
        type: 'area',
        kind: `range-${range}`,
        id: `${ship.id} range ${range} ${name}`,
        z: layer.range,
        label: { en: `range ${range}`, de: `Reichweite ${range}` },
        forms: [
          { type: 'around', points: copied(baseAt(ship.pose, sizeOf(ship)).points), distance: range * band },
        ],
        of: ship.id,
      }
      return within === null ? area : { ...area, within: clone(within) }
    }),
  )
}

export type WeaponPlace = 'primary' | number

/** As the attack would be measured; null: no arc of this weapon holds the target. */
export function measuredInArc(ship: ShipSeen, weapon: WeaponPlace, target: ShipSeen): Measured | null {
  const [from, to] = [placedOf(ship), placedOf(target)]
  if (ship.allRound.includes(weapon)) return lineOfAttack(from, to, null)
  let best: Measured | null = null
  for (const { arc } of usableArcs(ship, weapon)) {
    const found = lineOfAttack(from, to, arc)
    if (found !== null && (best === null || found.distance < best.distance)) best = found
  }
  return best
}

/** Where no arc holds the target, base to base. */
function measured(ship: ShipSeen, weapon: WeaponPlace, target: ShipSeen): Measured | null {
  return measuredInArc(ship, weapon, target) ?? lineOfAttack(placedOf(ship), placedOf(target), null)
}

function isShot(option: Plain): option is { readonly weapon: WeaponPlace; readonly target: string } {
  const weapon = part(option, 'weapon')
  return typeof part(option, 'target') === 'string' && (weapon === 'primary' || typeof weapon === 'number')
}

/** For every attack that may be declared: the shortest line, its range, and what stands in its way. */
export function shotLines(sight: Sight): Line[] {
  const ship = shipIn(sight, part(sight.question?.about, 'ship'))
  if (ship === null) return []
  return (sight.question?.options ?? []).filter(isShot).flatMap(({ weapon, target: id }): Line[] => {
    const target = shipIn(sight, id)
    const found = target === null ? null : measured(ship, weapon, target)
    if (found === null) return []
    return [{ ...shotLine(sight, ship, weapon, id, found), answers: [{ weapon, target: id }] }]
  })
}

export function shotLine(
  sight: Sight,
  ship: ShipSeen,
  weapon: WeaponPlace,
  target: string,
  found: Measured,
): Line {
  const { line, by } = clearestLine(found, sight.obstacles)
  const card = typeof weapon === 'number' ? ship.upgrades[weapon]?.card : undefined
  const name = weaponsOf(ship).length === 1 ? null : weaponName(card)
  const blocked = by.length > 0 ? { en: ', obstructed', de: ', versperrt' } : { en: '', de: '' }
  return {
    type: 'line',
    kind: 'shot',
    id: `${ship.id} shot ${weapon} ${target}`,
    z: layer.line,
    label: {
      en: `${name === null ? '' : `${name.en}, `}range ${found.range}${blocked.en}`,
      de: `${name === null ? '' : `${name.de}, `}Reichweite ${found.range}${blocked.de}`,
    },
    from: { ...line.from },
    to: { ...line.to },
    ends: [ship.id, target],
    blocked: [...by],
    ...(card === undefined ? {} : { about: `upgrade:${card}` }),
  }
}

function weaponName(card: string | undefined): Named {
  return card === undefined ? { en: 'primary weapon', de: 'Primärwaffe' } : cardName(card)
}

/** Who attacks whom, from middle to middle, while an attack is under way. */
export function attackLine(sight: Sight): Line[] {
  const about = aboutOf(sight.seen, 'attack')
  const [attacker, target] = [shipIn(sight, part(about, 'attacker')), shipIn(sight, part(about, 'target'))]
  if (attacker === null || target === null) return []
  return [
    {
      type: 'line',
      kind: 'attack',
      id: 'attack',
      z: layer.line,
      from: { x: attacker.pose.x, y: attacker.pose.y },
      to: { x: target.pose.x, y: target.pose.y },
      ends: [attacker.id, target.id],
      blocked: [],
    },
  ]
}

const quadrantNames = {
  front: { en: 'front', de: 'vorn' },
  left: { en: 'left', de: 'links' },
  right: { en: 'right', de: 'rechts' },
  rear: { en: 'rear', de: 'hinten' },
} as const satisfies Record<Quadrant, { en: string; de: string }>

/** Where a mobile arc may be turned to. */
export function quadrants(sight: Sight): Area[] {
  const ship = shipIn(sight, part(sight.question?.about, 'ship'))
  const options = sight.question?.options ?? []
  if (ship === null || !shipType(ship.type).arcs.includes('mobile')) return []
  return options.flatMap((option): Area[] => {
    const quadrant = typeof option === 'string' ? option : part(option, 'quadrant')
    if (typeof quadrant !== 'string' || !Object.hasOwn(quadrantNames, quadrant)) return []
    const side = quadrant as Quadrant
    return arcsOf(['mobile'], ship.pose, sizeOf(ship), side).map(({ arc }) => ({
      type: 'area',
      kind: 'quadrant',
      id: `${ship.id} quadrant ${side}`,
      z: layer.range,
      label: { ...quadrantNames[side] },
      forms: [{ type: 'around', points: copied(baseAt(ship.pose, sizeOf(ship)).points), distance: band }],
      within: arcForm(arc),
      of: ship.id,
      answers: [clone(option)],
    }))
  })
}
