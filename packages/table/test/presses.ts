import { botsOf, placeAt } from '@sandtable/bots'
import { look, type Plain, randomFrom } from '@sandtable/kernel'
import { sceneOf } from '../src/host/shown.ts'
import { personAt } from './table-of-two.ts'

/**
 * What a person presses. A press is one button, piece or space: a dial is one, and *done* under all of them another; an
 * action is one; a target one; a press on an enemy that leads to its declaration is one, and the declaration another.
 * What depends on dice is taken over several seeds, and whatever is asked beside the plan counts as one.
 */
export const seeds = ['a', 'b', 'c', 'd', 'e', 'f']

/** What a sensible player answers where nothing was planned. */
function sensibly({ match, asked }: ReturnType<typeof personAt>): Plain {
  const bot = botsOf(match.game).find(({ id }) => id === 'steady')
  return bot?.choose(placeAt(match.state, asked()?.seat ?? ''), randomFrom('sensible')) ?? null
}

/**
 * Seven ships fly straight at two that shoot before most of them, focus, and shoot at whom they like. What they all do is
 * said once and then for the others, too, or for each of them.
 */
export function sevenShips(seed: string, how: 'together' | 'one by one' = 'together') {
  const pilots = ['academypilot', 'tempestsquadronpilot', 'obsidiansquadronpilot', 'blacksquadronpilot']
  const more = ['shadowsquadronpilot', 'royalguardpilot', 'maulermithel']
  const red = [...pilots, ...more].map((pilot, at) => [pilot, { pilot, at: [290 + 56 * at, 150] }])
  const blue = [400, 520].map((x) => [`foe${x}`, { pilot: 'glaivesquadronpilot', at: [x, 650], facing: 180 }])
  const table = { red: Object.fromEntries(red), blue: Object.fromEntries(blue), initiative: 'blue' }
  const person = personAt({ game: 'xwing', table, at: 'planning', seed, seat: 'red' })
  const { match, asked, answer, likewise } = person
  const focus = { action: 'focus' }
  const { things } = sceneOf(match.game, look(match.state, 'red'))
  const dials = things.flatMap((one): [string, Plain][] =>
    one.type === 'ghost' && one.part && one.label?.en === 'straight 2'
      ? [[one.part.key, one.part.value]]
      : [],
  )
  // One dial and all the others likewise, or each; and done.
  answer(Object.fromEntries(dials), (how === 'together' ? 2 : dials.length) + 1)
  let attacks = 0
  let hasActed = false
  while (asked() !== null && asked()?.step !== 'assign dials') {
    const step = asked()?.step
    if (step === 'declare target') attacks++
    if (step !== 'choose an action') answer(sensibly(person))
    else if (how === 'together' && hasActed) likewise(focus)
    else {
      answer(focus)
      hasActed = true
    }
  }
  return { presses: person.presses(), spared: person.spared(), attacks }
}

/** Where a space of the open floor is on the table. */
const at = (space: string) => ({ spot: { x: space.charCodeAt(0) - 96.5, y: 12.5 - Number(space.slice(1)) } })

/** Three troopers come out of their corner one by one and shoot at a walker. */
export function threeTroopers(seed: string) {
  const troops = { card: 'stormtrooper', at: ['c3', 'c5', 'c7'] }
  const gold = { troops, officer: { card: 'imperial-officer', at: 'a9' } }
  const silver = { walker: { card: 'at-st', at: 'j5' } }
  const person = personAt({ game: 'assault', table: { gold, silver }, at: 'round', seed, seat: 'gold' })
  const { asked, answer, mean: press } = person
  const settle = () => {
    while (asked()?.step === 'spend surges' || asked()?.step === 'use an ability') answer(sensibly(person))
  }
  for (const [trooper, space] of [
    ['troops-1', 'f3'],
    ['troops-2', 'f5'],
    ['troops-3', 'f7'],
  ] as const) {
    if (asked()?.step === 'choose a group to activate') answer('troops', 1, { piece: trooper })
    else press({ piece: trooper })
    press(at(space))
    press({ piece: 'walker' })
    if (asked()?.step !== 'declare target') throw new Error(`${trooper} does not attack`)
    answer(asked()?.options?.[0] ?? null)
    settle()
  }
  return person.presses()
}
