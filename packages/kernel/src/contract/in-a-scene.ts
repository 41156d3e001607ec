import type { Scene, Thing } from '../scene.ts'

/** What tests look for in a scene: everything of a type. */
export function thingsIn<T extends Thing['type']>({ things }: Scene, type: T): Extract<Thing, { type: T }>[] {
  return things.filter((thing): thing is Extract<Thing, { type: T }> => thing.type === type)
}

export function only<T extends Thing>(things: readonly T[], id: string): T {
  const found = things.find((thing) => thing.id === id)
  if (found === undefined) throw new Error(`no ${id} among ${things.map((thing) => thing.id).join(', ')}`)
  return found
}

/** The one that is called so, and there must be no other. */
export function labelled<T extends Thing>(things: readonly T[], en: string): T {
  const [found, other] = things.filter((thing) => thing.label?.en === en)
  if (found === undefined || other !== undefined)
    throw new Error(`not one is called ${en} among ${things.map((thing) => thing.label?.en).join(', ')}`)
  return found
}
