import { call, cause, nextBelow, type Plain, type Random, tell } from '@sandtable/kernel'
import { overlaps, type Pose, rest } from '@sandtable/plane'
import { placed } from '../../bases.ts'
import { layToken } from '../../flow/bomb.ts'
import { ask, procedure, repeat } from '../../flow/words.ts'
import { baseAt } from '../../geometry/base.ts'
import { type TokenKind, tokenAt } from '../../geometry/bombs.ts'
import { rangeToToken } from '../../geometry/range.ts'
import { isPose } from '../../pose.ts'
import { enemiesOf, type Ship, shipOf, shipsInPlay, type XState } from '../../state.ts'
import { sizeOf, upgradeCard } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import type { Mining } from '../../vocabulary/set-up.ts'
import { me } from '../words.ts'

/** After all forces are placed: bomb after bomb, and each of its tokens beyond range 3 of enemy ships. */
export const mapMinefield = procedure(
  'map a minefield',
  [
    ask('choose a bomb', {
      rule: 'XW-UPG-minefieldmapper',
      seats: (s, v) => (bombsOf(shipOf(s, v.ship)).length > 0 ? shipOf(s, v.ship).seat : null),
      about: (_, v) => ({ ship: v.ship }),
      options: (s, v): readonly string[] => [...bombsOf(shipOf(s, v.ship)), 'pass'],
      answer: (s, v, card) => {
        const bomb = card === 'pass' ? undefined : upgradeCard(card).bomb
        v.kind = bomb === undefined ? null : (bomb.token as TokenKind)
        v.left = bomb?.tokens ?? 0
        const { upgrades } = shipOf(s, v.ship)
        const at = upgrades.findIndex((one) => one.faceUp && one.card === card)
        if (bomb !== undefined) cause(s, 'discard upgrade', { ship: v.ship, at, why: 'bomb' })
      },
    }),
    ask('place a token', {
      rule: 'XW-UPG-minefieldmapper',
      seats: (s, v) => (v.left > 0 ? shipOf(s, v.ship).seat : null),
      space: {
        describe: (_, v) => ({ bomb: v.kind, left: v.left }),
        refuse: (s, v, answer) => refuseToken(s, v, answer),
        sample: (s, v, _, random) => sampleToken(s, v, random),
      },
      answer: (s, v, { x, y, facing }) => {
        if (v.kind === null) return
        const pose = rest({ x, y, facing })
        const id = layToken(s, shipOf(s, v.ship).seat, v.kind, pose)
        v.left--
        tell(s, { type: 'bomb', ship: v.ship, bomb: id, kind: v.kind, ...pose })
      },
    }),
    repeat('place a token', (_, v) => v.left > 0),
    repeat('choose a bomb', (s, v) => v.kind !== null && bombsOf(shipOf(s, v.ship)).length > 0),
  ],
  { about: (_, v) => ({ ship: v.ship }) },
)

export const minefieldMapper: XCard = {
  id: 'upgrade:minefieldmapper',
  rules: ['XW-UPG-minefieldmapper'],
  trigger: {
    'forces placed': {
      when: (s, effect) => bombsOf(me(s, effect)).length > 0,
      do: (s, effect) => call(s, 'map a minefield', { ship: effect.on ?? '', kind: null, left: 0 }),
    },
  },
}

function bombsOf(ship: Ship): string[] {
  const bombs = ship.upgrades.filter((one) => one.faceUp && upgradeCard(one.card).bomb !== undefined)
  return [...new Set(bombs.map(({ card }) => card))]
}

/** Not within range 3 of an enemy, and on no ship, for it would detonate there at once. */
function refuseToken(s: XState, v: Mining, answer: Plain): string | null {
  const outline = v.kind === null || !isPose(answer) ? null : tokenAt({ kind: v.kind, pose: rest(answer) })
  if (outline === null) return 'XW-UPG-minefieldmapper'
  const near = enemiesOf(s, shipOf(s, v.ship)).some((enemy) => rangeToToken(placed(enemy), outline) <= 3)
  const under = shipsInPlay(s).some((ship) => overlaps(baseAt(ship.pose, sizeOf(ship)), outline))
  return near || under ? 'XW-UPG-minefieldmapper' : null
}

/** Enemies stand in the band along their edge, so that there is room enough elsewhere. */
function sampleToken(s: XState, v: Mining, random: Random): { x: number; y: number; facing: number } {
  for (;;) {
    const pose: Pose = { x: 50 + nextBelow(random, 800), y: 50 + nextBelow(random, 800), facing: 0 }
    if (refuseToken(s, v, { ...pose }) === null) return { ...pose }
  }
}
