import type { Base } from '@sandtable/grid'
import { query } from '@sandtable/kernel'
import type { CommandCard, FigureCard, Trait } from '../data/types.ts'
import { findCommand, findFigure } from './army/cards.ts'
import { type AState, type Figure, figuresOnMap, type Group } from './state.ts'

/** What is printed on the deployment card of a group or of a figure. */
export function figureCard({ card: id }: Group | Figure): FigureCard {
  const card = findFigure(id)
  if (card === undefined) throw new Error(`no deployment card ${id}`)
  return card
}

export function commandCard(id: string): CommandCard {
  const card = findCommand(id)
  if (card === undefined) throw new Error(`no command card ${id}`)
  return card
}

export function healthOf(s: AState, figure: Figure): number {
  return query(s, 'health', figureCard(figure).health, figure.id)
}

export function speedOf(s: AState, figure: Figure): number {
  return Math.max(0, query(s, 'speed', figureCard(figure).speed, figure.id))
}

/** The movement points of a move (IA-ACTN-014). */
export function moveOf(s: AState, figure: Figure): number {
  return query(s, 'move', speedOf(s, figure), figure.id)
}

/** The base as the grid knows it: across, then down, while it is not turned. */
export function baseOf(figure: Figure): Base {
  const [across, down] = figureCard(figure).base
  return across === 1 && down === 1 ? small : { across, down }
}

const small: Base = { across: 1, down: 1 }

export function isSmall(figure: Figure): boolean {
  const [across, down] = figureCard(figure).base
  return across * down === 1
}

export function hasTrait(figure: Figure, trait: Trait): boolean {
  return figureCard(figure).traits.includes(trait) || figure.also?.includes(trait) === true
}

export function isMassive(s: AState, figure: Figure): boolean {
  return query(s, 'massive', figureCard(figure).keywords.includes('massive'), figure.id)
}

export function isMobile(s: AState, figure: Figure): boolean {
  return query(s, 'mobile', figureCard(figure).keywords.includes('mobile'), figure.id)
}

export function hasReach(s: AState, figure: Figure): boolean {
  return query(s, 'reach', figureCard(figure).keywords.includes('reach'), figure.id)
}

export function hasCondition(figure: Figure, name: string): boolean {
  return figure.conditions.some((one) => one.name === name)
}

/** A group's cost shared among its figures, rounded down; what cards call a figure's cost. */
export function figureCost(s: AState, figure: Figure): number {
  const card = figureCard(figure)
  return query(s, 'figure cost', Math.floor(card.cost / card.group), figure.id)
}

export function figuresOfSeat(s: AState, seat: string): Figure[] {
  return figuresOnMap(s).filter((figure) => figure.seat === seat)
}
