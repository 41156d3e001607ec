import type { Needs, Rank } from '../../data/types.ts'
import type { LState, Unit } from '../state.ts'
import { matches } from './matches.ts'

/** Whom a keyword speaks of behind its colon: “Corps Trooper Unit”, “Droid Trooper, Vehicle”, “Han Solo”. */

/** Is this unit one of those? Any of several criteria will do; without any, every unit is. */
export function isMeant(s: LState, unit: Unit, of: string | undefined): boolean {
  return of === undefined || criteria(of).some((needs) => matches(s, unit, needs))
}

function criteria(of: string): Needs[] {
  return of.split(', ').map(criterion)
}

const ranks: Readonly<Record<string, Rank>> = {
  Commander: 'commander',
  Corps: 'corps',
  special: 'special',
}

/** What each of the words means; the longer ones come before those that they contain. */
const meanings: readonly (readonly [string, Needs])[] = [
  ...Object.entries(ranks).map(([word, rank]) => [word, { rank }] as const),
  ['Non-Republic', { not: { faction: 'republic' } }],
  ['Republic', { faction: 'republic' }],
  ['Empire', { faction: 'empire' }],
  ['Rebel', { faction: 'rebels' }],
  ['Separatist', { faction: 'separatists' }],
  ['Mercenary', { mercenary: true }],
  ['Children of the Watch', { affiliation: 'children of the watch' }],
  ['Clan Kryze', { affiliation: 'clan kryze' }],
  ['Clan Saxon', { affiliation: 'clan saxon' }],
  ['Clan Wren', { affiliation: 'clan wren' }],
  ['Black Sun', { affiliation: 'black sun' }],
  ['Pyke', { affiliation: 'pyke' }],
  ['Ewok', { affiliation: 'ewok' }],
  ['AI', { keyword: 'ai' }],
  ['Clone Trooper', { type: 'clone trooper' }],
  ['Droid Trooper', { type: 'droid trooper' }],
  ['Emplacement Trooper', { type: 'emplacement trooper' }],
  ['Trooper', { typeAny: 'trooper' }],
  ['Ground Vehicle', { type: 'ground vehicle' }],
  ['Vehicle', { typeAny: 'vehicle' }],
  ['Unit', {}],
]

/** Word by word; what has another word among them is a name or a title. */
function criterion(of: string): Needs {
  const all: Needs[] = []
  let left = of
  while (left !== '') {
    const found = meanings.find(([word]) => left === word || left.startsWith(`${word} `))
    if (found === undefined) return { any: [{ name: of }, { title: of }] }
    all.push(found[1])
    left = left.slice(found[0].length).trimStart()
  }
  return { all }
}
