import type { Stand } from '@sandtable/grid'
import type { Entry, Motion, Plain, Stand as Pose, Seen } from '@sandtable/kernel'
import { goOn, part, type Way } from '@sandtable/kit'
import { objects } from '../scene/pieces.ts'
import { onMap, poseOf, type Sight, sightOf, standingIn } from '../scene/view.ts'
import type { Assault } from '../state.ts'

/** From space to space, as the journal tells it; where it tells nothing, straight to where the piece is now. */
export function motions(before: Seen<Assault>, after: Seen<Assault>): Motion[] {
  const [then, now] = [sightOf(before), sightOf(after)]
  const tokens = tokensMoved(then, now)
  const stands = new Map(onMap(then).map(({ id, stand }) => [id, stand]))
  const told: Way<Pose>[] = []

  for (const entry of after.news) {
    if (entry.type === 'deployed') stands.set(String(entry.figure), Number(entry.stand))
    if (typeof entry.figure === 'string' && Array.isArray(entry.path))
      walk(entry.figure, entry.path as Stand[])
    for (const id of tokensIn(entry)) slide(id)
  }
  for (const { id, stand } of onMap(now)) {
    if (stands.get(id) === standingIn(then, id)?.stand) walk(id, untold(then, id, stand))
    walk(id, [stand])
  }
  for (const id of tokens.keys()) slide(id)
  return told.map(({ of, places }) => ({ of, stands: places }))

  /** The rest of a way from where it is: an interruption may have shown the beginning. */
  function walk(id: string, path: readonly Stand[]): void {
    const figure = standingIn(now, id)
    const from = stands.get(id)
    if (figure === null || from === undefined) return
    const ahead = path.slice(path.indexOf(from) + 1)
    const last = ahead.at(-1)
    if (last === undefined) return
    stands.set(id, last)
    const poseAt = (stand: Stand) => poseOf(now, figure, stand)
    goOn(told, id, poseAt(from), ahead.map(poseAt))
  }

  function slide(id: string): void {
    const poses = tokens.get(id)
    if (poses === undefined) return
    told.push({ of: id, places: poses })
    tokens.delete(id)
  }
}

/** In the midst of a way nothing is told of it yet, but it is one of those that were on offer. */
function untold({ seen, ways }: Sight, id: string, stand: Stand): readonly Stand[] {
  const asked = seen.path.findLast(({ about }) => part(about, 'figure') !== undefined)
  if (part(asked?.about, 'figure') !== id) return []
  const [way] = ways
    .map(({ path }) => path.slice(0, path.indexOf(stand) + 1))
    .filter((path) => path.length > 0)
    .sort((one, other) => one.length - other.length)
  return way ?? []
}

function tokensIn({ object, one, other }: Entry): string[] {
  return [object, one, other].filter((id: Plain | undefined) => typeof id === 'string')
}

/** Tokens that lie elsewhere than before: from where to where. */
function tokensMoved(then: Sight, now: Sight): Map<string, Pose[]> {
  const places = new Map(objects(then).map(({ id, at }) => [id, at]))
  const moved = new Map<string, Pose[]>()
  for (const { id, at } of objects(now)) {
    const from = places.get(id)
    if (from !== undefined && (from.x !== at.x || from.y !== at.y)) moved.set(id, [from, at])
  }
  return moved
}
