import type { Named, Sheet } from '@sandtable/kernel'
import { wordsPart } from '@sandtable/kit'
import type { BattleCard, CommandCard } from '../../data/types.ts'
import { factionName } from '../list/terms.ts'
import { printed } from '../words/german/index.ts'
import { keywordName } from '../words/keywords.ts'
import { number } from '../words/numbers.ts'
import { objectiveNames } from '../words/objectives.ts'
import { text } from '../words/text.ts'
import { weaponParts } from './weapons.ts'

/** A command card: its pips, and how many orders it issues; whom to, and what else it does, stands in the ledger. */
export function sheetOfCommand({ pips, faction, commander = [], orders, weapons = [] }: CommandCard): Sheet {
  const counts = (orders ?? []).map(({ count }) =>
    count === 'all' ? text('all of them', 'alle') : text(`${count}`, `${count}`),
  )
  return {
    kind: [text('Command card', 'Kommandokarte'), ...(faction === undefined ? [] : [factionName(faction)])],
    points: null,
    figures: [number('pips', pips)],
    parts: [
      ...weaponParts(weapons),
      ...wordsPart(text('Orders', 'Befehle'), counts),
      ...wordsPart(text('Belongs to', 'Gehört zu'), commander.map(printed)),
    ],
  }
}

const kinds: Readonly<Record<BattleCard['kind'], Named>> = {
  primary: text('Objective', 'Einsatzziel'),
  secondary: text('Secondary objective', 'Sekundärziel'),
  advantage: text('Advantage', 'Vorteil'),
  deployment: text('Deployment', 'Aufstellung'),
  condition: text('Condition', 'Umgebung'),
}

export function sheetOfBattle({ kind, objectives = [], grants = [], recon }: BattleCard): Sheet {
  return {
    kind: [kinds[kind], ...(recon === true ? [text('Recon', 'Recon')] : [])],
    points: null,
    figures: [],
    parts: [
      ...wordsPart(
        text('Tokens', 'Marker'),
        objectives.map(({ name }) => objectiveNames(name)),
      ),
      ...wordsPart(text('Grants', 'Gewährt'), grants.map(keywordName)),
    ],
  }
}
