import type { Idle, Named } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { findFigure } from '../army/cards.ts'
import { askedAbout } from '../asked-about.ts'
import type { FigureSeen } from '../vocabulary/view.ts'
import { text } from '../words/names.ts'
import type { Sight } from './view.ts'

const reasons = {
  'IA-EXH-004': text('exhausted', 'erschöpft'),
  'IA-COND-015': text('stunned: neither attacks nor moves', 'betäubt: kein Angriff, keine Bewegung'),
  'IA-ACT-001': text('no actions left', 'keine Aktionen mehr'),
  'IA-ATK-001': text('has no attack', 'hat keinen Angriff'),
  'IA-ACTN-009': text('has attacked already', 'hat schon angegriffen'),
  'IA-ATK-003': text('no target in reach', 'kein Ziel erreichbar'),
  'IA-ATK-004': text('no target in line of sight', 'kein Ziel in Sichtlinie'),
} satisfies Readonly<Record<string, Named>>

/** Why a figure cannot act, or cannot attack in its activation. */
export function idleOf(sight: Sight, figure: FigureSeen): { readonly idle?: Idle } {
  const rule = ruleAgainst(sight, figure)
  return rule === null ? {} : { idle: { label: { ...reasons[rule] }, rule } }
}

function ruleAgainst(sight: Sight, figure: FigureSeen): keyof typeof reasons | null {
  const group = sight.groups.find(({ id }) => id === figure.group)
  if (group?.exhausted === true) return 'IA-EXH-004'
  if (figure.conditions.includes('stunned')) return 'IA-COND-015'
  const { question, activation } = sight
  if (activation?.figure !== figure.id || question?.step !== 'act') return null
  if (activation.actions <= 0) return 'IA-ACT-001'
  const isOffered = (question.options ?? []).some((one) => part(one, 'action') === 'attack')
  return isOffered ? null : ruleAgainstAttack(figure, askedAbout(question).attacks)
}

function ruleAgainstAttack({ card }: FigureSeen, attacks: number): keyof typeof reasons {
  const attack = findFigure(card)?.attack ?? null
  if (attack === null) return 'IA-ATK-001'
  if (attacks > 0) return 'IA-ACTN-009'
  return attack.type === 'ranged' ? 'IA-ATK-004' : 'IA-ATK-003'
}
