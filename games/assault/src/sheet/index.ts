import type { Sheet } from '@sandtable/kernel'
import { findCommand, findFigure, findUpgrade } from '../army/cards.ts'
import { isCondition } from '../words/names.ts'
import { sheetOfCommand } from './command.ts'
import { sheetOfFigure } from './figure.ts'
import { sheetOfUpgrade } from './upgrade.ts'

/** What is printed on a card, by its id in play. */
export function sheet(about: string): Sheet | null {
  const [kind = '', id = ''] = about.split(/:(.*)/)
  const figure = kind === 'deployment' ? findFigure(id) : undefined
  if (figure !== undefined) return sheetOfFigure(figure)
  const upgrade = kind === 'deployment' ? findUpgrade(id) : undefined
  if (upgrade !== undefined) return sheetOfUpgrade(upgrade)
  const command = kind === 'command' ? findCommand(id) : undefined
  if (command !== undefined) return sheetOfCommand(command)
  if (kind !== 'condition' || !isCondition(id)) return null
  return { kind: [{ en: 'Condition', de: 'Zustand' }], points: null, figures: [], parts: [] }
}
