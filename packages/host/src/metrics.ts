/** What is counted while a host runs. */
export interface Metrics {
  entries: number
  conflicts: number
  failures: number
  storeFailures: number
  requests: number
  refused: number
  /** How long something took to be stored, in milliseconds. */
  stored(took: number): void
  text(gauges: Readonly<Record<string, number>>): string
}

/** Upper ends of what times are sorted into. */
const bounds = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000]

export function newMetrics(): Metrics {
  const buckets = bounds.map(() => 0)
  let sum = 0
  let count = 0
  const metrics: Metrics = {
    entries: 0,
    conflicts: 0,
    failures: 0,
    storeFailures: 0,
    requests: 0,
    refused: 0,
    stored(took) {
      sum += took
      count++
      for (const [at, bound] of bounds.entries()) if (took <= bound) buckets[at] = (buckets[at] ?? 0) + 1
    },
    text(gauges) {
      const counters = {
        entries_stored_total: metrics.entries,
        conflicts_total: metrics.conflicts,
        failures_total: metrics.failures,
        store_failures_total: metrics.storeFailures,
        requests_total: metrics.requests,
        requests_refused_total: metrics.refused,
      }
      const lines = [
        ...Object.entries(counters).flatMap(([name, value]) => metric(name, 'counter', value)),
        ...Object.entries(gauges).flatMap(([name, value]) => metric(name, 'gauge', value)),
        '# TYPE sandtable_store_milliseconds histogram',
        ...bounds.map((bound, at) => `sandtable_store_milliseconds_bucket{le="${bound}"} ${buckets[at]}`),
        `sandtable_store_milliseconds_bucket{le="+Inf"} ${count}`,
        `sandtable_store_milliseconds_sum ${sum}`,
        `sandtable_store_milliseconds_count ${count}`,
      ]
      return `${lines.join('\n')}\n`
    },
  }
  return metrics
}

function metric(name: string, type: string, value: number): string[] {
  return [`# TYPE sandtable_${name} ${type}`, `sandtable_${name} ${value}`]
}
