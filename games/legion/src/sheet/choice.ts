import type { Sheet } from '@sandtable/kernel'
import { wordsPart } from '@sandtable/kit'
import { battleForces } from '../../data/2024/index.ts'
import type { RankLimits } from '../../data/types.ts'
import { findBattleForce, findFormat } from '../catalogue.ts'
import { factionName } from '../list/terms.ts'
import { rankNames } from '../words/names.ts'
import { text } from '../words/text.ts'

/** What an army is built as: a format, or a battle force. */
export function sheetOfChoice(id: string): Sheet | null {
  const format = findFormat(id)
  if (format !== undefined)
    return {
      kind: [text('Format', 'Format')],
      points: format.points,
      figures: [],
      parts: ranksPart(format.ranks),
    }
  if (battleForces.some(({ options = [] }) => options.some((one) => one.id === id)))
    return { kind: [text('Option', 'Möglichkeit')], points: null, figures: [], parts: [] }
  const force = findBattleForce(id)
  if (force === undefined) return null
  return {
    kind: [text('Battle force', 'Kampfverband'), factionName(force.faction)],
    points: null,
    figures: [],
    parts: ranksPart(force.ranks.standard),
  }
}

const ranks = ['commander', 'operative', 'corps', 'special', 'support', 'heavy'] as const

function ranksPart(limits: RankLimits) {
  const words = ranks.map((rank) => {
    const [least, most] = limits[rank]
    const { en, de } = rankNames[rank]
    return text(`${en} ${least}–${most}`, `${de} ${least}–${most}`)
  })
  return wordsPart(text('Ranks', 'Ränge'), words)
}
