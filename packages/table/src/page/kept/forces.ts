import { isForce } from './form.ts'
import type { Damaged, KeptForce } from './kept.ts'
import { shelf } from './open-shelf.ts'

export async function keepForce(force: KeptForce): Promise<void> {
  await (await shelf()).put('forces', force)
}

export interface KeptForces {
  readonly forces: readonly KeptForce[]
  readonly damaged: readonly Damaged[]
}

/** Forces for a game, the last changed first; what cannot be read and may belong to any game apart from them. */
export async function keptForces(game: string): Promise<KeptForces> {
  const all = (await (await shelf()).getAll('forces')).filter(
    (one) => one.game === game || typeof one.game !== 'string',
  )
  return {
    forces: all.filter(isForce).sort((one, other) => other.changed - one.changed),
    damaged: all.filter((one) => !isForce(one)).map(({ id }) => ({ id, problem: '' })),
  }
}

export async function keptForce(id: string): Promise<KeptForce | null> {
  const found = await (await shelf()).get('forces', id)
  return found !== undefined && isForce(found) ? found : null
}

export async function forgetForce(id: IDBValidKey): Promise<void> {
  await (await shelf()).delete('forces', id)
}
