import type { GameOnOffer } from '@sandtable/keeper/protocol'
import type { BuiltForce, Named, Plain, Unreadable } from '@sandtable/kernel'
import { germanProblem } from '../../words/problems.ts'
import type { Connection } from '../connection.ts'
import { type KeptForces, keepForce, keptForces } from '../kept/forces.ts'
import type { KeptForce } from '../kept/kept.ts'
import { newId } from '../new-id.ts'

/** A force as it is shown, or what is wrong with it. */
export async function showForce(
  connection: Connection,
  game: string,
  force: Plain,
): Promise<BuiltForce | Unreadable> {
  const told = await connection.call('show force', { game, force })
  return 'problem' in told ? told : told.reply
}

/** Forces of a game that can be shown, and apart from them those that are damaged inside or out. */
export async function soundForces(connection: Connection, game: string): Promise<KeptForces> {
  const { forces, damaged } = await keptForces(game)
  const shown = await Promise.all(forces.map((one) => showForce(connection, game, one.force)))
  const problem = (at: number) => {
    const one = shown[at]
    return one !== undefined && 'problem' in one ? one.problem : null
  }
  return {
    forces: forces.flatMap((one, at) => {
      const built = shown[at]
      if (built === undefined || 'problem' in built) return []
      // Whatever lies on the shelf, its picture is drawn anew.
      const { banner: _, ...rest } = one
      return [built.banner === undefined ? rest : { ...rest, banner: built.banner }]
    }),
    damaged: [
      ...damaged,
      ...forces.flatMap(({ id, name }, at) => {
        const wrong = problem(at)
        return wrong === null ? [] : [{ id, name, problem: wrong }]
      }),
    ],
  }
}

/** Keeps a force that was not there before. */
export async function newForce(
  connection: Connection,
  game: string,
  force: Plain,
  notices: readonly Named[] = [],
): Promise<KeptForce | Unreadable> {
  const built = await showForce(connection, game, force)
  if ('problem' in built) return built
  const kept = { ...keptOf({ id: newId(), game }, force, built), notices }
  await keepForce(kept)
  return kept
}

export function keptOf(
  { id, game }: Pick<KeptForce, 'id' | 'game'>,
  force: Plain,
  built: BuiltForce,
): KeptForce {
  const { name, side, points, limit, terms, problems } = built
  const known = { id, game, force, name, side, points, limit, ...(terms && { terms }) }
  return { ...known, legal: problems.length === 0, changed: Date.now() }
}

type Found =
  | { readonly force: Plain; readonly notices: readonly Named[] }
  | { readonly refusals: readonly { readonly format: Named; readonly why: Named }[] }

/** Reads a force in whichever format it is written: all are tried. */
export async function readForce(connection: Connection, game: GameOnOffer, text: string): Promise<Found> {
  const refusals: { format: Named; why: Named }[] = []
  for (const { id, name } of game.builds?.formats ?? []) {
    const told = await connection.call('read force', { game: game.id, text, format: id })
    if ('problem' in told) {
      refusals.push({ format: name, why: { en: told.problem, de: germanProblem(told.problem) } })
      continue
    }
    if ('force' in told.reply) return told.reply
    refusals.push({ format: name, why: told.reply.refused })
  }
  return { refusals }
}
