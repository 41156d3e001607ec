import type { Entry, Motion, Plain, Seen } from '@sandtable/kernel'
import { goOn, part, type Way } from '@sandtable/kit'
import type { Pose } from '@sandtable/plane'
import { isAt } from '../geometry/base.ts'
import type { TemplateBearing } from '../geometry/templates.ts'
import { bankRolledWay, boostedWay, flownWay, isNear } from '../geometry/ways.ts'
import { bankRollIn, flownIn } from '../scene/ghosts.ts'
import { inPlay, type ShipSeen, sightOf, standAt } from '../scene/view.ts'
import type { XWing } from '../state.ts'
import { sizeOf } from '../values.ts'

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
  for (const entry of after.decision > before.decision ? after.news : []) {
    const ship = now.ships.find(({ id }) => id === entry.ship)
    const from = poseIn(entry.from) ?? standing.get(ship?.id ?? '')
    const way = ship === undefined || from === undefined ? null : wayOf(ship, from, entry)
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

/** The way that an entry tells of; null: none. */
function wayOf(ship: ShipSeen, from: Pose, entry: Entry): Pose[] | null {
  const [size, told] = [sizeOf(ship), entry as unknown as Plain]
  const end = poseIn(told)
  switch (entry.type) {
    case 'moved':
      return flownWay(from, size, flownIn(told))
    case 'action':
      return entry.action === 'boost'
        ? boostedWay(from, size, String(entry.template) as TemplateBearing, 1)
        : null
    case 'decloaked': {
      const bearing = ahead[String(entry.way)]
      return bearing === undefined ? null : boostedWay(from, size, bearing, 2)
    }
    case 'rolled over': {
      const bank = bankRollIn(told)
      if (end === null) return null
      return bank === null ? [from, end] : bankRolledWay(from, size, bank, Number(entry.template), end)
    }
    case 'shifted':
    case 'turned round':
      return end === null ? null : [from, end]
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

function poseIn(what: Plain | undefined): Pose | null {
  const [x, y, facing] = [part(what, 'x'), part(what, 'y'), part(what, 'facing')]
  return typeof x === 'number' && typeof y === 'number' && typeof facing === 'number'
    ? { x, y, facing }
    : null
}

/** Of stands that are the same but for rounding only the last. */
function withoutRests(way: readonly Pose[]): Pose[] {
  return way.filter((pose, i) => {
    const next = way[i + 1]
    return next === undefined || !isNear(pose, next)
  })
}
