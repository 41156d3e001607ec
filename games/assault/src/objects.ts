import { spacesOfEdge } from '@sandtable/grid'
import { skirmishMap } from './board.ts'
import type { AState, MapObject } from './state.ts'

/** Doors, terminals and the mission's tokens, as the map has them (IA-SSET-005, -006, IA-TERM-006). */
export function layObjects(s: AState): void {
  const map = skirmishMap(s)
  const blank = { carrier: null, owner: null, health: null, damage: 0, block: 0, gone: false, count: 0 }
  const objects: MapObject[] = []
  for (const door of map.doors) {
    const spaces = door.edges.flatMap((edge) => [...spacesOfEdge(map.board, edge)])
    objects.push({ ...blank, id: door.id, kind: 'door', label: 'door', colour: null, spaces, defence: [] })
  }
  for (const [at, { space, colour }] of map.terminals.entries()) {
    const id = `terminal-${at + 1}`
    objects.push({ ...blank, id, kind: 'terminal', label: 'terminal', colour, spaces: [space], defence: [] })
  }
  for (const [at, token] of map.tokens[s.table.mission].entries()) {
    const { label, colour } = token
    const kind = token.kind === 'crate' ? 'crate' : 'token'
    objects.push({
      ...blank,
      id: `token-${at + 1}`,
      kind,
      label,
      colour,
      spaces: [...token.spaces],
      defence: [],
    })
  }
  s.table.objects = objects
}
