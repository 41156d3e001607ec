import type { BattleCard } from '../../data/types.ts'
import { findBattle } from '../catalogue.ts'
import { printed } from '../words/german/index.ts'
import { type Problem, say } from './problem.ts'
import type { Roster } from './roster.ts'
import { battleKinds, factionName } from './terms.ts'

/** Cards of each kind in a battle deck (LG2-BATT-001). */
export const ofEachKind = 3

/** What is wrong with a battle deck. */
export function wrongBattleDeck(roster: Roster): Problem[] {
  const { battle } = roster.army
  const kinds = roster.edition.battleDeck
  const cards = battle.flatMap((id, at) => {
    const card = findBattle(id)
    return card === undefined ? [] : [{ card, field: `battle[${at}]`, twice: battle.indexOf(id) < at }]
  })
  return [
    ...kinds.flatMap((kind) => {
      const count = cards.filter(({ card }) => card.kind === kind).length
      if (count === ofEachKind) return []
      const text = say.battleKind(battleKinds[kind], count)
      return [
        {
          rules: ['LG2-BATT-001'],
          field: 'battle',
          text,
          ...(count < ofEachKind && { missing: true as const }),
        },
      ]
    }),
    ...cards.flatMap(({ card, field, twice }) => [
      ...(twice
        ? [{ rules: ['LG2-BATT-002'], field, card: card.id, text: say.cardTwice(printed(card.name)) }]
        : []),
      ...refusals(card, roster).map((text) => ({
        rules: [`LG2-BAT-${card.hq}`],
        field,
        card: card.id,
        text,
      })),
    ]),
  ]
}

/** Why a card may not be in the battle deck of this army: it says so itself. */
export function refusals(
  { name, kind, faction, recon }: BattleCard,
  { army, format, edition }: Roster,
): Problem['text'][] {
  if (!edition.battleDeck.includes(kind)) return [say.noBattleDeck(printed(name))]
  return [
    ...(recon === format.recon ? [] : [say.battleFormat(printed(name), recon === true)]),
    ...(faction === undefined || faction === army.faction
      ? []
      : [say.notInArmyOf(printed(name), factionName(faction))]),
  ]
}
