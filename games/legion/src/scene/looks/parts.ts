import type { Look } from '@sandtable/kernel'
import { bar, hole, mirrored, oval, sharp, soft, twice } from '@sandtable/kit'

/** What several miniatures have. They are seen from the front, head and shoulders large, so that they are known when small. */

export function figure(shape: readonly string[], cut: readonly string[], over: readonly string[] = []): Look {
  return { shape: shape.join(''), cut: cut.join(''), over: over.join(''), upright: true }
}

export const shoulders = soft(mirrored('0,2.4 5,3 9.6,5 9.8,8.4 5,10.2 0,10.4'))
export const armour = sharp(mirrored('0,2.6 5.6,2.4 9.8,4.6 8.8,8 5.4,10 0,10.4'))
export const cloak = soft(mirrored('0,1 4.4,1.6 8.4,5.6 9.8,9.4 5,10.4 0,10.4'))
export const bareHead = soft(mirrored('0,-9 4.6,-8.8 5.6,-4 4.8,0 2.6,3 2.4,5 0,5.6'))
export const face =
  soft(mirrored('0,-5.4 3.7,-5.4 4,-2.6 3,.6 1.2,2.4 0,2.6')) + hole(twice((at) => eye(at), '1.8,-2.2'))

function eye(at: string): string {
  const [x = 0, y = 0] = at.split(',').map(Number)
  return oval(x, y, 0.85, 0.95)
}

export const rifle = bar('2.6,9.8 9,-5.4', 2) + sharp('6,1.8 9.6,3 8.8,5.4 5.4,4.2')
export const cannon = bar('-7.4,9 9.6,-3.6', 3.6) + sharp('6.6,-5.6 11,-7.8 10.4,-2 8.4,-.6')
export const blade = bar('5.4,9 9,-9.4', 1.7) + bar('4.4,5 8.2,5.8', 1.4)
