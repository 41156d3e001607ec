import type { Limits } from '@sandtable/keeper/hosted'

/** What whoever runs a host may set otherwise, and tests do. Times are in milliseconds. */
export interface Settings extends Limits {
  /** Connections, in all and from one address. */
  readonly lines: number
  readonly linesFromOne: number
  /** A page whose line broke is remembered for so long: it is told only what is new. */
  readonly remembered: number
  /** A table at which nobody sits leaves the memory after so long. */
  readonly idle: number
  /**
   * Where nothing but to pass is possible, since there is no fitting card in a hand that nobody else knows, the host
   * passes after a pause of this length, at least and at most, so that passing tells nothing.
   */
  readonly pause: readonly [number, number]
  /** The shortest clocks and absences, in seconds. */
  readonly leastClock: number
  readonly leastAway: number
  /** How often a line is tried; one that does not answer until the next time is dead. */
  readonly beat: number
  /** How often tables are looked for at which a clock has run out. */
  readonly sweep: number
}

export const usualSettings: Settings = {
  message: 200_000,
  messagesASecond: 40,
  tables: 50,
  chat: 500,
  name: 24,
  lines: 20_000,
  linesFromOne: 200,
  remembered: 600_000,
  idle: 300_000,
  pause: [800, 2_400],
  leastClock: 5,
  leastAway: 60,
  beat: 20_000,
  sweep: 20_000,
}
