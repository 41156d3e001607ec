import type { Motion, Seen, Stand } from '@sandtable/kernel'
import { goOn, type Way } from '@sandtable/kit'
import { middleOf, sightOf, standing } from '../scene/view.ts'
import type { Apex, Field } from '../state.ts'

/** From field to field, as the journal tells it; where it tells nothing, straight to where the legend is now. */
export function motions(before: Seen<Apex>, after: Seen<Apex>): Motion[] {
  const now = sightOf(after)
  const fields = new Map<string, Field>(standing(sightOf(before)).map(({ id, field }) => [id, field]))
  const told: Way<Stand>[] = []
  const poseOn = (field: Field): Stand => ({ ...middleOf(now, field), facing: 0 })

  for (const { type, legend, way, field } of after.news) {
    if (typeof legend !== 'string') continue
    if (type === 'eliminated') fields.delete(legend)
    else if (type === 'respawns' || type === 'enters') fields.set(legend, Number(field))
    else if (type === 'moves') walk(legend, way as readonly Field[])
    else if (type === 'pushed' || type === 'repositioned') walk(legend, [Number(field)])
  }
  for (const { id, field } of standing(now)) walk(id, [field])
  return told.map(({ of, places }) => ({ of, stands: places }))

  /** The rest of a way from where it is: an interruption may have shown the beginning. */
  function walk(id: string, way: readonly Field[]): void {
    const from = fields.get(id)
    if (from === undefined) return
    const ahead = way.slice(way.indexOf(from) + 1)
    const last = ahead.at(-1)
    if (last === undefined || (ahead.length === 1 && last === from)) return
    fields.set(id, last)
    goOn(told, id, poseOn(from), ahead.map(poseOn))
  }
}
