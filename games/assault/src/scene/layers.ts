/** From the ground up. */
export const layer = {
  floor: 0,
  zone: 1,
  terrain: 2,
  wall: 3,
  space: 4,
  object: 5,
  ghost: 6,
  figure: 7,
  line: 8,
  die: 9,
  card: 10,
  choice: 11,
} as const
