import type { Look } from '@sandtable/kernel'
import { bar, hole, mirrored, oval, ring, sharp, soft, twice } from '@sandtable/kit'
import { eyes, figure, head, shoulders } from './parts.ts'

/** What lies on the map and what missions call it: things of one use look alike, their colour and name tell the rest. */
export const thingLooks: Readonly<Record<string, Look>> = {
  console: figure(
    [sharp(mirrored('0,-8 7.6,-8 7.6,2.4 0,2.4')), sharp(mirrored('0,4 7,4 9,9 0,9'))],
    [sharp(mirrored('0,-6.2 5.8,-6.2 5.8,.6 0,.6')), bar('-5,6.6 5,6.6', 1)],
    [bar('-4.2,-3 -1.4,-5', 1), bar('-1.4,-5 1,-1.6', 1), bar('1,-1.6 4.2,-4.2', 1)],
  ),
  cell: figure(
    [sharp(mirrored('0,-9.4 2.4,-9.4 2.4,-7.4 5.4,-7.4 5.4,9 0,9'))],
    [sharp(mirrored('0,-5.4 3.6,-5.4 3.6,7.2 0,7.2'))],
    [sharp('1,-4.4 -2.6,2 -.2,2 -1,6.4 2.8,-.4 .4,-.4')],
  ),
  machine: figure(
    [
      oval(0, 0, 6.4),
      bar('0,-9.4 0,9.4', 3),
      bar('-9.4,0 9.4,0', 3),
      bar('-6.6,-6.6 6.6,6.6', 3),
      bar('-6.6,6.6 6.6,-6.6', 3),
    ],
    [oval(0, 0, 3.2)],
    [oval(0, 0, 1.4)],
  ),
  charge: figure(
    [
      soft(mirrored('0,-4.6 5,-4.6 8,0 8,6 4,9 0,9')),
      bar('0,-4 3,-7.6', 1.4),
      sharp('3,-10 4,-8 6.4,-8.4 5,-6.6 5.6,-4.6 3.6,-5.8 1.8,-5 2.6,-7.2'),
    ],
    [bar('-5,2 5,2', 1.2)],
  ),
  point: figure([ring(0, 0, 8.6, 1.8), ring(0, 0, 4.6, 1.6), oval(0, 0, 1.4)], []),
  way: figure(
    [sharp(mirrored('0,-8 7,-8 7,8 0,8'))],
    [sharp(mirrored('0,-6.2 5.2,-6.2 5.2,8 0,8'))],
    [sharp(mirrored('0,-4.4 3.8,0 1.4,0 1.4,6 0,6'))],
  ),
  beacon: figure(
    [
      sharp(mirrored('0,-3 1.4,-3 4.6,9.4 0,9.4')),
      oval(0, -4.4, 2),
      twice(soft, '3.4,-8 5.4,-4.4 3.4,-.8 4.8,-.4 7,-4.4 4.8,-8.4'),
      twice(soft, '6.4,-10 9,-4.4 6.4,1.2 7.8,1.6 10.6,-4.4 7.8,-10.4'),
    ],
    [sharp(mirrored('0,3 1,3 1.8,7.4 0,7.4'))],
  ),
  shield: figure(
    [soft(mirrored('0,-9.6 5,-8.4 8.4,-8 8.4,0 6,6 0,9.8'))],
    [sharp(mirrored('0,-6.4 5.4,-5.6 5.4,0 3.6,4.4 0,6.8'))],
    [sharp(mirrored('0,-3.8 1.2,-3.6 1.2,3.4 0,3.8'))],
  ),
  weapon: figure(
    [sharp('-9.6,-2.6 9.6,-2.6 9.6,.6 3.4,.8 2.4,3 -1.6,3 -2.8,8 -6.4,8 -5.4,1.4 -9.6,1')],
    [bar('-1,-1 8,-1', 0.9)],
  ),
  goods: figure(
    [sharp(mirrored('0,-8.4 7.6,-5 7.6,4.6 0,9'))],
    [bar('0,-1 0,8', 0.9), twice((at) => bar(at, 0.9), '0,-1 7,-4.4')],
  ),
  relic: figure(
    [sharp(mirrored('0,-9.4 7.8,0 0,9.4'))],
    [sharp(mirrored('0,-6 5,0 0,6')), hole(sharp(mirrored('0,-3.4 2.8,0 0,3.4')))],
  ),
  person: figure(
    [head, shoulders],
    [soft(mirrored('0,-6 3.6,-6 3.8,-2.6 2.6,1 0,2')), hole(eyes(1.6, -2.6, 0.8))],
  ),
  robot: figure(
    [
      soft(mirrored('0,-8.6 6,-8 7.4,-3 6.6,1.6 0,2.4')),
      bar('0,-10.4 0,-8', 1.2),
      twice((at) => bar(at, 1.4), '3.6,1 6.6,9'),
      bar('0,2 0,9', 1.4),
    ],
    [oval(0, -3.4, 2.4), hole(oval(0, -3.4, 1))],
  ),
  animal: figure(
    [soft(mirrored('0,-6 4,-7 6.4,-2 5,4 2.6,9 0,9.4')), twice(soft, '3.4,-6 5,-10.4 9,-8 8.4,-3 6,-3')],
    [eyes(2.6, -2, 1), eyes(1.1, 6, 0.6)],
  ),
  'door-locked': figure(
    [ring(0, -3.6, 4.6, 1.8), sharp(mirrored('0,-2.6 6.4,-2.6 6.4,7.6 0,7.6'))],
    [oval(0, 1.4, 1.5), bar('0,2 0,5', 1.2)],
  ),
}

/** By the word in its name that says what it is for. */
const byWord: readonly (readonly [RegExp, string])[] = [
  [/\bcrate\b/, 'crate'],
  [/droid|remote/, 'robot'],
  [/console|panel|terminal|datalink|databank|data core|station/, 'console'],
  [/cell|gas|bacta/, 'cell'],
  [/explosive/, 'charge'],
  [/beacon|signal|relay/, 'beacon'],
  [/generator|pump|valve|tap|resonator|fluctuation|chamber/, 'machine'],
  [/shield/, 'shield'],
  [/weapon|laser/, 'weapon'],
  [/trap|tunnel|emergence|extraction/, 'way'],
  [/thug|patron|raider|contact|prisoner/, 'person'],
  [/tauntaun|krykna|dianoga/, 'animal'],
  [/holocron|artifact|pillar|chip|component/, 'relic'],
  [/good|shipment|stash|cache|contraband|item/, 'goods'],
]

/** The look of what a mission puts on the map; anything else marks a place. */
export function lookOfToken(label: string): string {
  const name = label.toLowerCase()
  return byWord.find(([word]) => word.test(name))?.[1] ?? 'point'
}
