import type { Language, Named } from '@sandtable/kernel'
import { findBattleForce } from '../catalogue.ts'
import { printed } from '../words/german/index.ts'
import { type Army, formatOf, pointsOf, usualFormat } from './army.ts'
import { factionName, formatNames, optionName } from './terms.ts'
import { labelOf } from './titles.ts'

/** An army as people write it: one line a card. What stands here, `text-read.ts` reads. */

export const labels = {
  name: { en: 'Army', de: 'Armee' },
  faction: { en: 'Faction', de: 'Fraktion' },
  format: { en: 'Format', de: 'Format' },
  battleForce: { en: 'Battle force', de: 'Kampftrupp' },
  choices: { en: 'Options', de: 'Möglichkeiten' },
  points: { en: 'Points', de: 'Punkte' },
} satisfies Record<string, Named>

export const headings = {
  units: { en: 'Units', de: 'Einheiten' },
  commands: { en: 'Command cards', de: 'Kommandokarten' },
  battle: { en: 'Battle cards', de: 'Gefechtskarten' },
} satisfies Record<string, Named>

export function armyText(army: Army, language: Language): string {
  const { format = usualFormat, faction, battleForce, choices = [], units, commands, battle } = army
  const label = (words: Named, value: string) => `${words[language]}: ${value}`
  const force = findBattleForce(battleForce ?? '')
  const most = formatOf(army)?.points
  const name = oneLine(army.name)
  return [
    ...(name === '' ? [] : [label(labels.name, name)]),
    label(labels.faction, factionName(faction)[language]),
    label(labels.format, formatNames[format]?.[language] ?? format),
    ...(force === undefined ? [] : [label(labels.battleForce, printed(force.name)[language])]),
    ...(choices.length === 0
      ? []
      : [label(labels.choices, choices.map((id) => optionName(id)[language]).join(', '))]),
    label(labels.points, `${pointsOf(army)}${most === undefined ? '' : ` / ${most}`}`),
    '',
    headings.units[language],
    ...units.flatMap(({ card, upgrades, counterpart }) => [
      labelOf('unit', card, language),
      ...upgrades.map((id) => `+ ${labelOf('upgrade', id, language)}`),
      ...(counterpart === undefined ? [] : [`+ ${labelOf('counterpart', counterpart, language)}`]),
    ]),
    '',
    headings.commands[language],
    ...commands.map((id) => labelOf('command', id, language)),
    '',
    headings.battle[language],
    ...battle.map((id) => labelOf('battle', id, language)),
    '',
  ].join('\n')
}

export function oneLine(name: string): string {
  return name.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
