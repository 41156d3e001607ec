import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { Affiliation, Army, Deployment } from '../src/army/army.ts'
import { checkArmy, type Terms } from '../src/army/check.ts'

/** How tests write armies, and what is wrong with them. */

export const all = () => true

/** A command deck for any army. */
export const deck: readonly string[] = [
  ...['take-initiative', 'planning', 'urgency', 'positioning-advantage', 'fleet-footed', 'deadeye'],
  ...['hard-to-hit', 'take-cover', 'recovery', 'rally', 'celebration', 'wild-attack', 'blitz', 'focus'],
  'brace-for-impact',
]

export function group(card: string, ...attachments: string[]): Deployment {
  return { card, attachments }
}

export function army(affiliation: Affiliation, ...deployments: Deployment[]): Army {
  return { affiliation, deployments, upgrades: [], command: deck }
}

/** The rules broken, each with the field and the card. */
export function broken(it: unknown, terms: Partial<Terms> = {}): string[] {
  return checkArmy(it, { offered: all, ...terms }).map(({ rules, field, card }) => {
    return [...rules, field, ...(card === undefined ? [] : [card])].join(' ')
  })
}

/** Names with anything in them, halves of letters and ends of lines included. */
export const anyWords = fc
  .array(fc.nat({ max: 0xffff }), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes))

/** The example of a file and that of a text in docs/army-format.md. */
export function documented(): { file: string; text: string } {
  const page = readFileSync(new URL('../../../docs/army-format.md', import.meta.url), 'utf8')
  const [file = '', text = ''] = [...page.matchAll(/```\w*\n(.*?)```/gs)].map(([, block]) => block)
  return { file, text }
}
