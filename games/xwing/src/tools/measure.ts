import type { Mark, Measured, Named, RuleId, Seen } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { circle, nearest, type Shape, TOLERANCE } from '@sandtable/plane'
import { baseAt } from '../geometry/base.ts'
import { tokenAt } from '../geometry/bombs.ts'
import { obstacleAt } from '../geometry/obstacles.ts'
import { rangeOf } from '../geometry/range.ts'
import { type ShipSeen, type Sight, shipIn, sightOf } from '../scene/view.ts'
import type { XWing } from '../state.ts'
import { sizeOf } from '../values.ts'

/** The range between two ships, tokens or points, closest point to closest point, whenever the ruler may be used. */
export function measure(seen: Seen<XWing>, from: Mark, to: Mark): Measured {
  const sight = sightOf(seen)
  const refused = refuseMeasuring(sight, from, to)
  if (refused !== null) return { refused }
  const [one, two] = [marked(sight, from), marked(sight, to)]
  if (one === null || two === null) return { refused: 'XW-RANGE-012' }
  const { distance, line } = nearest(one.shape, two.shape)
  return {
    from: { x: line.from.x + 0, y: line.from.y + 0 },
    to: { x: line.to.x + 0, y: line.to.y + 0 },
    label: labelOf(distance),
    rule: one.rule === 'XW-RANGE-001' ? two.rule : one.rule,
  }
}

/** The rule that keeps the ruler off the table; who only watches and whose game is over may measure as they like. */
function refuseMeasuring(sight: Sight, from: Mark, to: Mark): RuleId | null {
  const { seen, question } = sight
  if (seen.seat === null || seen.over !== null) return null
  const ship = shipIn(sight, part(question?.about, 'ship') ?? part(question?.about, 'on'))
  const target = ship === null ? null : otherEnd(sight, ship, from, to)
  switch (question?.step) {
    case 'declare target':
      return target !== null && target.seat !== ship?.seat ? null : 'XW-RANGE-013'
    case 'choose':
      if (!question.options?.some((one) => shipIn(sight, one) !== null)) return 'XW-RANGE-012'
      return target !== null ? null : 'XW-RANGE-014'
    case 'choose an action':
      // A target is named by taking the action, and only then measured to.
      return target !== null && target.seat !== ship?.seat ? 'XW-RANGE-015' : 'XW-RANGE-012'
    default:
      return 'XW-RANGE-012'
  }
}

/** The ship at the other end of a line that begins or ends at this ship. */
function otherEnd(sight: Sight, ship: ShipSeen, from: Mark, to: Mark): ShipSeen | null {
  if (isMark(from, ship.id)) return shipAt(sight, to)
  return isMark(to, ship.id) ? shipAt(sight, from) : null
}

function isMark(mark: Mark, id: string): boolean {
  return 'piece' in mark && mark.piece === id
}

function shipAt(sight: Sight, mark: Mark): ShipSeen | null {
  return 'piece' in mark ? shipIn(sight, mark.piece) : null
}

interface Marked {
  readonly shape: Shape
  /** How it is measured to. */
  readonly rule: RuleId
}

function marked(sight: Sight, mark: Mark): Marked | null {
  if (!('piece' in mark)) return { shape: circle(mark.x, mark.y, 0), rule: 'XW-GEOM-013' }
  const ship = shipIn(sight, mark.piece)
  if (ship !== null) return { shape: baseAt(ship.pose, sizeOf(ship)), rule: 'XW-RANGE-001' }
  const bomb = sight.bombs.find(({ id }) => id === mark.piece)
  const token = bomb === undefined ? null : tokenAt(bomb)
  if (token !== null) return { shape: token, rule: 'XW-RANGE-016' }
  const obstacle = sight.obstacles.find(({ id }) => id === mark.piece)
  return obstacle === undefined ? null : { shape: obstacleAt(obstacle), rule: 'XW-RANGE-016' }
}

/** Rounded up, so that what is beyond the end of a band never reads as its end. */
function labelOf(distance: number): Named {
  const range = rangeOf(distance)
  if (range > 3) return { en: 'beyond range 3', de: 'außerhalb von Reichweite 3' }
  const mm = Math.max(0, Math.ceil(distance - TOLERANCE))
  return { en: `range ${range} (${mm} mm)`, de: `Reichweite ${range} (${mm} mm)` }
}
