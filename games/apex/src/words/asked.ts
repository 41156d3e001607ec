import type { Named, Plain, Question } from '@sandtable/kernel'
import { type Ground, isField, nameOfField } from '../board/ground.ts'
import type { ApexView, LegendSeen } from '../vocabulary/view.ts'
import { weaponName } from './names.ts'
import { text } from './text.ts'

/** A question with what its answers speak of. */
export interface Asked {
  readonly question: Question | null
  readonly table: ApexView
  readonly ground: Ground
  /** Who acts, or who is asked for. */
  readonly actor: LegendSeen | null
}

export type Details = Readonly<Record<string, Plain>>

/** Something with a name in it: `with a name` in both languages. */
export function said(
  { en, de }: Named,
  tell: (name: string) => string,
  sage: (name: string) => string,
): Named {
  return text(tell(en), sage(de))
}

export function fieldName({ ground }: Asked, field: number): Named {
  const name = isField(ground, field) ? nameOfField(ground, field) : `${field}`
  return text(name, name)
}

/** The weapon on a slot of whoever acts. */
export function weaponOf({ actor }: Asked, at: number): Named {
  const weapon = actor?.weapons?.[at]
  return weapon ? weaponName(weapon.card) : text(`weapon ${at + 1}`, `Waffe ${at + 1}`)
}
