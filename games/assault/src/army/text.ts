import type { Language, Named } from '@sandtable/kernel'
import { type Army, type Deployment, pointsOf } from './army.ts'
import { affiliationNames } from './terms.ts'
import { titleOfId } from './titles.ts'

/** An army as people write it: one line a card. What stands here, `text-read.ts` reads. */

const headings = {
  deployments: { en: 'Deployment cards', de: 'Aufstellungskarten' },
  upgrades: { en: 'Skirmish upgrades', de: 'Gefecht-Aufwertungen' },
  command: { en: 'Command cards', de: 'Befehlskarten' },
} satisfies Record<string, Named>

const labels = {
  name: { en: 'Army', de: 'Armee' },
  affiliation: { en: 'Affiliation', de: 'Fraktion' },
  points: { en: 'Points', de: 'Punkte' },
} satisfies Record<string, Named>

export function armyText(army: Army, language: Language): string {
  const title = (id: string) => titleOfId(id)[language]
  const label = (words: Named, value: string) => `${words[language]}: ${value}`
  const under = (heading: Named, lines: readonly string[]) => {
    return lines.length === 0 ? [] : ['', heading[language], ...lines]
  }
  const name = oneLine(army.name ?? '')
  const lines = [
    ...(name === '' ? [] : [label(labels.name, name)]),
    label(labels.affiliation, affiliationNames[army.affiliation][language]),
    label(labels.points, `${pointsOf(army)}`),
    ...under(headings.deployments, groups(army.deployments, title)),
    ...under(headings.upgrades, counted(army.upgrades.map(title))),
    ...under(headings.command, counted(army.command.map(title))),
  ]
  return `${lines.join('\n')}\n`
}

/** Groups with attachments stand alone, so that it is plain which of several bears them. */
function groups(deployments: readonly Deployment[], title: (id: string) => string): string[] {
  const lines: string[] = []
  let bare: string[] = []
  for (const { card, attachments } of deployments) {
    if (attachments.length === 0) bare.push(title(card))
    else {
      lines.push(...counted(bare), title(card), ...attachments.map((id) => `+ ${title(id)}`))
      bare = []
    }
  }
  return [...lines, ...counted(bare)]
}

/** Cards that follow themselves share a line: “2x Stormtrooper”. */
function counted(titles: readonly string[]): string[] {
  const lines: string[] = []
  for (let at = 0; at < titles.length; ) {
    const title = titles[at]
    let count = 1
    while (titles[at + count] === title) count++
    lines.push(count === 1 ? `${title}` : `${count}x ${title}`)
    at += count
  }
  return lines
}

export function oneLine(name: string): string {
  return name.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
