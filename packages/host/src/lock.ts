import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Two hosts on one file would not hear of each other's moves: the second is refused. Gives back how to let go. */
export function lock(path: string): (() => void) | { readonly heldBy: number } {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const heldBy = Number(readFileSync(path, 'utf8'))
    if (heldBy !== process.pid && isAlive(heldBy)) return { heldBy }
    // Whoever held it was killed.
    writeFileSync(path, String(process.pid))
  }
  return () => rmSync(path, { force: true })
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
