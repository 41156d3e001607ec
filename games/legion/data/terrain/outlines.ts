/** Outlines that several kinds of terrain have: few corners, so that sight and moves stay fast. */

/** A rectangle about the middle, or about another point. */
export function block(width: number, depth: number, x = 0, y = 0): readonly number[] {
  const [w, d] = [width / 2, depth / 2]
  return [x - w, y - d, x + w, y - d, x + w, y + d, x - w, y + d]
}

/** A rectangle with its corners cut off. */
export function chamfered(width: number, depth: number, cut: number): readonly number[] {
  const [w, d] = [width / 2, depth / 2]
  return [-w + cut, -d, w - cut, -d, w, -d + cut, w, d - cut, w - cut, d, -w + cut, d, -w, d - cut, -w, -d + cut]
}
