import type { Tool } from '@sandtable/plane'
import { MOST_BEND, TOOL_WIDTH, toolLength } from '../geometry/measures.ts'
import type { Speed } from '../vocabulary/moves.ts'

/** The movement tool of a speed. */
export function toolOf(speed: Speed): Tool {
  return { length: toolLength[speed], width: TOOL_WIDTH, bend: MOST_BEND }
}
