/**
 * What instrumented code asks at every place where a mutant is: is it you who is on? It also keeps what was reached,
 * and ends what runs on and on: by the number of times it was asked, so that a slow machine changes nothing.
 */
export interface Switchboard {
  /** Switches a mutant on; null: all are off. */
  turn(mutant: number | null): void
  /** From here on at most so many questions. */
  allow(steps: number): void
  /** The mutants reached and the questions asked since the last time, or since the beginning. */
  taken(): { readonly reached: readonly number[]; readonly steps: number }
}

/** Makes `$mutant` known to instrumented code. Must come before that code is loaded. */
export function installSwitchboard(mutants: number): Switchboard {
  const hit = new Uint8Array(mutants)
  let active = -1
  let steps = 0
  let most = Number.POSITIVE_INFINITY
  Object.assign(globalThis, {
    $mutant: (id: number): boolean => {
      hit[id] = 1
      if (++steps > most) throw new Error('it runs on and on')
      return id === active
    },
  })
  return {
    turn: (mutant) => {
      active = mutant ?? -1
    },
    allow: (more) => {
      steps = 0
      most = more
    },
    taken: () => {
      const reached: number[] = []
      for (const [id, on] of hit.entries()) if (on === 1) reached.push(id)
      const taken = { reached, steps }
      hit.fill(0)
      steps = 0
      return taken
    },
  }
}

/** How far beyond its usual length something may run before it counts as endless. */
export const patience = 20

/** The questions allowed to what usually asks so many. */
export function stepsFor(usual: number): number {
  return usual * patience + 50_000
}
