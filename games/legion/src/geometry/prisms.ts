import { type Cylinder, cos, type Prism, sin } from '@sandtable/plane'

/** Corners of the outline that stands for a circle: it misses less than 0.2 mm of a base of 150 mm. */
const CORNERS = 64

/** What a round silhouette hides: of vehicles and points of interest. */
export function roundPrism({ x, y, r, bottom, top }: Cylinder, id: string): Prism {
  const points: number[] = []
  for (let corner = 0; corner < CORNERS; corner++) {
    const turn = (-360 * corner) / CORNERS
    points.push(x + r * sin(turn), y + r * cos(turn))
  }
  return { outline: { type: 'polygon', points }, bottom, top, id }
}
