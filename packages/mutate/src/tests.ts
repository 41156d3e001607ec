import { type ChildProcess, fork } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Suspect, Suspects } from './sources.ts'
import { patience } from './switchboard.ts'
import { type KeptSuspects, suspectsFile } from './test-orders.ts'
import type { Answer, Trial } from './test-program.ts'

const program = fileURLToPath(new URL('../dist/test-program.js', import.meta.url))

/** The game's own tests, in a process of their own that can be ended when they do not end. */
export interface TestRunner {
  /** True: a test fails with the mutant. */
  kills(mutant: number): Promise<boolean>
  end(): void
}

/** Runs all tests once without a mutant, to see what they reach. */
export async function startTests(game: Suspect, suspects: Suspects, scratch: string): Promise<TestRunner> {
  const kept: KeptSuspects = {
    mutants: suspects.mutants.length,
    rooms: game.rooms,
    texts: [...suspects.texts],
  }
  writeFileSync(join(scratch, suspectsFile), JSON.stringify(kept))
  const begun = performance.now()
  let child = start(game, scratch)
  const first = await next(child, null)
  if (first?.type !== 'ready') {
    child.kill('SIGKILL')
    const which = first?.type === 'failing' ? first.tests.join(', ') : 'they cannot be run'
    throw new Error(`Tests of ${game.id} fail without any mutant, mend them first: ${which}`)
  }
  const reached = new Set(first.reached)
  const atMost = 60_000 + (performance.now() - begun) * patience
  let open = true
  return {
    kills: async (mutant) => {
      if (!reached.has(mutant)) return false
      if (!open) {
        child = start(game, scratch, 'again')
        open = (await next(child, null)) !== null
      }
      child.send({ mutant } satisfies Trial)
      const answer = await next(child, atMost)
      if (answer?.type === 'tried') return answer.killed
      // Endless, or it took the whole process down: that does not go unnoticed.
      child.kill('SIGKILL')
      open = false
      return true
    },
    end: () => child.kill('SIGKILL'),
  }
}

function start({ folder }: Suspect, scratch: string, ...again: readonly string[]): ChildProcess {
  return fork(program, [folder, scratch, ...again], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

/** What the process says next; null: it ended, or the time (in milliseconds) is up. */
function next(child: ChildProcess, atMost: number | null): Promise<Answer | null> {
  return new Promise((resolve) => {
    const finish = (answer: Answer | null) => {
      clearTimeout(timer)
      child.off('message', finish)
      child.off('exit', gone)
      resolve(answer)
    }
    const gone = () => finish(null)
    const timer = atMost === null ? undefined : setTimeout(gone, atMost)
    child.on('message', finish)
    child.on('exit', gone)
  })
}
