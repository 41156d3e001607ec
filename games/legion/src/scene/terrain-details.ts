/**
 * What is drawn on pieces of terrain so that each looks like what it is, by the ids of its kinds: lines, and what is
 * darker or lighter than the rest, in mm as seen from the middle of the piece.
 */
export interface Details {
  /** Open lines: x, y, x, y, … */
  readonly lines?: readonly (readonly number[])[]
  readonly dark?: readonly Mark[]
  readonly light?: readonly Mark[]
}

/** A disc, or a closed outline. */
export type Mark = { readonly disc: readonly [x: number, y: number, radius: number] } | readonly number[]

function discs(...all: readonly (readonly [number, number, number])[]): Mark[] {
  return all.map((disc) => ({ disc }))
}

/** A rectangle about a middle. */
function box(x: number, y: number, width: number, height: number): number[] {
  const [dx, dy] = [width / 2, height / 2]
  return [x - dx, y - dy, x + dx, y - dy, x + dx, y + dy, x - dx, y + dy]
}

/** Parallel lines from bottom to top, so many between two sides. */
function upright(count: number, left: number, right: number, bottom: number, top: number): number[][] {
  return Array.from({ length: count }, (_, at) => {
    const x = left + ((at + 0.5) * (right - left)) / count
    return [x, bottom, x, top]
  })
}

function level(count: number, left: number, right: number, bottom: number, top: number): number[][] {
  return Array.from({ length: count }, (_, at) => {
    const y = bottom + ((at + 0.5) * (top - bottom)) / count
    return [left, y, right, y]
  })
}

/** The same outline, drawn in. */
function inner(points: readonly number[], share: number): number[] {
  return points.map((one) => one * share)
}

const crowns = discs(
  [-58, -28, 19],
  [-20, -46, 20],
  [24, -42, 18],
  [58, -18, 19],
  [-50, 14, 18],
  [-12, -6, 22],
  [32, 8, 20],
  [-26, 42, 19],
  [14, 48, 19],
  [46, 38, 15],
)
const tops = discs(
  [-62, -22, 8],
  [-24, -40, 9],
  [20, -36, 8],
  [54, -12, 8],
  [-54, 20, 8],
  [-17, 1, 10],
  [27, 15, 9],
  [-30, 48, 8],
  [10, 54, 8],
  [42, 42, 6],
)

export const details: Readonly<Record<string, Details>> = {
  barricade: {
    lines: [
      [-20, -10, -14, 10],
      [14, -10, 20, 10],
    ],
    light: [box(0, 4, 76, 4)],
  },
  crates: {
    lines: [...upright(1, -30, 0, -17, 17), [0, -17, 0, 17], [-30, 2, 0, 2], [0, -4, 30, -4]],
    light: [box(-15, 9, 22, 9), box(15, 6, 22, 14)],
    dark: [box(15, -11, 22, 7)],
  },
  barrels: {
    dark: discs([-12, -8, 9], [9, -8, 9], [-2, 9, 9]),
    light: discs([-12, -8, 5], [9, -8, 5], [-2, 9, 5]),
  },
  fence: { lines: upright(9, -60, 60, -6, 6), light: [box(0, 0, 118, 2)] },
  condenser: { dark: discs([0, 0, 13]), light: discs([0, 0, 8]), lines: [[-16, 0, 16, 0]] },
  wood: { dark: crowns, light: tops },
  thicket: {
    dark: discs(
      [-34, -12, 11],
      [-8, -22, 12],
      [22, -14, 12],
      [40, 4, 11],
      [-22, 14, 12],
      [8, 10, 12],
      [22, 26, 8],
    ),
    light: discs([-36, -9, 4], [-10, -18, 5], [20, -10, 5], [38, 8, 4], [-24, 18, 5], [6, 14, 5]),
  },
  ruin: {
    dark: [box(-70, 10, 14, 96), box(-20, -53, 100, 12), box(73, -28, 12, 60), box(40, 54, 60, 10)],
    light: [box(-20, 10, 26, 20), box(30, -10, 20, 14)],
    lines: [
      [-40, 40, -22, 30, -28, 16],
      [46, 20, 56, 4],
    ],
  },
  rubble: {
    dark: [
      [-46, -10, -30, -22, -16, -8, -30, 4],
      [4, -28, 24, -26, 20, -8, 6, -10],
      [30, 6, 52, 2, 50, 18, 36, 20],
      [-24, 14, -8, 12, -4, 28, -20, 26],
    ],
    light: [
      [-6, -8, 6, -4, 0, 6, -10, 4],
      [20, 22, 32, 26, 24, 36, 14, 32],
    ],
  },
  crater: {
    dark: discs([0, 0, 38]),
    light: discs([4, -5, 26]),
    lines: [
      [-46, 8, -36, 20, -24, 34],
      [30, -38, 44, -22],
    ],
  },
  trench: {
    dark: [box(0, 0, 176, 26)],
    lines: upright(12, -90, 90, -13, 13),
    light: [box(0, 20, 184, 4), box(0, -20, 184, 4)],
  },
  field: { lines: level(11, -86, 86, -62, 62), light: [box(0, 0, 8, 126)] },
  swamp: {
    dark: discs([-30, -12, 24], [30, 8, 26], [-24, 20, 14]),
    lines: [
      [-60, 4, -52, 10, -44, 4],
      [8, -28, 16, -22, 24, -28],
      [46, 22, 54, 28, 62, 22],
      [-4, 36, 4, 42, 12, 36],
    ],
  },
  rocks: {
    light: [[-44, -8, -14, -30, 8, -14, -18, 10]],
    dark: [[14, -4, 44, -18, 50, 6, 22, 26]],
    lines: [
      [-44, -8, -18, 10, -24, 28],
      [-18, 10, 22, 26],
      [8, -14, 14, -4],
    ],
  },
  pillar: {
    light: [[-20, -8, 4, -26, 12, -4, -6, 8]],
    dark: [[10, 0, 28, -4, 18, 22, -2, 20]],
    lines: [
      [-6, 8, -2, 20],
      [12, -4, 10, 0],
    ],
  },
  wall: { lines: upright(11, -90, 90, -8, 8), light: [box(0, 0, 178, 3)] },
  generator: {
    dark: discs([-20, 0, 17], [20, 0, 17]),
    light: discs([-20, 0, 9], [20, 0, 9]),
    lines: [
      [-40, 24, 40, 24],
      [-40, -24, 40, -24],
    ],
  },
  wreck: {
    dark: [[-70, -14, 10, -30, 30, -4, -40, 22]],
    light: [[36, -22, 72, -10, 60, 14, 40, 4]],
    lines: [
      [-80, 0, 60, -4],
      [-40, 30, -20, -22],
      [20, 26, 24, -34],
    ],
  },
  water: {
    light: [inner([-110, -25, -30, -45, 100, -30, 115, 15, 20, 45, -90, 35], 0.72)],
    lines: [
      [-70, -4, -58, 4, -46, -4, -34, 4],
      [0, -18, 12, -10, 24, -18, 36, -10],
      [40, 14, 52, 22, 64, 14, 76, 22],
      [-40, 20, -28, 28, -16, 20],
    ],
  },
  container: {
    lines: upright(11, -60, 60, -28, 28),
    light: [box(0, 0, 114, 5)],
    dark: [box(-57, 0, 5, 56), box(57, 0, 5, 56)],
  },
  hut: {
    dark: discs([0, 0, 34]),
    light: discs([-4, 5, 22]),
    lines: [[-12, -44, -12, -34, 12, -34, 12, -44]],
  },
  house: {
    dark: [
      [-75, -57, 75, -57, 60, -43, -60, -43],
      [75, -57, 75, 57, 60, 43, 60, -43],
    ],
    light: [box(-28, 14, 34, 26), box(30, -18, 22, 22)],
    lines: [[-60, -43, 60, -43, 60, 43, -60, 43, -60, -43]],
  },
  tower: {
    dark: [box(0, -35, 130, 50)],
    light: [box(0, 35, 110, 46), box(-50, -35, 14, 40)],
    lines: [
      [-75, 0, 75, 0],
      [-65, 10, 65, 10, 65, 60, -65, 60, -65, 10],
    ],
  },
  terrace: {
    light: [box(0, 25, 160, 58)],
    lines: [...level(3, -84, 84, -24, -10), [-85, -10, 85, -10]],
    dark: [box(0, -48, 164, 14)],
  },
  mesa: {
    light: [inner([-80, -30, -25, -58, 55, -50, 82, 0, 45, 55, -40, 58], 0.74)],
    lines: [
      [-62, -22, -80, -30],
      [42, -40, 55, -50],
      [36, 42, 45, 55],
      [-32, 44, -40, 58],
    ],
  },
  pad: {
    dark: discs([0, 0, 62]),
    light: discs([0, 0, 50]),
    lines: [
      [-18, -26, -18, 26],
      [18, -26, 18, 26],
      [-18, 0, 18, 0],
      [-80, -30, -80, 30],
      [80, -30, 80, 30],
    ],
  },
}
