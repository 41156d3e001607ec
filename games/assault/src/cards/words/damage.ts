import { call } from '@sandtable/kernel'
import { damageTo } from '../../flow/damage.ts'
import type { AState, FigureId, TargetId } from '../../state.ts'

/** Words for cards: damage and strain without an attack. */

/** Damage that no block reduces (IA-DMG-003). */
export function damage(s: AState, target: TargetId, amount: number, by: FigureId | null = null): void {
  call(s, 'suffer damage', damageTo(target, amount, 'effect', by))
}

export function strain(s: AState, figure: FigureId, amount: number, by: FigureId | null = null): void {
  call(s, 'suffer strain', { figure, amount, by })
}

/** The figure is defeated, without suffering damage. */
export function defeatFigure(s: AState, figure: FigureId): void {
  call(s, 'be defeated', damageTo(figure, 0, 'effect', null))
}
