import { tell } from '@sandtable/kernel'
import { legendsData } from '../data/legends/index.ts'
import { objects } from '../data/objects.ts'
import { initiativeTrack } from '../data/tracks.ts'
import type { AbilityData } from '../data/types.ts'
import type { AbilityToken, AState, Legend, Piece, TrackToken } from './state.ts'
import { legendOf } from './state.ts'

const byId = new Map(
  Object.values(legendsData).flatMap(({ abilities }) => abilities.map((ability) => [ability.id, ability])),
)

export function abilityData(id: string): AbilityData {
  const ability = byId.get(id)
  if (ability === undefined) throw new Error(`no ability ${id}`)
  return ability
}

/** A token of this ability that is in its legend's supply (APX-ABIL-002); null: all are out. */
export function tokenInSupply(legend: Legend, ability: string): AbilityToken | null {
  return legend.tokens.find((token) => token.ability === ability && token.at === 'supply') ?? null
}

/** Turn spaces ahead of the marker, transition spaces not counted (OPEN-01). */
export function spaceAhead(from: number, spaces: number): number {
  let at = from
  for (let left = spaces; left > 0; ) {
    at = (at + 1) % initiativeTrack.length
    if (initiativeTrack[at]?.kind === 'turn') left--
  }
  return at
}

/** The token goes under the initiative track, below those that lie there (APX-TIME-003, -006, -007). */
export function layUnderTrack(s: AState, legend: Legend, ability: string, pieces: readonly Piece[]): void {
  const token = tokenInSupply(legend, ability)
  const { duration, delay } = abilityData(ability)
  const spaces = duration ?? delay
  if (token === null || spaces === undefined) throw new Error(`${ability} has no token for the track`)
  token.at = 'track'
  const kind = duration === undefined ? 'delay' : 'duration'
  const ahead = spaceAhead(s.table.initiative, spaces)
  s.table.under[ahead]?.push({ legend: legend.id, ability, kind, pieces: pieces.map((piece) => piece.id) })
}

/** The cooldown begins: miniatures return, but for PERMANENT ones, and the token goes to its position (APX-COOL-002, -003). */
export function startCooldown(s: AState, { legend, ability, pieces }: TrackToken): void {
  removePieces(s, (piece) => pieces.includes(piece.id) && !objects[piece.kind]?.traits.includes('permanent'))
  const token = legendOf(s, legend).tokens.find((one) => one.ability === ability && one.at === 'track')
  if (token !== undefined) coolDown(s, legendOf(s, legend), token)
}

/** A token goes to the cooldown track (APX-COOL-003, -006). */
export function coolDown(s: AState, legend: Legend, token: AbilityToken): void {
  token.at = 'cooldown'
  token.position = abilityData(token.ability).cooldown
  tell(s, { type: 'cools down', legend: legend.id, ability: token.ability, rounds: token.position })
}

/** Moves a token so many positions to the left; off the track it returns to its legend (APX-TRANS-008, -009). */
export function warmUp(s: AState, legend: Legend, token: AbilityToken, by: number): void {
  if (token.at !== 'cooldown') return
  token.position = Math.max(0, token.position - by)
  if (token.position > 0) return
  token.at = 'supply'
  tell(s, { type: 'ready again', legend: legend.id, ability: token.ability })
}

export function putPiece(s: AState, piece: Omit<Piece, 'id' | 'opened'>): Piece {
  s.table.lastPiece++
  const put: Piece = { id: `${piece.kind}-${s.table.lastPiece}`, opened: false, ...piece }
  s.table.pieces.push(put)
  return put
}

export function removePieces(s: AState, which: (piece: Piece) => boolean): void {
  s.table.pieces = s.table.pieces.filter((piece) => !which(piece))
}

/** Is it PERMANENT and out there, so that its legend takes it from there when it puts one of its kind (APX-ABIL-005)? */
export function isTakenUp({ kind, legend }: Piece, by: string, placed: string): boolean {
  return legend === by && kind === placed && objects[kind]?.traits.includes('permanent') === true
}

/** The miniatures of a kind, those of one legend if it is named. */
export function piecesOf(s: AState, kind: string, legend?: string): Piece[] {
  return s.table.pieces.filter(
    (piece) => piece.kind === kind && (legend === undefined || piece.legend === legend),
  )
}
