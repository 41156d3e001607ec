import type { XState } from '../src/state.ts'
import type { XCard } from '../src/vocabulary/card.ts'

/** Cards that exist only here: each does one thing at one moment. */
export const on = (id: string, trigger: XCard['trigger']): XCard => ({
  id,
  rules: [],
  trigger: trigger ?? {},
})

const news = (s: XState, moment: string) => s.news.push({ type: 'moment', moment })

/** Writes down when moments come. */
export const watch: XCard = on('test:watch', {
  'start of activation': { forced: true, do: (s) => news(s, 'start of activation') },
  'dial revealed': { forced: true, do: (s, _, v) => news(s, `dial of ${v.ship}`) },
  'before revealing the dial': { forced: true, do: (s, _, v) => news(s, `before dial of ${v.ship}`) },
  'after maneuver': { forced: true, do: (s, _, v) => news(s, `${v.ship} moved`) },
  'end of activation': { forced: true, do: (s) => news(s, 'end of activation') },
  'start of combat': { forced: true, do: (s) => news(s, 'start of combat') },
  'opportunity to attack': { forced: true, do: (s, _, v) => news(s, `${v.ship} may attack`) },
  'end of combat': { forced: true, do: (s) => news(s, 'end of combat') },
  'start of end phase': { forced: true, do: (s) => news(s, 'start of end phase') },
})

export function moments(s: XState): string[] {
  return s.news.flatMap((entry) => (entry.type === 'moment' ? [String(entry.moment)] : []))
}

/** A ship that is in nobody's way. */
export const far = { pilot: 'royalguardpilot', at: [800, 800], facing: 180 }
