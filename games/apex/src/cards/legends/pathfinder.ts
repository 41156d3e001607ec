import { call, cardWords, choose, tell, underWay } from '@sandtable/kernel'
import { mostAmmo } from '../../../data/modes.ts'
import { coolDown, removePieces, tokenInSupply } from '../../abilities.ts'
import { fieldsAtCorner } from '../../board/beside.ts'
import { fieldsWithin } from '../../board/distance.ts'
import { seesField } from '../../board/sight.ts'
import { groundIn, isOccupied, levelUnder, sees } from '../../field.ts'
import { farEnds } from '../../flow/zip-line.ts'
import { bearerOf } from '../../hand.ts'
import { type Apex, type AState, type Field, isOnBoard, type Legend, legendOf, squadOf } from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { addAmmo, weaponAt } from '../../weapon.ts'
import { acts, isWithin, moves, repositions, restores } from '../deeds.ts'
import { placingAbility } from '../placing-ability.ts'
import {
  addDifficulty,
  after,
  before,
  enhancedShot,
  freeAction,
  freeChoice,
  instant,
  openCard,
  speaking,
  specialAction,
} from '../words.ts'

const { choice } = cardWords<Apex>()

const canSwing = (s: AState, from: Field, to: Field) => !isOccupied(s, to) && seesField(groundIn(s), from, to)

const whereToSwing = choice<Field>('where to', {
  from: (s, effect) => {
    const { field: from } = bearerOf(s, effect)
    if (from === null) return []
    return fieldsWithin(groundIn(s), from, 2, 4).filter((field) => canSwing(s, from, field))
  },
  do: (s, effect, field) => repositions(s, bearerOf(s, effect), field),
})

const grappleLine: ACard = {
  ...openCard('pathfinder-grapple-line'),
  asks: [whereToSwing],
  action: {
    ap: 1,
    can: (s, { field: from }) =>
      from !== null && fieldsWithin(groundIn(s), from, 2, 4).some((field) => canSwing(s, from, field)),
    do: (s, legend) => {
      const token = tokenInSupply(legend, 'pathfinder-grapple-line')
      if (token !== null) coolDown(s, legend, token)
      choose(s, speaking('pathfinder-grapple-line', legend), whereToSwing)
    },
  },
}

const zipLine = placingAbility('pathfinder-zip-line', {
  interact: {
    whyNot: (s, legend, { id, corner, level }) => {
      const isBeside =
        isOnBoard(legend) &&
        corner !== null &&
        fieldsAtCorner(groundIn(s), corner, level).includes(legend.field)
      if (!isBeside) return 'APX-INT-002'
      return farEnds(s, id).length > 0 ? null : 'APX-CARD-object-zip-line'
    },
    do: (s, legend, piece) => call(s, 'ride a zip line', { legend: legend.id, point: piece.id }),
  },
  // One point alone leads nowhere: both return.
  destroyed: (s, { kind }) => removePieces(s, (piece) => piece.kind === kind),
})

const climber: ACard = {
  ...openCard('pathfinder-climber'),
  query: { gait: (gait, _, effect, legend) => (legend === effect.on ? { ...gait, climbs: true } : gait) },
}

const swingKick = specialAction('pathfinder-swing-kick', 1, {
  do: (s, legend) =>
    acts(
      s,
      legend,
      { part: 'move', points: 2 },
      { part: 'melee', values: { success: 30, damage: 6, push: 3, collision: 6 } },
    ),
})

const clamber = freeAction('pathfinder-clamber', {
  do: (s, legend) => moves(s, legend, 2, { gait: { climbs: true } }),
})

const highGround = enhancedShot('pathfinder-high-ground', {
  do: (_, v) => {
    addDifficulty(v, 'pathfinder-high-ground', -10)
    v.bonus.replaceIfLower++
  },
})

/** He enhances the shot of another one, which uses up its enhanced shot (APX-ENH-002). */
const spotter = instant('pathfinder-spotter', 'enhanced shot', {
  needs: (s, legend, v) =>
    v.shooter !== legend.id &&
    legendOf(s, v.shooter).squad === legend.squad &&
    v.enhanced === null &&
    sees(s, legend, legendOf(s, v.target)),
  do: (_, v) => {
    v.enhanced = 'pathfinder-spotter'
    addDifficulty(v, 'pathfinder-spotter', -10)
  },
})

/** Free fields at distance 1, on any level. */
function besideOf(s: AState, legend: Legend): Field[] {
  const { field: from } = legend
  if (from === null) return []
  return fieldsWithin(groundIn(s), from, 1, 1).filter((field) => !isOccupied(s, field))
}

const whereToReel = choice<Field>('where to', {
  from: (s, effect) => besideOf(s, bearerOf(s, effect)),
  do: (s, _, field) => {
    const shot = underWay(s, 'shoot')
    if (shot !== null) repositions(s, legendOf(s, shot.target), field)
  },
})

const reelIn = before('pathfinder-reel-in', {
  squad: true,
  needs: (s, legend, v) => isWithin(s, legend, legendOf(s, v.target), 4, 2) && besideOf(s, legend).length > 0,
  do: (s, _, legend) => choose(s, speaking('pathfinder-reel-in', legend), whereToReel),
  asks: [whereToReel],
})

const bobAndWeave = before('pathfinder-bob-and-weave', {
  do: (s, v, legend) =>
    addDifficulty(v, 'pathfinder-bob-and-weave', isOnBoard(legend) && levelUnder(s, legend) >= 1 ? 20 : 10),
})

const whichWeapon = choice<{ readonly legend: string; readonly weapon: number }>('which weapon', {
  from: (s, effect) => {
    const legend = bearerOf(s, effect)
    return squadOf(s, legend.squad).flatMap((one) =>
      isWithin(s, legend, one, 1)
        ? [...one.weapons.entries()].flatMap(([weapon, held]) =>
            held !== null && held.ammo < mostAmmo ? [{ legend: one.id, weapon }] : [],
          )
        : [],
    )
  },
  do: (s, _, { legend, weapon }) => {
    const held = weaponAt(legendOf(s, legend), weapon)
    addAmmo(held, 1)
    tell(s, { type: 'ammo', legend, card: held.card, ammo: held.ammo })
  },
})

const ammoCourier = freeChoice('pathfinder-ammo-courier', whichWeapon)

const backupPlating = after('pathfinder-backup-plating', {
  do: (s, _, legend) => restores(s, legend, { shield: 6 }),
})

export const pathfinder: readonly ACard[] = [
  grappleLine,
  zipLine,
  climber,
  swingKick,
  clamber,
  highGround,
  spotter,
  reelIn,
  bobAndWeave,
  ammoCourier,
  backupPlating,
]
