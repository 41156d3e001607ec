import { canChoose, cardNamed, choose, leave, tell } from '@sandtable/kernel'
import type { UpgradeCard } from '../../../../../data/types.ts'
import { upgradeCards } from '../../../../../data/upgrades.ts'
import { upgradeOn } from '../../../../in-play.ts'
import { findUpgrades, sameCard } from '../../../../squad/cards.ts'
import { brokenBy, type Fitting } from '../../../../squad/restrictions.ts'
import type { Ship, XState } from '../../../../state.ts'
import { pilotCard, shipType, upgradeCard } from '../../../../values.ts'
import type { XCard } from '../../../../vocabulary/card.ts'
import { choice, discard, me } from '../../../words.ts'

const cikatroVizagoGoods = choice<string>('goods', {
  from: (s, effect) => tradable(me(s, effect)),
  do: (s, effect, goods) => choose(s, effect, cikatroVizagoCard, { goods }),
})

const cikatroVizagoCard = choice<string, { goods: string }>('card', {
  from: (s, effect, { goods }) => tradedFor(s, me(s, effect), upgradeCard(goods)),
  do: (s, effect, card, { goods }) => trade(s, me(s, effect), goods, card),
})

/** Cargo is carried by huge ships alone, so that he deals in illicit goods here. */
export const vizago: XCard = {
  id: 'upgrade:cikatrovizago',
  rules: ['XW-UPG-cikatrovizago'],
  asks: [cikatroVizagoGoods, cikatroVizagoCard],
  trigger: {
    'start of end phase': {
      when: (s, effect) => canChoose(s, effect, cikatroVizagoGoods),
      pay: (s, effect) => discard(s, effect),
      do: (s, effect) => {
        const [only, ...more] = tradable(me(s, effect))
        if (more.length > 0) choose(s, effect, cikatroVizagoGoods)
        else if (only !== undefined) choose(s, effect, cikatroVizagoCard, { goods: only })
      },
    },
  },
}

/** Illicit upgrades of the ship; there is always one as cheap to be had. */
function tradable(ship: Ship): string[] {
  const own = ship.upgrades.filter(({ card, faceUp }) => faceUp && upgradeCard(card).slot === 'illicit')
  return [...new Set(own.map(({ card }) => card))]
}

/** Others that cost no more, and that the ship could have been equipped with instead. */
function tradedFor(s: XState, ship: Ship, old: UpgradeCard): string[] {
  const friends = s.table.ships.filter(({ seat }) => seat === ship.seat)
  const names = friends.flatMap(({ pilot, upgrades }) => [
    pilotCard(pilot).name,
    ...upgrades.map(({ card }) => upgradeCard(card).name),
  ])
  const fittings = friends.map((friend) => fittingOf(friend, cardsOf(friend)))
  const equipped = cardsOf(ship)
  const at = equipped.indexOf(old)
  const faction = pilotCard(ship.pilot).squadFaction
  return upgradeCards
    .filter((card) => card.slot === old.slot && card.points <= old.points && !sameCard(card, old))
    .filter(
      (card) =>
        cardNamed(s, `upgrade:${card.id}`) !== undefined && !(card.unique && names.includes(card.name)),
    )
    .filter((card) => {
      const fitting = fittingOf(ship, equipped.with(at, card))
      return brokenBy(card, fitting, { faction, fittings }).length === 0
    })
    .map(({ id }) => id)
}

function cardsOf({ upgrades }: Ship): UpgradeCard[] {
  return findUpgrades(upgrades.map(({ card }) => card))
}

function fittingOf({ pilot, type }: Ship, equipped: readonly UpgradeCard[]): Fitting {
  return { at: 0, pilot: pilotCard(pilot), type: shipType(type), equipped }
}

function trade(s: XState, ship: Ship, old: string, card: string): void {
  const at = ship.upgrades.findIndex((one) => one.faceUp && one.card === old)
  const traded = ship.upgrades[at]
  if (traded === undefined) return
  if (traded.effect !== null) leave(s, traded.effect)
  const upgrade = { card, faceUp: true, tokens: 0, effect: null }
  ship.upgrades[at] = upgrade
  upgradeOn(s, ship, upgrade)
  tell(s, { type: 'traded', ship: ship.id, card: old, for: card })
}
