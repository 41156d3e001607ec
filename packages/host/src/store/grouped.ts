/**
 * Does things in groups: what comes while one group is being done waits, and makes up the next. So many writers share
 * one way to the disk, and nobody waits longer than two of them take.
 */
export function grouped<T, R>(
  work: (group: readonly T[]) => Promise<readonly R[]>,
  most: number,
): (one: T) => Promise<R> {
  const waiting: { readonly one: T; keep(result: R): void; fail(error: unknown): void }[] = []
  let isBusy = false

  async function go(): Promise<void> {
    isBusy = true
    while (waiting.length > 0) {
      const group = waiting.splice(0, most)
      try {
        const results = await work(group.map(({ one }) => one))
        for (const [at, { keep }] of group.entries()) keep(results[at] as R)
      } catch (error) {
        for (const { fail } of group) fail(error)
      }
    }
    isBusy = false
  }

  return (one) =>
    new Promise<R>((keep, fail) => {
      waiting.push({ one, keep, fail })
      // What else comes at this very moment goes along.
      if (!isBusy) {
        isBusy = true
        queueMicrotask(() => void go())
      }
    })
}
