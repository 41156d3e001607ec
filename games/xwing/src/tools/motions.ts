import type { Motion, Seen } from '@sandtable/kernel'
import { goOn, type Way } from '@sandtable/kit'
import type { Pose } from '@sandtable/plane'
import { isAt } from '../geometry/base.ts'
import type { TemplateBearing } from '../geometry/templates.ts'
import { bankRolledWay, boostedWay, flownWay, isNear } from '../geometry/ways.ts'
import { flownIn } from '../scene/ghosts.ts'
import { inPlay, newsIn, type ShipSeen, sightOf, standAt } from '../scene/view.ts'
import type { XWing } from '../state.ts'
import { sizeOf } from '../values.ts'
import type { XTold } from '../vocabulary/entries.ts'

/** How ships came to where they are: along their templates, in the order in which the journal tells it. */
export function motions(before: Seen<XWing>, after: Seen<XWing>): Motion[] {
  const now = sightOf(after)
  const standing = new Map(inPlay(sightOf(before)).map(({ id, pose }) => [id, pose]))
  const told: Way<Pose>[] = []
  const go = (of: string, way: readonly Pose[]) => {
    // Where it began may differ from where it stood by a turn that the journal does not tell.
    goOn(told, of, standing.get(of), way)
    standing.set(of, way[way.length - 1] as Pose)
  }
  // After going back, the news are those of a move that was seen before.
  for (const entry of after.decision > before.decision ? newsIn(after) : []) {
    const ship = 'ship' in entry ? now.ships.find(({ id }) => id === entry.ship) : undefined
    const way = ship === undefined ? null : wayOf(ship, standing.get(ship.id), entry)
    if (ship !== undefined && way !== null) go(ship.id, way)
  }
  // Straight there: rolls when decloaking, ships turned round by a card, and what players agree on.
  for (const { id, pose } of inPlay(now)) {
    const stood = standing.get(id)
    if (stood !== undefined && !isAt(stood, pose)) go(id, [stood, pose])
  }
  return told.flatMap(({ of, places }) => {
    const stands = withoutRests(places).map(standAt)
    return stands.length > 1 ? [{ of, stands }] : []
  })
}

/** The way that an entry tells of, from where the ship stood if it does not say; null: none. */
function wayOf(ship: ShipSeen, stood: Pose | undefined, entry: XTold): Pose[] | null {
  const size = sizeOf(ship)
  switch (entry.type) {
    case 'moved':
      return flownWay(entry.from, size, flownIn(entry))
    case 'rolled over': {
      const { side, bend, length, template = 0 } = entry
      if (bend === undefined) return [entry.from, standAt(entry)]
      return bankRolledWay(entry.from, size, { side, bend, length }, template, standAt(entry))
    }
    case 'action':
      return entry.action === 'boost' ? boostedWay(entry.from ?? ship.pose, size, entry.template, 1) : null
    case 'decloaked': {
      const bearing = ahead[entry.way]
      return bearing === undefined || stood === undefined ? null : boostedWay(stood, size, bearing, 2)
    }
    case 'shifted':
    case 'turned round':
      return stood === undefined ? null : [stood, standAt(entry)]
    default:
      return null
  }
}

/** The templates along which a ship decloaks ahead. */
const ahead: Readonly<Record<string, TemplateBearing>> = {
  boost: 'straight',
  'bank-left': 'bank-left',
  'bank-right': 'bank-right',
}

/** Of stands that are the same but for rounding only the last; however short, a way has its two ends. */
function withoutRests(way: readonly Pose[]): readonly Pose[] {
  const stands = way.filter((pose, i) => {
    const next = way[i + 1]
    return next === undefined || !isNear(pose, next)
  })
  const [first, last] = [way[0], way[way.length - 1]]
  const isShort = stands.length === 1 && first !== undefined && last !== undefined && !isAt(first, last)
  return isShort ? [first, last] : stands
}
