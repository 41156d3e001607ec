import type { Look } from '@sandtable/kernel'
import { bar, hole, mirrored, oval, ring, sharp, soft, twice } from '@sandtable/kit'

/** How legends and objects are drawn: head and shoulders from the front, so that they are known when small. */

function figure(shape: readonly string[], cut: readonly string[], over: readonly string[] = []): Look {
  return { shape: shape.join(''), cut: cut.join(''), over: over.join(''), upright: true }
}

const head = soft(mirrored('0,-9 4.6,-8.8 5.6,-4 4.8,0 2.6,3 2.4,5 0,5.6'))
const shoulders = soft(mirrored('0,2.4 5,3 9.6,5 9.8,8.4 5,10.2 0,10.4'))
const broad = soft(mirrored('0,1.4 5.6,1.6 10.6,4 11,9 5,10.4 0,10.4'))
const cloak = soft(mirrored('0,1 4.4,1.6 8.4,5.6 9.8,9.4 5,10.4 0,10.4'))
const eyes = (y: number) => twice((at) => oval(...pairOf(at), 0.85, 0.95), `1.8,${y}`)
const face = soft(mirrored('0,-5.4 3.7,-5.4 4,-2.6 3,.6 1.2,2.4 0,2.6')) + hole(eyes(-2.2))

function pairOf(at: string): [number, number] {
  const [x = 0, y = 0] = at.split(',').map(Number)
  return [x, y]
}

const legends: Readonly<Record<string, Look>> = {
  // A soldier with a tall band of hair and a headset.
  bangalore: figure(
    [head, shoulders, sharp(mirrored('0,-11 2.6,-10.8 3.4,-7.4 0,-7'))],
    [face, bar('-3.6,8.8 3.6,8.8', 1)],
    [bar('4.6,-3.4 6.6,-1', 1.4), bar('6.4,-1 4.4,2.6', 1)],
  ),
  // A scarf, and hair that falls to one side.
  wraith: figure(
    [head, cloak, soft('-6.4,-8 0,-10.4 6,-8.4 6.4,-2 4.6,-5 -2,-6.4 -5.2,-3 -6.6,2')],
    [face],
    [sharp('-5,3.4 5,3.4 6.4,6 1,7.4 -6.4,6')],
  ),
  // A bearded giant with a shield on his arm.
  gibraltar: figure(
    [head, broad],
    [soft(mirrored('0,-5.4 3.7,-5.4 4,-2.6 2.4,-.6 0,-.2')) + hole(eyes(-2.6))],
    [sharp('5.4,2 11,.4 11.4,8.4 6.2,10.4')],
  ),
  // A hunter behind a mask with two round glasses and a breathing tube.
  bloodhound: figure(
    [head, cloak, twice(sharp, '3.6,-8.4 6.8,-11.4 6.4,-6')],
    [twice((at) => oval(...pairOf(at), 1.7, 1.7), '2.3,-3.4'), sharp(mirrored('0,-.6 1.6,0 1.4,3 0,3.6'))],
    [bar('1,3 5.4,8.4', 1.4)],
  ),
  // A medic: two buns of hair and a cross.
  lifeline: figure(
    [head, shoulders, twice((at) => oval(...pairOf(at), 3.2, 3), '5.2,-8.6')],
    [face],
    [bar('0,5.4 0,9.8', 1.6), bar('-2.2,7.6 2.2,7.6', 1.6)],
  ),
  // A robot with one large eye and a screen on its chest.
  pathfinder: figure(
    [sharp(mirrored('0,-9.6 4.6,-9 5.6,-5 4.4,-1 0,0')), bar('0,-1 0,4', 2.4), broad],
    [oval(0, -5, 2.6, 2.6) + hole(oval(0, -5, 1.2, 1.2)), sharp(mirrored('0,4 4,4 3.6,8.6 0,9'))],
    [twice((at) => oval(...pairOf(at), 0.8, 0.8), '1.6,5.6'), bar('-1.6,7.4 1.6,7.4', 0.9)],
  ),
}

const objects: Readonly<Record<string, Look>> = {
  'supply-bin': {
    shape: sharp(mirrored('0,-5 8.6,-5 9.6,0 8.6,5 0,5')),
    cut: bar('-8,0 8,0', 1) + oval(0, 0, 2, 2),
    upright: true,
  },
  'supply-bin-opened': {
    shape: ring(0, 0, 6, 1.4) + bar('-9,0 -5.4,0', 1.4) + bar('5.4,0 9,0', 1.4),
    upright: true,
  },
  'respawn-beacon': {
    shape: bar('0,-4 0,8.6', 2.4) + sharp(mirrored('0,7 5.6,9.6 0,9.8')) + oval(0, -5.6, 2.6, 2.6),
    over: ring(0, -5.6, 5.4, 1.1),
    upright: true,
  },
  tree: {
    shape: soft(mirrored('0,-10 5,-8 8.6,-2 7.4,3.4 3,5 0,5.2')) + bar('0,4 0,9.6', 2.6),
    upright: true,
  },
  'zip-line-point': {
    shape: ring(0, 0, 8.6, 2.6) + oval(0, 0, 3, 3),
    upright: true,
  },
  smoke: {
    shape: oval(-3.6, 2, 5, 4.4) + oval(3.4, 2.4, 5.2, 4.2) + oval(0, -2.6, 5.4, 4.8),
    upright: true,
  },
  'dome-of-protection': {
    shape:
      soft(mirrored('0,-9 6,-8.4 9.6,-2 9.8,6 0,6')) + hole(soft(mirrored('0,-6.4 4.4,-6 6.8,-1 7,4 0,4'))),
    upright: true,
  },
  'defensive-bombardment': {
    shape: ring(0, 0, 9, 1.8) + bar('0,-9 0,9', 1.6) + bar('-9,0 9,0', 1.6),
    upright: true,
  },
  'rolling-thunder': {
    shape: sharp('2,-9.6 -6,1.4 -1,1.4 -2.6,9.6 6,-2 1,-2'),
    upright: true,
  },
  portal: { shape: ring(0, 0, 9, 2) + ring(0, 0, 5, 1.6), upright: true },
  'doc-heal-drone': {
    shape: oval(0, 0, 8.4, 6.4),
    cut: bar('0,-3.6 0,3.6', 2) + bar('-3.6,0 3.6,0', 2),
    upright: true,
  },
  'drop-marker': {
    shape: sharp(mirrored('0,9 6.4,1 2.4,1 2.4,-9 0,-9')),
    upright: true,
  },
  'care-package': {
    shape: sharp(mirrored('0,-9.6 6,-6 7.4,5 4,9.6 0,9.6')),
    cut: bar('0,-5 0,4', 2) + bar('-3,-.6 3,-.6', 2),
    upright: true,
  },
  loot: { shape: sharp(mirrored('0,-8.6 8.6,0 0,8.6')), upright: true },
}

export const looks: Readonly<Record<string, Look>> = { ...legends, ...objects }
