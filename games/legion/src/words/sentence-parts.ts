import type { Change, Language, Plain, Seat } from '@sandtable/kernel'
import type { Rank } from '../../data/types.ts'
import type { TokenName, UnitId } from '../state.ts'
import type { Condition } from '../vocabulary/missions.ts'
import type { LegionView } from '../vocabulary/view.ts'
import { changeName } from './changes.ts'
import { weaponNames } from './german/index.ts'
import { keywordName } from './keywords.ts'
import {
  actionNames,
  cardName,
  conditionNames,
  faceName,
  pickedName,
  rankNames,
  sideName,
  terrainName,
  text,
  tokenNames,
  unitName,
} from './names.ts'
import { objectiveName } from './objectives.ts'

/** What sentences are made of, for whoever sees this of the table. */
export interface Words {
  side(seat: Seat): string
  unit(id: UnitId): string
  card(id: string): string
  rank(rank: Rank): string
  dice(faces: readonly string[]): string
  tokens(token: TokenName, count: number): string
  action(name: string): string
  objective(id: string): string
  condition(condition: Condition): string
  terrain(kind: string): string
  keyword(id: string): string
  picked(picked: Plain): string
  weapons(names: readonly string[]): string
  change(change: Change): string
}

export function wordsIn(language: Language, table: LegionView | undefined): Words {
  return {
    side: (seat) => sideName(seat)[language],
    // Without a table nobody knows which one.
    unit: (id) => (table === undefined ? text('A unit', 'Eine Einheit') : unitName(table, id))[language],
    card: (id) => cardName(id)[language],
    rank: (rank) => rankNames[rank][language],
    dice: (faces) => faces.map((face) => faceName(face)[language]).join(', '),
    tokens: (token, count) => `${count} ${tokenNames[token][count === 1 ? 0 : 1][language]}`,
    action: (name) => actionNames[name]?.[language] ?? cardName(name)[language],
    objective: (id) =>
      (table === undefined ? text('a token', 'ein Marker') : objectiveName(table, id))[language],
    terrain: (kind) => terrainName(table, kind)[language],
    condition: (condition) => conditionNames[condition][language],
    keyword: (id) => keywordName(id)[language],
    picked: (picked) => pickedName(table, picked)[language],
    change: (change) => changeName(change, table)[language],
    weapons: (names) => weaponNames(names, ', ')[language],
  }
}
