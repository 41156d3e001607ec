/** How a piece went, from place to place. */
export interface Way<Place> {
  readonly of: string
  readonly places: Place[]
}

/**
 * Adds a stretch to the ways that were told so far: what one piece does in a row is one way, and a new way begins
 * where the piece stood, if that is known.
 */
export function goOn<Place>(
  told: Way<Place>[],
  of: string,
  stood: Place | undefined,
  stretch: readonly Place[],
): void {
  const last = told.at(-1)
  if (last?.of === of) last.places.push(...stretch)
  else told.push({ of, places: stood === undefined ? [...stretch] : [stood, ...stretch] })
}
