import { piecesOf } from '../../abilities.ts'
import { isInZone, type Zone, zoneApplies } from '../../board/zone.ts'
import { apartFrom, groundIn, sees } from '../../field.ts'
import { type AState, isOnBoard, legendOf, squadOf } from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { acts, isWithin, moves, restores, strikes } from '../deeds.ts'
import { placingAbility } from '../placing-ability.ts'
import {
  after,
  before,
  byItself,
  enhancedShot,
  freeAction,
  instant,
  openCard,
  ruleOf,
  specialAction,
} from '../words.ts'

const underTheDome = 12

/** Where the dome stands, if it does. */
function domesOf(s: AState, legend: string | null): Zone[] {
  return piecesOf(s, 'dome-of-protection', legend ?? '').flatMap(({ corner, level }) =>
    corner === null ? [] : [{ corner, level }],
  )
}

const domeOfProtection = placingAbility('gibraltar-dome-of-protection', {
  query: {
    fire: (fire, s, effect, v) => {
      const [shooter, target] = [legendOf(s, v.shooter), legendOf(s, v.target)]
      if (!isOnBoard(shooter) || !isOnBoard(target)) return fire
      const ground = groundIn(s)
      const protects = domesOf(s, effect.on).some(
        (dome) =>
          zoneApplies(ground, dome, shooter.field, target.field) &&
          !(isInZone(ground, dome, shooter.field) && isInZone(ground, dome, target.field)),
      )
      return protects ? { ...fire, less: fire.less + underTheDome } : fire
    },
  },
  replace: {
    damage: {
      forced: true,
      when: (s, effect, { source, to, from }) => {
        const { field } = legendOf(s, to)
        if (source !== 'area' || field === null) return false
        const ground = groundIn(s)
        return domesOf(s, effect.on).some(
          (dome) => isInZone(ground, dome, field) && (from === null || !isInZone(ground, dome, from)),
        )
      },
      do: (_, __, damage) =>
        damage.amount > underTheDome ? { ...damage, amount: damage.amount - underTheDome } : null,
    },
  },
})

const defensiveBombardment = placingAbility('gibraltar-defensive-bombardment', { timed: strikes })

/** The first shoot action of a round that fires at him, whether it hits or not. */
const thickSkin: ACard = {
  ...openCard('gibraltar-thick-skin'),
  trigger: {
    'target cards revealed': {
      of: 'target',
      ...byItself,
      limit: { times: 1, per: 'round' },
      do: (_, __, v) => {
        if (v.fire !== null) v.fire.less += 3
      },
    },
  },
}

const gunShield = before('gibraltar-gun-shield', {
  do: (_, v) => {
    v.bonus.less += 8
  },
})

/** He takes the place of the target, with everything that hangs on it. */
const bodyBlock = before('gibraltar-body-block', {
  squad: true,
  needs: (s, legend, v) =>
    v.target !== legend.id &&
    isWithin(s, legend, legendOf(s, v.target), 2) &&
    sees(s, legendOf(s, v.shooter), legend),
  do: (_, v, legend) => {
    v.target = legend.id
  },
})

const bulldoze = specialAction('gibraltar-bulldoze', 1, {
  do: (s, legend) =>
    acts(
      s,
      legend,
      { part: 'move', points: 2 },
      { part: 'melee', values: { success: 20, damage: 8, push: 2, collision: 6 } },
    ),
})

const brace = enhancedShot('gibraltar-brace', {
  do: (_, v) => {
    v.bonus.stability += 3
    v.bonus.noRecoil = true
  },
})

const shieldWall = freeAction('gibraltar-shield-wall', {
  do: (s, legend) => {
    for (const one of squadOf(s, legend.squad))
      if (isWithin(s, legend, one, 1)) restores(s, one, { shield: 6 })
  },
})

const onMe = instant('gibraltar-on-me', 'begins its activation', {
  needs: (s, legend, v) => {
    const mate = legendOf(s, v.legend)
    return mate.id !== legend.id && mate.squad === legend.squad && isOnBoard(mate)
  },
  do: (s, v, legend) => {
    const mate = legendOf(s, v.legend)
    const must = { by: ruleOf('gibraltar-on-me'), nearer: legend.id, than: apartFrom(s, mate, legend) }
    moves(s, mate, 2, { must, may: true })
  },
})

const holdFast = after('gibraltar-hold-fast', {
  squad: true,
  needs: (s, legend, v) => isWithin(s, legend, legendOf(s, v.target), 3),
  do: (s, v) => restores(s, legendOf(s, v.target), { shield: 8 }),
})

const heavyHand = enhancedShot('gibraltar-heavy-hand', {
  do: (_, v) => {
    v.bonus.eachHit += 2
    v.bonus.firstHit += 3
  },
})

export const gibraltar: readonly ACard[] = [
  domeOfProtection,
  defensiveBombardment,
  thickSkin,
  gunShield,
  bodyBlock,
  bulldoze,
  brace,
  shieldWall,
  onMe,
  holdFast,
  heavyHand,
]
