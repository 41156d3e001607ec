import type { Mini, MiniId, Unit } from '../state.ts'

/**
 * Who may be chosen to suffer wounds in 2018: of those that are seen the wounded first, the one with the most tokens before
 * the others, be it the leader; else anybody but the leader while there is another (LG1-WNDB-003 to -010).
 */
export function mayFall({ minis }: Unit, among: readonly MiniId[] | undefined): Mini[] {
  const seen = among === undefined ? minis : minis.filter(({ id }) => among.includes(id))
  const most = Math.max(0, ...seen.map(({ wounds }) => wounds))
  if (most > 0) return seen.filter(({ wounds }) => wounds === most)
  const others = seen.filter((mini) => mini !== minis[0])
  return others.length > 0 ? others : [...seen]
}
