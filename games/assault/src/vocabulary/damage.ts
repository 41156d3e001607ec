import type { Space } from '@sandtable/grid'
import type { FigureId, ObjectId, TargetId } from '../state.ts'

/** Where damage comes from. Only an attack's own damage step is reduced by block (IA-DMG-003). */
export type Source = 'attack' | 'blast' | 'cleave' | 'strain' | 'effect'

export interface Suffering {
  readonly target: TargetId
  /** Cards change it before it is suffered. */
  amount: number
  readonly source: Source
  /** Who did it. */
  readonly by: FigureId | null
  /** What it came to, once suffered. */
  suffered: number
  defeated: boolean
  /** The spaces on which it stood and what it carried, once it is defeated. */
  where: Space[]
  carried: ObjectId[]
}

/** Strain in a skirmish: damage, which cards of the command deck can prevent (IA-STRN-010, -011). */
export interface Straining {
  readonly figure: FigureId
  amount: number
  readonly by: FigureId | null
}
