import type { Form } from '@sandtable/kernel'

/** Paths for the shapes of a scene. The scene's y runs up, the screen's down: the scene is turned over once. */
export interface Ground {
  readonly height: number
}

export function pathOf(form: Form, { height }: Ground): string {
  switch (form.type) {
    case 'polygon':
      return `${through(form.points, height)}Z`
    case 'circle':
      return circle(form.x, height - form.y, form.radius)
    case 'sector':
      return sector(form.x, height - form.y, form.facing, form.angle, form.radius)
    case 'around':
      return around(form.points, form.distance, height)
    case 'stroke':
      return through(form.points, height)
  }
}

function through(points: readonly number[], height: number): string {
  let path = ''
  for (let i = 0; i + 1 < points.length; i += 2)
    path += `${i === 0 ? 'M' : 'L'}${fixed(points[i]!)} ${fixed(height - points[i + 1]!)}`
  return path
}

function circle(x: number, y: number, r: number): string {
  return `M${fixed(x - r)} ${fixed(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

function sector(x: number, y: number, facing: number, angle: number, radius: number): string {
  const [ax, ay] = at(x, y, facing - angle / 2, radius)
  const [bx, by] = at(x, y, facing + angle / 2, radius)
  return `M${fixed(x)} ${fixed(y)}L${ax} ${ay}A${radius} ${radius} 0 ${angle > 180 ? 1 : 0} 1 ${bx} ${by}Z`
}

/** A point at this distance in a facing: 0 is up, clockwise. */
function at(x: number, y: number, facing: number, distance: number): [string, string] {
  const turn = (facing * Math.PI) / 180
  return [fixed(x + Math.sin(turn) * distance), fixed(y - Math.cos(turn) * distance)]
}

/** An outline pushed outward, with round corners. */
function around(points: readonly number[], distance: number, height: number): string {
  const spots: [number, number][] = []
  for (let i = 0; i + 1 < points.length; i += 2) spots.push([points[i]!, height - points[i + 1]!])
  if (area(spots) < 0) spots.reverse()
  let path = ''
  for (const [i, [x, y]] of spots.entries()) {
    const [px, py] = spots[(i + spots.length - 1) % spots.length]!
    const [nx, ny] = spots[(i + 1) % spots.length]!
    const [ox, oy] = outward(px, py, x, y, distance)
    const [qx, qy] = outward(x, y, nx, ny, distance)
    path += `${i === 0 ? 'M' : 'L'}${fixed(x + ox)} ${fixed(y + oy)}`
    path += `A${distance} ${distance} 0 0 1 ${fixed(x + qx)} ${fixed(y + qy)}`
  }
  return `${path}Z`
}

function outward(ax: number, ay: number, bx: number, by: number, distance: number): [number, number] {
  const length = Math.hypot(bx - ax, by - ay) || 1
  return [((by - ay) / length) * distance, (-(bx - ax) / length) * distance]
}

function area(spots: readonly (readonly [number, number])[]): number {
  return spots.reduce((sum, [x, y], i) => {
    const [nx, ny] = spots[(i + 1) % spots.length]!
    return sum + x * ny - nx * y
  }, 0)
}

function fixed(value: number): string {
  return value.toFixed(2)
}
