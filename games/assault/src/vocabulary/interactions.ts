import type { FigureId, ObjectId } from '../state.ts'

export interface Interacting {
  readonly figure: FigureId
  readonly object: ObjectId
}
