import type { Fact, Figure, Named, Seat } from '@sandtable/kernel'

/** Words that every game has beside its table. */
export const roundLabel: Named = { en: 'Round', de: 'Runde' }
export const phaseLabel: Named = { en: 'Phase', de: 'Phase' }
export const initiativeLabel: Named = { en: 'Initiative', de: 'Initiative' }

/** How a game writes the facts beside its table, by their names: `fact('round', 3)`. */
export function factsLabelled<Name extends string>(labels: Readonly<Record<Name, Named>>) {
  return (name: Name, value: number | Named, seat: Seat | null = null): Fact => ({
    name,
    label: { ...labels[name] },
    value: typeof value === 'number' ? value : { ...value },
    seat,
  })
}

/** How a game writes the numbers beside its pieces, by their names: `figure('hull', 2, 3)` is two out of three. */
export function figuresLabelled<Name extends string>(labels: Readonly<Record<Name, Named>>) {
  return (name: Name, value: number, of?: number): Figure => {
    const figure = { name, label: { ...labels[name] }, value }
    return of === undefined ? figure : { ...figure, of }
  }
}
