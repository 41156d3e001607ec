import type { Words } from '../../words/words.ts'
import type { Refused } from '../line/line.ts'

/** What to say to somebody whom the host refused something: its own words, or that it could not be asked. */
export function problemIn({ problem, code }: Refused, say: Words): string {
  return code === 'line' ? `${say.friends.lost} ${say.friends.notAsked}` : say.problem(problem)
}
