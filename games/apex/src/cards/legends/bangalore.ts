import { piecesOf } from '../../abilities.ts'
import { zoneApplies } from '../../board/zone.ts'
import { groundIn } from '../../field.ts'
import { isOnBoard, legendOf } from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { acts, isWithin, moves } from '../deeds.ts'
import { placingAbility } from '../placing-ability.ts'
import { addDifficulty, before, enhancedShot, freeAction, specialAction } from '../words.ts'

/** Smoke: a shoot action into, out of or through its zone is harder (APX-ZONE-013). */
const smokeLauncher = placingAbility('bangalore-smoke-launcher', {
  query: {
    difficulty: (parts, s, effect, v) => {
      const [shooter, target] = [legendOf(s, v.shooter), legendOf(s, v.target)]
      if (!isOnBoard(shooter) || !isOnBoard(target)) return parts
      const ground = groundIn(s)
      const met = piecesOf(s, 'smoke', effect.on ?? '').filter(
        ({ corner, level }) =>
          corner !== null && zoneApplies(ground, { corner, level }, shooter.field, target.field),
      )
      return [...parts, ...met.map(() => ({ what: 'zone', add: 10 }))]
    },
  },
})

const controlledBreathing = enhancedShot('bangalore-controlled-breathing', {
  do: (_, v) => addDifficulty(v, 'bangalore-controlled-breathing', -15),
})

const popSmoke = before('bangalore-pop-smoke', {
  squad: true,
  needs: (s, legend, v) => isWithin(s, legend, legendOf(s, v.target), 3),
  do: (_, v) => addDifficulty(v, 'bangalore-pop-smoke', 15),
})

const sprintDrill = freeAction('bangalore-sprint-drill', { do: (s, legend) => moves(s, legend, 3) })

const fireOnTheMove = specialAction('bangalore-fire-on-the-move', 1, {
  do: (s, legend) => acts(s, legend, { part: 'shoot', weapon: null }, { part: 'move', points: 2 }),
})

export const bangalore: readonly ACard[] = [
  smokeLauncher,
  controlledBreathing,
  popSmoke,
  sprintDrill,
  fireOnTheMove,
]
