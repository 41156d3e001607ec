/** A bar that grows while games are played. */
export interface Progress {
  show(done: number): void
  /** Takes the bar away, so that what comes next starts on a clean line. */
  clear(): void
}

const width = 30
/** Often enough to look alive, seldom enough to cost nothing. */
const between = 100

export function progressOn(
  screen: ((text: string) => void) | null,
  total: number,
  now: () => number = () => performance.now(),
): Progress {
  let shown = Number.NEGATIVE_INFINITY
  return {
    show: (done) => {
      if (screen === null || now() - shown < between) return
      shown = now()
      screen(`\r${bar(done, total)}`)
    },
    clear: () => {
      if (shown !== Number.NEGATIVE_INFINITY) screen?.(`\r${' '.repeat(bar(total, total).length)}\r`)
      shown = Number.NEGATIVE_INFINITY
    },
  }
}

/** Never shorter than an earlier one, so that it covers it. */
export function bar(done: number, total: number): string {
  const filled = Math.floor((done / total) * width)
  const count = `${done}`.padStart(`${total}`.length)
  return `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${count} of ${total} games`
}
