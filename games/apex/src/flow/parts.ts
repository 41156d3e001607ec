import type { ActionPart, Combining } from '../vocabulary/acting.ts'

type Kind = ActionPart['part']
type Part<K extends Kind> = Extract<ActionPart, { readonly part: K }>

/** The part of an action that an answer belongs to; null: to none (APX-ACT-016, APX-HASTE-003, APX-INT-001). */
export function kindOf(answer: object): Kind | null {
  if ('move' in answer || 'hasten' in answer) return 'move'
  if ('interact' in answer || 'attach' in answer || 'detach' in answer) return 'interact'
  for (const kind of ['use', 'melee', 'destroy', 'shoot'] as const) if (kind in answer) return kind
  return null
}

/** The rule that keeps something else from being done in the middle of an action (APX-ACT-002, APX-CARRY-005). */
export function whyNotMeanwhile(said: object): string {
  return 'pick' in said || 'drop' in said ? 'APX-CARRY-005' : 'APX-ACT-002'
}

/** A part that is left. */
export function partOf<K extends Kind>({ parts }: Combining, kind: K): Part<K> {
  const part = parts.find((one): one is Part<K> => one.part === kind)
  if (part === undefined) throw new Error(`no part ${kind} is left`)
  return part
}

/** A part is over (APX-ACT-016, APX-CARD-lifeline-triage). */
export function closePart<K extends Kind>(v: Combining, kind: K): Part<K> {
  const part = partOf(v, kind)
  v.parts = v.parts.filter((one) => one !== part)
  v.open = null
  return part
}

/** The movement points of the part that moves, raised by haste if it is (APX-HASTE-003). */
export function pointsOf(v: Combining): number {
  return partOf(v, 'move').points + (v.raised ? 1 : 0)
}
