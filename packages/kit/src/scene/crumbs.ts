import type { Plain, Seen } from '@sandtable/kernel'

/** What the innermost of these procedures is about; null: none of them goes on. */
export function aboutOf({ path }: Pick<Seen, 'path'>, procedure: string): Plain {
  return path.findLast((crumb) => crumb.procedure === procedure)?.about ?? null
}
