import type { Banner, Builder } from './builder.ts'
import type { Named } from './language.ts'
import type { Lesson } from './lesson.ts'
import type { Plain } from './plain.ts'
import type { Seat } from './seat.ts'
import type { Vocabulary } from './state.ts'

/** What players choose before a game: forces and where to fight. For the start page; the game knows the rest. */
export interface Lobby<V extends Vocabulary = Vocabulary> {
  readonly seats: readonly Seat[]
  /** Ready-made forces, good ones first. */
  readonly forces: readonly ReadyForce[]
  /** Maps, mats and missions. */
  readonly boards: readonly Board[]
  /** How players put together forces of their own. */
  readonly builder?: Builder
  readonly lessons?: readonly Lesson[]
  /** The setup that follows from what was chosen. */
  setup(chosen: Chosen): V['setup']
}

export interface ReadyForce {
  readonly id: string
  readonly name: Named
  /** Its faction. */
  readonly side: Named
  readonly banner?: Banner
  readonly points: number
  readonly force: Plain
}

export interface Board {
  readonly id: string
  readonly name: Named
}

export interface Chosen {
  readonly forces: Readonly<Record<Seat, Plain>>
  readonly board: string
}
