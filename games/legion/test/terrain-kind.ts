/** The outline of a square block, so many mm from its middle to each side. */
export function squareOf(half: number): number[] {
  return [-half, -half, half, -half, half, half, -half, half]
}

/** A kind of terrain as a map may bring it along: a block that hides and lets pass, if nothing else is said. */
export function terrainKind(id: string, top: number, more: object = {}) {
  return {
    id,
    name: { en: id, de: id },
    class: 'obstacle',
    cover: 'heavy',
    ground: 'open',
    blocks: true,
    parts: [{ outline: squareOf(20), top }],
    ...more,
  }
}
