import { flowOf } from '@sandtable/kernel'
import type { Legion } from '../state.ts'

/** The words to write this game's procedures with. */
export const { procedure, run, ask, call, window, event, repeat } = flowOf<Legion>()
