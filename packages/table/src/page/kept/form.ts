import { checkRecord, type Named, type Plain } from '@sandtable/kernel'
import type { Kept, KeptForce, Note } from './kept.ts'

/**
 * Whatever lies on the shelf may be damaged, or written by a page of another day. What has not the form of what
 * belongs there is set apart, before anything tries to show it.
 */
type Anything = Readonly<Record<string, unknown>>

/** What is wrong with what lies among the games; null: nothing that can be seen without playing it. */
export function gameProblem(value: Kept): string | null {
  const { id, game, players, played, title, lesson, forces, board, terms } = value as unknown as Anything
  const isSound =
    isText(id) &&
    isText(game) &&
    isText(title) &&
    isMoment(played) &&
    isListOf(isText, players) &&
    isOptional(isText, lesson) &&
    isOptional((one) => isListOf(isNamed, one), forces) &&
    isOptional(isNamed, board) &&
    isOptional((one) => isListOf(isText, one), terms)
  if (!isSound) return ''
  const record = checkRecord(value.record)
  return 'problem' in record ? record.problem : null
}

export function isNote(value: Note): boolean {
  const { id, round, over } = value as unknown as Anything
  if (!isText(id) || !(round === null || Number.isFinite(round))) return false
  return over === null || (isObject(over) && (over.winner === null || isText(over.winner)))
}

export function isForce(value: KeptForce): boolean {
  const { id, game, name, points, changed, force, side, limit, terms, notices } = value as unknown as Anything
  return (
    isText(id) &&
    isText(game) &&
    isText(name) &&
    Number.isFinite(points) &&
    isMoment(changed) &&
    (force as Plain | undefined) !== undefined &&
    isOptional(isNamed, side) &&
    isOptional(Number.isFinite, limit) &&
    isOptional((all) => isObject(all) && Object.values(all).every(isListOfTexts), terms) &&
    isOptional((all) => Array.isArray(all) && all.every(isNamed), notices)
  )
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isObject(value: unknown): value is Anything {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNamed(value: unknown): value is Named {
  return isObject(value) && isText(value.en) && isText(value.de)
}

/** Some numbers are no moment that a calendar knows. */
function isMoment(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(new Date(value).getTime())
}

function isListOf(isOne: (value: unknown) => boolean, value: unknown): boolean {
  return isObject(value) && Object.values(value).every(isOne)
}

function isOptional(isOne: (value: unknown) => boolean, value: unknown): boolean {
  return value === undefined || isOne(value)
}
