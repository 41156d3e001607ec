/**
 * For drawing the looks of pieces: SVG path data in a box from −10 to 10, y down. Points are written as in SVG,
 * `x,y x,y …`. All outlines run the same way round, so that those that overlap become one shape.
 */

type Dots = readonly (readonly [number, number])[]

function dotsOf(points: string): Dots {
  return points
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number)
      return [x, y] as const
    })
}

function clockwise(points: string): Dots {
  const dots = dotsOf(points)
  const area = dots.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = dots[(at + 1) % dots.length]!
    return sum + x * nextY - nextX * y
  }, 0)
  return area < 0 ? dots.toReversed() : dots
}

/** Two digits are finer than any screen. */
const digits = (value: number) => `${Math.round(value * 100) / 100}`
const pair = (x: number, y: number) => `${digits(x)} ${digits(y)}`

/** The same on the other side of the middle. */
export function flipped(points: string): string {
  return dotsOf(points)
    .map(([x, y]) => `${-x},${y}`)
    .join(' ')
}

/** The right half, from top to bottom, and its mirror image. */
export function mirrored(points: string): string {
  const left = dotsOf(points)
    .filter(([x]) => x !== 0)
    .toReversed()
  return `${points} ${left.map(([x, y]) => `${-x},${y}`).join(' ')}`
}

/** A closed outline with corners. */
export function sharp(points: string): string {
  const path = clockwise(points).map(([x, y]) => pair(x, y))
  return `M${path.join('L')}Z`
}

/** A closed outline that bends at each of its points and runs through the middles between them. */
export function soft(points: string): string {
  const dots = clockwise(points)
  const halfway = (at: number) => {
    const [[x, y], [nextX, nextY]] = [dots[at]!, dots[(at + 1) % dots.length]!]
    return pair((x + nextX) / 2, (y + nextY) / 2)
  }
  const bends = dots.map(([x, y], at) => `Q${pair(x, y)} ${halfway(at)}`)
  return `M${halfway(dots.length - 1)}${bends.join('')}Z`
}

export function oval(x: number, y: number, across: number, down = across): string {
  const arc = (to: number) => `A${across} ${down} 0 1 1 ${pair(to, y)}`
  return `M${pair(x - across, y)}${arc(x + across)}${arc(x - across)}Z`
}

/** The same outlines the other way round: what they enclose is taken out of the shape they are put together with. */
export function hole(path: string): string {
  return path
    .split('M')
    .slice(1)
    .map((outline) => backwards(outline))
    .join('')
}

/** An outline without its M: from its end to its start, each bend or arc the other way. */
function backwards(outline: string): string {
  const steps = outline.replace('Z', '').split(/(?=[LQA])/)
  const ends = steps.map((step) => step.split(' ').slice(-2).join(' ').replace(/^[LQ]/, ''))
  const back = steps.slice(1).map((step, at) => {
    const numbers = step.slice(1).split(' ')
    if (step.startsWith('Q')) return `Q${numbers.slice(0, 2).join(' ')} ${ends[at]}`
    if (step.startsWith('A')) return `A${numbers.slice(0, 4).join(' ')} 0 ${ends[at]}`
    return `L${ends[at]}`
  })
  return `M${ends.at(-1)}${back.toReversed().join('')}Z`
}

/** A ring, of which the inside stays open. */
export function ring(x: number, y: number, radius: number, width: number): string {
  return oval(x, y, radius) + hole(oval(x, y, radius - width))
}

/** A straight piece, as wide as this, from one point to another. */
export function bar(points: string, width: number): string {
  const [[x, y] = [0, 0], [endX, endY] = [0, 0]] = dotsOf(points)
  const length = Math.sqrt((endX - x) ** 2 + (endY - y) ** 2)
  const [dx, dy] = [((endY - y) / length) * (width / 2), ((x - endX) / length) * (width / 2)]
  return sharp(`${x + dx},${y + dy} ${endX + dx},${endY + dy} ${endX - dx},${endY - dy} ${x - dx},${y - dy}`)
}

/** Something, and its mirror image. */
export function twice(draw: (points: string) => string, points: string): string {
  return draw(points) + draw(flipped(points))
}
