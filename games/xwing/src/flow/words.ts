import { cardWords, flowOf } from '@sandtable/kernel'
import type { XWing } from '../state.ts'

/** The words to write this game's procedures with. */
export const { procedure, run, ask, call, window, event, repeat } = flowOf<XWing>()

/** The words for what a card asks, does later and remembers. */
export const { choice, sequel, recall } = cardWords<XWing>()
