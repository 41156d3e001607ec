/** What lies on what, from the ground up: `layersOf('zone', 'ship', 'die')` has the height of each. */
export function layersOf<Name extends string>(...names: readonly Name[]): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name, height) => [name, height])) as Record<Name, number>
}
