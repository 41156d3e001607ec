import type { Form } from '@sandtable/kernel'

/**
 * Silhouettes of our own, seen from above, nose up, in a box from −10 to 10. A piece whose look is not here
 * gets the plain arrow: a new game can be played before anybody draws for it.
 */
const fighter = 'M0-9L1.6-3 2-1 8 0 8 1.6 2 2.4 1.6 6 0 7.4-1.6 6-2 2.4-8 1.6-8 0-2-1-1.6-3Z'
const crossed =
  'M0-9.5L1.3-4 1.6-.5 8.2-2.2 8.6 1.2 8.2 3.6 1.8 2.4 1.4 6.4-1.4 6.4-1.8 2.4-8.2 3.6-8.6 1.2-8.2-2.2-1.6-.5-1.3-4ZM7.2-6.5h.9v6h-.9ZM-8.1-6.5h.9v6h-.9Z'
const twinBoom =
  'M0-9L2.4-6 2.2-1.5 5-1 5-6 6.2-6 6.4 7 4.8 7.4 4.6 1.6 1 1.6 1 3.4-1 3.4-1 1.6-4.6 1.6-4.8 7.4-6.4 7-6.2-6-5-6-5-1-2.2-1.5-2.4-6Z'
const wedge = 'M0-8.5L2.2-4 4.6 4.6 3.4 6.4 1.2 5 0 5.4-1.2 5-3.4 6.4-4.6 4.6-2.2-4Z'
const cross = 'M-1.2-9H1.2L1.8-2 8.4-1.2 8.4 1.2 1.6 1.6 1.2 8-1.2 8-1.6 1.6-8.4 1.2-8.4-1.2-1.8-2Z'
const panels =
  'M0-3.2A3.2 3.2 0 1 1 0 3.2 3.2 3.2 0 0 1 0-3.2ZM5.4-7.4H7.2V7.4H5.4ZM-7.2-7.4H-5.4V7.4H-7.2ZM3-.8H5.6V.8H3ZM-5.6-.8H-3V.8H-5.6Z'
const bentPanels =
  'M0-3A3 3 0 1 1 0 3 3 3 0 0 1 0-3ZM4.6-8.6L7.6-4.4 7.6 4.4 4.6 7.6 5.6 0ZM-4.6-8.6L-7.6-4.4-7.6 4.4-4.6 7.6-5.6 0ZM2.8-.8H5.6V.8H2.8ZM-5.6-.8H-2.8V.8H-5.6Z'
const doubleHull =
  'M-1.8-4A2.4 2.4 0 1 1-1.8 4 2.4 2.4 0 0 1-1.8-4ZM1.8-4A2.4 2.4 0 1 1 1.8 4 2.4 2.4 0 0 1 1.8-4ZM5.8-7H7.4V7H5.8ZM-7.4-7H-5.8V7H-7.4ZM4-.8H6V.8H4ZM-6-.8H-4V.8H-6Z'
const threePanels =
  'M0-3A3 3 0 1 1 0 3 3 3 0 0 1 0-3ZM-.9-9H.9V-3H-.9ZM4.4 1.8L8.6 5.6 7.4 7 3.2 3.2ZM-4.4 1.8L-8.6 5.6-7.4 7-3.2 3.2Z'
const disc = 'M-2.6-9L-.8-9-.6-5 .6-5 .8-9 2.6-9 3-5.2A7 7 0 1 1-3-5.2ZM5.6-3.6L8.2-5.6 8.6-3.2 6.8-1.4Z'
const shuttle = 'M0-8.6L2-5 2.2 0 8.6 4.6 8.2 6.2 2.2 4.2 1.6 6.4-1.6 6.4-2.2 4.2-8.2 6.2-8.6 4.6-2.2 0-2-5Z'
const hauler = 'M-3-8.6H3L4-5 4 5 2.6 8H-2.6L-4 5-4-5ZM5-3H7.4V5H5ZM-7.4-3H-5V5H-7.4Z'
const shield =
  'M0-8.4C4-8.4 7.4-5 7 0 6.6 4.6 3.6 7.4 0 8.4-3.6 7.4-6.6 4.6-7 0-7.4-5-4-8.4 0-8.4ZM-1.4-4H1.4V4.6H-1.4Z'
const trooper =
  'M0-8.6A3.4 3.4 0 0 1 3.4-5.2V-2.4L6-1.2 5.2 7.8H-5.2L-6-1.2-3.4-2.4V-5.2A3.4 3.4 0 0 1 0-8.6ZM-2.2-5.6H2.2V-4H-2.2Z'
const hero =
  'M0-8.8A3 3 0 1 1 0-2.8 3 3 0 0 1 0-8.8ZM-5.4-1.6H5.4L7 7.8H3.4L2.6 2 1.6 7.8H-1.6L-2.6 2-3.4 7.8H-7Z'
const droid =
  'M0-8A5 5 0 0 1 5-3H-5A5 5 0 0 1 0-8ZM-5-2H5V4.4H-5ZM-7.4-1H-6V7.4H-7.4ZM6-1H7.4V7.4H6ZM-1.6 5.4H1.6V8H-1.6Z'
const beast =
  'M-8-3C-6-7-2-8 1-6L4-8.4 5-5.4C8-4 8.6-1 7-.2L8 3 5.4 7.6 3.6 7.4 4 3.4-1 4-3 7.6-5 7.4-4.2 3C-7 2-8.6 0-8-3Z'
const walker =
  'M-4-9H4L5.4-4 4.6 0H2.6L5.6 3 3.6 5 5.6 8.6H2L1.4 4.6 2.2 2.6 0 .6-2.2 2.6-1.4 4.6-2 8.6H-5.6L-3.6 5-5.6 3-2.6 0H-4.6L-5.4-4Z'

const box = 'M-7-6.5H7V6.5H-7ZM-5-4.5V-1H5V-4.5ZM-5 1V4.5H5V1Z'
const screen = 'M-7-7H7V3H-7ZM-5-5V1H5V-5ZM-2 3H2V5.4H5V7.4H-5V5.4H-2Z'
const disk = 'M0-6.4A6.4 6.4 0 1 0 0 6.4 6.4 6.4 0 1 0 0-6.4ZM0-3.4A3.4 3.4 0 1 1 0 3.4 3.4 3.4 0 1 1 0-3.4Z'
const charge = 'M0-7A7 7 0 1 0 0 7 7 7 0 1 0 0-7ZM-1.2-4.6H1.2V1.4H-1.2ZM-1.2 2.8H1.2V5H-1.2Z'

export const arrow = 'M0-8L5.6 6.4 0 3.2-5.6 6.4Z'

const looks: Readonly<Record<string, string>> = {
  xwing: crossed,
  t70xwing: crossed,
  arc170: crossed,
  z95headhunter: fighter,
  ewing: fighter,
  ywing: twinBoom,
  kwing: twinBoom,
  bsf17bomber: twinBoom,
  scurrgh6bomber: twinBoom,
  alphaclassstarwing: twinBoom,
  awing: wedge,
  starviper: wedge,
  m3ainterceptor: wedge,
  kihraxzfighter: wedge,
  g1astarfighter: wedge,
  protectoratestarfighter: wedge,
  m12lkimogilafighter: wedge,
  attackshuttle: wedge,
  bwing: cross,
  tiefighter: panels,
  tiefofighter: panels,
  tiesffighter: panels,
  tieaggressor: panels,
  tieadvanced: bentPanels,
  tieadvprototype: bentPanels,
  tieinterceptor: bentPanels,
  tiesilencer: bentPanels,
  tiestriker: bentPanels,
  tiereaper: bentPanels,
  tiebomber: doubleHull,
  tiepunisher: doubleHull,
  tiedefender: threePanels,
  tiephantom: threePanels,
  yt1300: disc,
  yt2400: disc,
  jumpmaster5000: disc,
  lambdaclassshuttle: shuttle,
  upsilonclassshuttle: shuttle,
  sheathipedeclassshuttle: shuttle,
  lancerclasspursuitcraft: shuttle,
  uwing: shuttle,
  vt49decimator: shuttle,
  firespray31: shield,
  aggressor: shield,
  quadjumper: shield,
  hwk290: hauler,
  yv666: hauler,
  vcx100: hauler,
  auzituckgunship: hauler,
  trooper,
  hero,
  droid,
  creature: beast,
  vehicle: walker,
  crate: box,
  terminal: screen,
  token: disk,
  bomb: charge,
}

/** The look of that name, or of the kind that it belongs to (`crate-red` is a crate). */
export function lookOf(name: string, kind = ''): string {
  return looks[name] ?? looks[name.split('-')[0] ?? ''] ?? looks[kind] ?? arrow
}

/** What is drawn from the front stands upright whichever way it looks; ships are seen from above and turn. */
const upright: ReadonlySet<string> = new Set([trooper, hero, droid, beast, walker, box, screen, disk, charge])

export function turnOf(look: string, facing: number): number {
  return upright.has(look) ? 0 : facing
}

/** Silhouettes fill three quarters of the base. */
export function lookScale(form: Form): number {
  if (form.type === 'circle') return form.radius / 13
  if (form.type !== 'polygon') return 1.5
  // A turned base has a larger box around it; its own side is what counts.
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = form.points
  return Math.min(Math.hypot(bx - ax, by - ay), Math.hypot(cx - bx, cy - by)) / 26
}
