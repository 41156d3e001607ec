import { FORBIDDEN } from '@sandtable/grid'
import { type Plain, type Referee, underWay } from '@sandtable/kernel'
import { adjacentTo, areAdjacent, neighboursOf } from '../board/beside.ts'
import { isCovered } from '../board/cover.ts'
import { nameOfField, touching } from '../board/ground.ts'
import { stepCost } from '../board/steps.ts'
import { apartFrom, groundIn, sees } from '../field.ts'
import { roundOf } from '../flow/game.ts'
import { handOf } from '../hand.ts'
import { shieldLimit } from '../legend.ts'
import { difficultyNow, totalOf } from '../shot.ts'
import { type Apex, type AState, isOnBoard, type Legend, onBoard, type Standing } from '../state.ts'

/** What a scenario may expect: legends by their names, and the game. */
export const look: Referee<Apex>['look'] = (s) => ({
  ...Object.fromEntries(s.table.legends.map((legend) => [legend.id, lookAt(s, legend)])),
  game: {
    round: roundOf(s),
    phase: s.table.phase,
    points: { ...s.table.points },
    ring: { ...s.table.ring, deck: s.table.ring.deck.length },
    loot: Object.fromEntries(
      Object.entries(s.table.loot).map(([field, tokens]) => [
        nameOfField(groundIn(s), Number(field)),
        [...tokens],
      ]),
    ),
    opened: [...s.table.opened],
    placed: s.table.pieces.map((piece) => piece.kind),
    under: s.table.under.map((tokens) => tokens.map((token) => token.ability)),
    bags: Object.fromEntries(
      Object.entries(s.table.bags).map(([bag, tiles]) => [
        bag,
        Object.values(tiles).reduce((a, b) => a + b, 0),
      ]),
    ),
    care: Object.values(s.table.careBag).reduce((a, b) => a + b, 0),
    entry: s.table.entry === null ? null : { ...s.table.entry.rewards },
    weaponDeck: s.table.weaponDeck.length,
    binDeck: s.table.binDeck.length,
    activation: lookAtActivation(s),
    shot: lookAtShot(s),
  },
})

function lookAt(s: AState, legend: Legend): Plain {
  const ground = groundIn(s)
  return {
    at: legend.field === null ? null : nameOfField(ground, legend.field),
    level: legend.field === null ? null : (ground.levels[legend.field] ?? 0),
    shield: legend.shield,
    limit: shieldLimit(legend),
    health: legend.health,
    gear: { ...legend.gear },
    weapons: legend.weapons.map((weapon) => weapon?.card ?? null),
    ammo: legend.weapons.map((weapon) => weapon?.ammo ?? null),
    attached: legend.weapons.map((weapon) => [...(weapon?.attached ?? [])]),
    backpack: [...legend.backpack],
    hand: handOf(s, legend),
    deck: legend.deck.length,
    discard: [...legend.discard],
    boxes: legend.boxes,
    tokens: lookAtTokens(legend),
    activated: legend.activated,
    ...(isOnBoard(legend) ? lookAround(s, legend) : {}),
  }
}

/** Where each ability's token is: `supply`, `track`, or its position on the cooldown track; a list for several. */
function lookAtTokens({ tokens }: Legend): Plain {
  const places = (ability: string) =>
    tokens.flatMap((one) => (one.ability === ability ? [one.at === 'cooldown' ? one.position : one.at] : []))
  return Object.fromEntries(
    tokens.map(({ ability }) => {
      const all = places(ability)
      return [ability, all.length === 1 ? (all[0] ?? null) : all]
    }),
  )
}

/** Whom it sees, from whom it is covered, who is adjacent, how far others are, and what a step to each field beside it costs. */
function lookAround(s: AState, legend: Standing) {
  const ground = groundIn(s)
  const others = onBoard(s).filter((one) => one.id !== legend.id)
  const names = (fields: readonly number[]) => fields.map((field) => nameOfField(ground, field)).sort()
  return {
    sees: others.filter((one) => sees(s, legend, one)).map((one) => one.id),
    'covered from': others.filter((one) => isCovered(ground, one.field, legend.field)).map((one) => one.id),
    adjacent: others.filter((one) => areAdjacent(ground, legend.field, one.field)).map((one) => one.id),
    'adjacent fields': names(adjacentTo(ground, legend.field)),
    'neighbouring fields': names(neighboursOf(ground, legend.field)),
    distance: Object.fromEntries(others.map((one) => [one.id, apartFrom(s, legend, one)])),
    steps: Object.fromEntries(
      touching(ground, legend.field).map((field) => {
        const cost = stepCost(ground, legend.field, field)
        return [nameOfField(ground, field), cost === FORBIDDEN ? null : cost]
      }),
    ),
  }
}

function lookAtActivation(s: AState): Plain {
  const activation = underWay(s, 'activation')
  return activation === null ? null : { ...activation }
}

/** The shot under way: its difficulty, in all and part by part. */
function lookAtShot(s: AState): Plain {
  const shot = underWay(s, 'shoot')
  if (shot === null) return null
  const difficulty = difficultyNow(s, shot)
  return {
    shooter: shot.shooter,
    target: shot.target,
    difficulty: totalOf(difficulty),
    parts: Object.fromEntries(difficulty.map((part) => [part.what, part.add])),
    slots: shot.revealed.map((one) => one.slot),
  }
}
