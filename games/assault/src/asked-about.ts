import type { Crumb, Question } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import type { FigureId, TargetId } from './state.ts'

/** What a question, or what goes on, is about. A step says what it is of all this; the rest is empty, or nought. */
export interface AskedAbout {
  readonly figure: FigureId
  readonly attacker: FigureId
  readonly target: TargetId
  /** What is left of an activation, and how often it has attacked. */
  readonly actions: number
  readonly points: number
  readonly attacks: number
  readonly surges: number
  readonly damage: number
  /** The card whose choice it is, and the name of that choice. */
  readonly card: string
  readonly choice: string
}

export function askedAbout({ about }: Pick<Question | Crumb, 'about'>): AskedAbout {
  const word = (key: keyof AskedAbout) => {
    const found = part(about, key)
    return typeof found === 'string' ? found : ''
  }
  const number = (key: keyof AskedAbout) => {
    const found = part(about, key)
    return typeof found === 'number' ? found : 0
  }
  return {
    figure: word('figure'),
    attacker: word('attacker'),
    target: word('target'),
    actions: number('actions'),
    points: number('points'),
    attacks: number('attacks'),
    surges: number('surges'),
    damage: number('damage'),
    card: word('card'),
    choice: word('choice'),
  }
}
