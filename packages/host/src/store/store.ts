/**
 * Where tables are kept. The log of a table is the table: entries are numbered, and a number is given once, so that of
 * two who write at the same time one succeeds and the other is told. Everything else here is for finding tables.
 */
export interface Store {
  /** Begins a table with its first entries. */
  make(head: Head, entries: readonly Logged[]): Promise<void>
  /** Adds entries from a number on; false: that number is taken, and nothing was written. Durable once it is true. */
  append(adding: Adding): Promise<boolean>
  /** A table with its entries from a number on; null: there is none of that name. */
  read(id: string, from?: number): Promise<Kept | null>
  /** The table that those know by this name who may only watch. */
  watchedAs(watch: string): Promise<string | null>
  /** Tables that anybody may join, newest first. */
  listed(most: number): Promise<readonly Head[]>
  /** Somebody's tables, those that changed last first; `unfinished`: how many of all are not over. */
  tablesOf(key: string, most: number): Promise<readonly Head[]>
  unfinishedOf(key: string): Promise<number>
  /** Tables at which something is to happen by itself before this time. */
  due(before: number): Promise<readonly string[]>
  /** All that are not over, a part at a time, in the order of their names. */
  unfinished(after: string, most: number): Promise<readonly Head[]>

  person(key: string): Promise<Person | null>
  know(key: string, person: Person): Promise<void>

  /** Adds what was said; its number. */
  say(table: string, said: string, at: number): Promise<number>
  said(table: string, from: number, most: number): Promise<readonly Utterance[]>

  /** When a page of theirs was last at a table. */
  seen(table: string, key: string, at: number): Promise<void>
  lastSeen(table: string): Promise<ReadonlyMap<string, number>>

  /** Tells the other hosts on this store; what they tell, and which tables they added to, is heard. */
  tell(note: string): void
  listen(hear: Hearing): void

  /** Fails while nothing can be stored. */
  check(): Promise<void>
  close(): Promise<void>
}

export interface Hearing {
  /** Another host has added to a table: so many entries are there now. */
  added(table: string, entries: number): void
  told(note: string): void
  /** It may be that something was not heard: look at everything again. */
  missed(): void
}

export interface Head {
  readonly id: string
  readonly watch: string
  readonly game: string
  readonly version: string
  readonly stage: string
  readonly listed: boolean
  /** Is it of no more use to play at? */
  readonly over: boolean
  readonly entries: number
  readonly made: number
  readonly changed: number
  /** When something is to happen by itself; null: never. */
  readonly due: number | null
  /** What lists say of it, as JSON. */
  readonly about: string
  /** The people who sit here. */
  readonly keys: readonly string[]
}

/** An entry of a log, as JSON, and when it was made. */
export interface Logged {
  readonly at: number
  readonly entry: string
}

export interface Adding {
  readonly head: Head
  readonly from: number
  readonly entries: readonly Logged[]
  /** Others sit here than before. */
  readonly reseats?: boolean
}

export interface Kept {
  readonly head: Head
  readonly entries: readonly Logged[]
}

export interface Person {
  readonly name: string
  readonly since: number
}

export interface Utterance {
  readonly number: number
  readonly at: number
  readonly said: string
}
