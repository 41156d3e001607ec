import type { Shown } from '@sandtable/keeper/protocol'
import type {
  Area,
  Coordinates,
  Form,
  Mark,
  Measured,
  Motion,
  Piece,
  Scene,
  Seat,
  Spot,
  Stand,
  Thing,
  Zone,
} from '@sandtable/kernel'

/** Screen units to a space: a space is drawn as large as a small base, so that lines and letters fit both. */
const perSpace = 40

/**
 * How a scene is drawn: in which units, and turned by half so that whoever looks has their own side before them.
 * Everything that comes from the game is taken into the drawing here, and everything that goes back out of it.
 */
export class Drawing {
  private readonly unit: Scene['unit']
  private readonly scale: number
  private readonly width: number
  private readonly height: number
  readonly turned: boolean

  constructor({ unit, width, height }: Pick<Scene, 'unit' | 'width' | 'height'>, turned: boolean) {
    this.unit = unit
    this.scale = unit === 'mm' ? 1 : perSpace
    this.width = width
    this.height = height
    this.turned = turned
  }

  scene({ aside, coordinates, ...scene }: Scene): Scene {
    return {
      ...scene,
      ...(aside !== undefined && { aside: aside.map((piece) => this.aside(piece)) }),
      ...(coordinates !== undefined && { coordinates: this.coordinates(coordinates) }),
      width: scene.width * this.scale,
      height: scene.height * this.scale,
      things: scene.things.map((thing) => this.thing(thing)),
    }
  }

  motion(motion: Motion): Motion {
    return { ...motion, stands: motion.stands.map((stand) => this.stand(stand)) }
  }

  measured(measured: Measured): Measured {
    if ('refused' in measured) return measured
    return { ...measured, from: this.spot(measured.from), to: this.spot(measured.to) }
  }

  thing(thing: Thing): Thing {
    switch (thing.type) {
      case 'piece':
        return this.piece(thing)
      case 'area':
        return {
          ...thing,
          forms: thing.forms.map((form) => this.form(form)),
          ...(thing.within !== undefined && { within: this.form(thing.within) }),
          ...(thing.rises !== undefined && { rises: thing.rises * this.scale }),
        }
      case 'line':
        return { ...thing, from: this.spot(thing.from), to: this.spot(thing.to) }
      case 'ghost':
        return {
          ...thing,
          form: this.form(thing.form),
          at: this.stand(thing.at),
          path: thing.path.map((form) => this.form(form)),
        }
      case 'rail':
        return {
          ...thing,
          from: this.stand(thing.from),
          to: this.stand(thing.to),
          outline: this.outline(thing.outline),
        }
      case 'steer':
        return { ...thing, from: this.stand(thing.from), outline: this.outline(thing.outline) }
      case 'zone':
        return {
          ...thing,
          form: this.form(thing.form),
          drops: thing.drops.map((drop) => ({
            ...drop,
            outline: this.outline(drop.outline),
            facing: this.facing(drop.facing),
          })),
        }
      default:
        return thing
    }
  }

  /** A point of the drawing as one of the scene. */
  spotInScene({ x, y }: Spot): Spot {
    const spot = { x: x / this.scale, y: y / this.scale }
    return this.turned ? { x: this.width - spot.x, y: this.height - spot.y } : spot
  }

  markInScene(mark: Mark): Mark {
    return 'piece' in mark ? mark : this.spotInScene(mark)
  }

  /** Half a turn is its own way back. */
  facingInScene(facing: number): number {
    return this.facing(facing)
  }

  /** A piece that is not on the table lies at the origin, whichever way the table is turned. */
  private aside(piece: Piece): Piece {
    return new Drawing({ unit: this.unit, width: 0, height: 0 }, this.turned).piece(piece)
  }

  private coordinates({ columns, rows }: Coordinates): Coordinates {
    return this.turned ? { columns: columns.toReversed(), rows: rows.toReversed() } : { columns, rows }
  }

  private piece(piece: Piece): Piece {
    const { level } = piece
    return {
      ...piece,
      form: this.form(piece.form),
      at: this.stand(piece.at),
      ...(level !== undefined && { level: level * this.scale }),
    }
  }

  private form(form: Form): Form {
    switch (form.type) {
      case 'circle':
        return { ...form, ...this.spot(form), radius: form.radius * this.scale }
      case 'sector':
        return { ...form, ...this.stand(form), radius: form.radius * this.scale }
      case 'polygon':
        return { ...form, points: this.points(form.points) }
      case 'around':
        return { ...form, points: this.points(form.points), distance: form.distance * this.scale }
      case 'stroke':
        return { ...form, points: this.points(form.points), width: form.width * this.scale }
    }
  }

  private points(points: readonly number[]): number[] {
    return points.map((value, at) => this.along(value, at % 2 === 0 ? this.width : this.height))
  }

  private outline(points: readonly number[]): number[] {
    return points.map((value) => value * this.scale)
  }

  private spot({ x, y }: Spot): Spot {
    return { x: this.along(x, this.width), y: this.along(y, this.height) }
  }

  private stand({ x, y, facing }: Stand): Stand {
    return { ...this.spot({ x, y }), facing: this.facing(facing) }
  }

  private facing(facing: number): number {
    return this.turned ? (facing + 180) % 360 : facing
  }

  private along(value: number, length: number): number {
    return (this.turned ? length - value : value) * this.scale
  }
}

/**
 * Is the far side this seat's own? Where parts of the table are somebody's, those say it. Else it is where pieces stand,
 * and who has none yet stands where they are to be set down; sides that face each other across the width have no far one.
 */
export function isFarSide(
  { things, width, height }: Scene,
  seat: Seat | null,
  { teams }: Pick<Shown, 'teams'> = { teams: {} },
): boolean {
  const isOwn = (one: Seat | undefined | null) =>
    one != null && seat !== null && (one === seat || (teams[one] !== undefined && teams[one] === teams[seat]))
  const pieces = things.filter((one): one is Piece => one.type === 'piece' && one.figures.length > 0)
  const zones = things.filter((one): one is Zone => one.type === 'zone')
  const own = pieces.filter((piece) => isOwn(piece.seat)).map(({ at }) => at)
  const others = pieces.filter((piece) => piece.seat !== null && !isOwn(piece.seat)).map(({ at }) => at)
  const homes = things.filter((one): one is Area => one.type === 'area' && one.seat !== undefined)
  const home = (own: boolean) =>
    homes.filter((one) => isOwn(one.seat) === own).flatMap(({ forms }) => forms.flatMap(spotsOf))
  const [homeNear, homeFar] = [home(true), home(false)]
  const areHomes = homeNear.length > 0 && homeFar.length > 0
  const placed = zones.length > 0 ? zones.flatMap(({ form }) => spotsOf(form)) : homeNear
  const near = areHomes ? homeNear : own.length > 0 ? own : placed
  const far = areHomes ? homeFar : others.length > 0 ? others : homeFar
  // What lies in the middle is on nobody's side.
  const apart = (of: (spot: Spot) => number, size: number) =>
    middleOf(near.map(of), size / 2) - middleOf(far.map(of), size / 2)
  const deep = apart(({ y }) => y, height)
  const wide = Math.abs(apart(({ x }) => x, width))
  // Homes do not move about: a little is enough to tell which of them is the far one.
  return seat !== null && deep > height / 100 && deep > wide / (areHomes ? 8 : 2)
}

function spotsOf(form: Form): Spot[] {
  if (!('points' in form)) return [form]
  return form.points.flatMap((x, at, all) => (at % 2 === 0 ? [{ x, y: all[at + 1] ?? 0 }] : []))
}

function middleOf(values: readonly number[], otherwise: number): number {
  return values.length === 0 ? otherwise : values.reduce((sum, value) => sum + value, 0) / values.length
}
