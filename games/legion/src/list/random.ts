import { mix, nextBelow, pickOne, type Random } from '@sandtable/kernel'
import { battleCards, commandCards, unitCards } from '../../data/2024/index.ts'
import type { Faction, Rank, UnitCard } from '../../data/types.ts'
import type { Army } from './army.ts'

const factions: readonly Faction[] = ['rebels', 'empire', 'republic', 'separatists']

/** Some legal army of what is offered, for fuzzing and statistics. */
export function randomArmy(random: Random): Army {
  const faction = pickOne(random, factions)
  const units: UnitCard[] = []
  const spent = () => units.reduce((sum, { points }) => sum + (points ?? 0), 0)
  const add = (rank: Rank, least: number, most: number) => {
    const from = unitCards.filter(
      (card) =>
        card.faction === faction && card.rank === rank && card.base === 27 && card.equip === undefined,
    )
    const wanted = least + nextBelow(random, most - least + 1)
    for (let n = 0; n < wanted; n++) {
      const left = from.filter(
        ({ points, limit, name }) =>
          spent() + (points ?? 0) <= 1000 &&
          (limit === undefined || units.filter((one) => one.name === name).length < limit),
      )
      if (left.length > 0) units.push(pickOne(random, left))
    }
  }
  add('commander', 1, 2)
  add('corps', 3, 6)
  add('special', 0, 3)
  add('operative', 0, 2)
  add('support', 0, 3)
  add('heavy', 0, 2)
  return {
    name: faction,
    faction,
    units: units.map(({ id }) => ({ card: id, upgrades: [] })),
    commands: plainHand(random),
    battle: battleDeck(random),
  }
}

/** Two cards each of one, two and three pips that anybody may have. */
function plainHand(random: Random): string[] {
  return [1, 2, 3].flatMap((pips) => {
    const from = commandCards.filter(
      (card) =>
        card.pips === pips &&
        card.commander === undefined &&
        card.faction === undefined &&
        card.needs === undefined,
    )
    const ids = from.map(({ id }) => id)
    mix(random, ids)
    return ids.slice(0, 2)
  })
}

function battleDeck(random: Random): string[] {
  return (['primary', 'secondary', 'advantage'] as const).flatMap((kind) => {
    const ids = battleCards.flatMap((card) =>
      card.kind === kind && card.recon !== true && card.faction === undefined ? [card.id] : [],
    )
    mix(random, ids)
    return ids.slice(0, 3)
  })
}
