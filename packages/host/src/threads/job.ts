import type { Hint } from '@sandtable/keeper/hint'
import type { Account, GameRecord, Odds, Plain, Seat, State } from '@sandtable/kernel'

/** What takes long is thought about in a thread, so that no table waits for it. */
export type Job =
  | Thinking<'choose'>
  | Thinking<'advise'>
  | {
      readonly type: 'odds'
      readonly game: string
      readonly state: State
      readonly seat: Seat
      readonly answer: Plain
    }
  | { readonly type: 'account'; readonly record: GameRecord }

interface Thinking<T extends string> {
  readonly type: T
  readonly game: string
  readonly state: State
  readonly seat: Seat
  readonly bot: string
  /** What chance the bot uses depends on it. */
  readonly seed: string
}

export interface Results {
  readonly choose: Plain
  readonly advise: Hint | null
  readonly odds: Odds | null
  readonly account: Account | null
}

export interface Ordered {
  readonly order: number
  readonly job: Job
}

/** `soFar`: it goes on, and this is what is known already. */
export type Thought = { readonly order: number } & (
  | { readonly result: Results[Job['type']] }
  | { readonly soFar: Odds }
  | { readonly problem: string }
)
