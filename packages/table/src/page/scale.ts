import type { Form, Scene, Spot, Stand, Thing } from '@sandtable/kernel'

/** Screen units to a space: a space is drawn as large as a small base, so that lines and letters fit both. */
const perSpace = 40

/** A scene in the units that the page draws in. Scenes in millimetres are in them already. */
export function toDrawingUnits(scene: Scene): Scene {
  if (scene.unit === 'mm') return scene
  return {
    ...scene,
    width: scene.width * perSpace,
    height: scene.height * perSpace,
    things: scene.things.map(scaledThing),
  }
}

const times = (value: number) => value * perSpace
const all = (points: readonly number[]) => points.map(times)

function scaledThing(thing: Thing): Thing {
  switch (thing.type) {
    case 'piece':
      return { ...thing, form: scaled(thing.form), at: stand(thing.at) }
    case 'area':
      return {
        ...thing,
        forms: thing.forms.map(scaled),
        ...(thing.within !== undefined && { within: scaled(thing.within) }),
      }
    case 'line':
      return { ...thing, from: spot(thing.from), to: spot(thing.to) }
    case 'ghost':
      return { ...thing, form: scaled(thing.form), at: stand(thing.at), path: thing.path.map(scaled) }
    case 'rail':
      return { ...thing, from: stand(thing.from), to: stand(thing.to), outline: all(thing.outline) }
    case 'zone':
      return {
        ...thing,
        form: scaled(thing.form),
        drops: thing.drops.map((drop) => ({ ...drop, outline: all(drop.outline) })),
      }
    default:
      return thing
  }
}

function scaled(form: Form): Form {
  switch (form.type) {
    case 'polygon':
      return { ...form, points: all(form.points) }
    case 'circle':
    case 'sector':
      return { ...form, x: times(form.x), y: times(form.y), radius: times(form.radius) }
    case 'around':
      return { ...form, points: all(form.points), distance: times(form.distance) }
    case 'stroke':
      return { ...form, points: all(form.points), width: times(form.width) }
  }
}

function spot({ x, y }: Spot): Spot {
  return { x: times(x), y: times(y) }
}

function stand({ x, y, facing }: Stand): Stand {
  return { x: times(x), y: times(y), facing }
}
