import { bytesByDecision, mean, playable } from '@sandtable/keeper/long-game'
import type { Result } from './measure.ts'

/** What a page hears of whole games between bots: how much a decision costs, early and late. */
export function messageResults(): Result[] {
  const kilobytes = (name: string, bytes: readonly number[], aim?: number): Result => ({
    name: `messages: ${name}`,
    value: Number((mean(bytes) / 1000).toFixed(1)),
    unit: 'KB',
    vs: {},
    ...(aim !== undefined && { aim }),
  })
  return playable.flatMap((game) =>
    ['random', 'steady'].flatMap((bot) => {
      const bytes = bytesByDecision(game, bot, 'long 0')
      const whole = kilobytes(`${game}, ${bot} players, a decision`, bytes, 20)
      if (bytes.length < 200) return [whole]
      return [
        whole,
        kilobytes(`${game}, ${bot} players, a decision of the first hundred`, bytes.slice(0, 100)),
        kilobytes(`${game}, ${bot} players, a decision of the last hundred`, bytes.slice(-100)),
      ]
    }),
  )
}
