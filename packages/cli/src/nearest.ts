/** The known word that somebody may have meant; undefined: none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  let best: string | undefined
  let least = 1 + word.length / 3
  for (const one of known) {
    const slips = slipsBetween(word.toLowerCase(), one.toLowerCase())
    if (slips < least) {
      least = slips
      best = one
    }
  }
  return best
}

/** How many letters to add, drop, change or swap with the next one. */
export function slipsBetween(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let slips = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, beforeLast[j - 2]! + 1)
      row.push(slips)
    }
    beforeLast = last
    last = row
  }
  return last[b.length]!
}

/** `; did you mean “simulate”?`, or nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const meant = nearest(word, known)
  return meant === undefined ? '' : `; did you mean ${meant}?`
}
