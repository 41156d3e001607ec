/** Writes a line about what happens at the host. Never a key, a name, a force, a seed or a link. */
export type Log = (what: string, about: Readonly<Record<string, string | number | boolean | null>>) => void

/** As JSON, a line each, for whatever reads logs. */
export function jsonLog(write: (line: string) => void, now: () => number = Date.now): Log {
  return (what, about) => write(JSON.stringify({ at: new Date(now()).toISOString(), what, ...about }))
}
