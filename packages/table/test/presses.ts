import { botsOf, placeAt } from '@sandtable/bots'
import { heardBy, type Plain, randomFrom } from '@sandtable/kernel'
import { personAt } from './table-of-two.ts'

/**
 * What a person presses. A press is one button, piece or space: a dial is one, and *done* under all of them another, or
 * both are one where the last ship flies as the one before it; an action is one; a target one; a press on an enemy that leads to its declaration is one, and the declaration another.
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
 * said once and then for the others, too, or for one after the other.
 */
export function sevenShips(seed: string, how: 'together' | 'one by one' = 'together') {
  const pilots = ['academypilot', 'tempestsquadronpilot', 'obsidiansquadronpilot', 'blacksquadronpilot']
  const more = ['shadowsquadronpilot', 'royalguardpilot', 'maulermithel']
  const ships = [...pilots, ...more]
  const red = ships.map((pilot, at) => [pilot, { pilot, at: [290 + 56 * at, 150] }])
  const blue = [400, 520].map((x) => [`foe${x}`, { pilot: 'glaivesquadronpilot', at: [x, 650], facing: 180 }])
  const table = { red: Object.fromEntries(red), blue: Object.fromEntries(blue), initiative: 'blue' }
  const person = personAt({ game: 'xwing', table, at: 'planning', seed, seat: 'red' })
  const { asked, answer, likewise } = person
  const focus = { action: 'focus' }
  const plan = person.plan()
  const straight = (ship: string) => plan.set(ship, 'straight 2')
  if (how === 'together') {
    straight('academypilot')
    plan.likewise()
    plan.done()
  } else {
    for (const ship of ships.slice(0, -1)) straight(ship)
    plan.likewise()
  }
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

/**
 * Six droids come nearer and shoot at five clones: what both players press together until the activation is over. The
 * droids are dragged, the enemy is pressed until the dice fall, and whoever loses miniatures says which.
 */
export function moveAndAttack(seed: string) {
  const gold = {
    droids: { card: 'b1-battle-droids', upgrades: ['e-5c-b1-battle-droid'], at: [300, 400], order: 'up' },
    // Two that wait: whoever has only one left is not asked whom to activate.
    second: { card: 'b1-battle-droids', at: [300, 700], order: 'up' },
    third: { card: 'b1-battle-droids', at: [300, 100], order: 'up' },
  }
  const clones = { card: 'clone-trooper-infantry', at: [800, 400], order: 'down' }
  const silver = { clones, reserve: { ...clones, at: [1700, 800] } }
  const person = personAt({
    game: 'legion',
    table: { gold, silver },
    at: 'activation',
    seed,
    seat: 'gold',
    // Whoever stands last goes first: said once for all wounds.
    says: ({ step }) => (step === 'choose a miniature' ? 'any' : undefined),
  })
  const { asked, lead, touch, match } = person
  lead('droids', { x: 430, y: 400 })
  for (let presses = 0; presses < 9 && asked()?.step !== 'choose a unit'; presses++) touch('clones')
  const told = match.journal.flatMap((entries) => heardBy(entries, null).map(({ type }) => type))
  return { presses: person.presses() + person.others(), told }
}

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
    if (asked()?.step === 'choose a group to activate') answer('troops', { piece: trooper })
    else press({ piece: trooper })
    press(at(space))
    press({ piece: 'walker' })
    if (asked()?.step !== 'declare target') throw new Error(`${trooper} does not attack`)
    answer(asked()?.options?.[0] ?? null)
    settle()
  }
  return person.presses()
}
