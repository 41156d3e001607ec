import { call, cardWords, choose, enter, tell } from '@sandtable/kernel'
import { piecesOf } from '../../abilities.ts'
import { moving } from '../../acting.ts'
import { areAdjacent } from '../../board/beside.ts'
import { distance } from '../../board/distance.ts'
import { groundNamed } from '../../boards.ts'
import { groundIn, sees } from '../../field.ts'
import { hasEnd } from '../../flow/move.ts'
import { bearerOf } from '../../hand.ts'
import { drawTokens, isEmpty } from '../../loot.ts'
import { type Apex, type AState, isOnBoard, type Legend, legendOf, matesOf, squadOf } from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { acts, isWithin, moves, restores } from '../deeds.ts'
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
  ruleOf,
  speaking,
  specialAction,
} from '../words.ts'

const { choice } = cardWords<Apex>()

/** Whoever of the squad ends its activation near the drone is healed. */
const docHealDrone = placingAbility('lifeline-doc-heal-drone', {
  trigger: {
    'ends its activation': {
      forced: true,
      when: (s, effect, v) => {
        const legend = legendOf(s, v.legend)
        if (legend.squad !== bearerOf(s, effect).squad || !isOnBoard(legend)) return false
        return piecesOf(s, 'doc-heal-drone', effect.on ?? '').some(
          ({ field }) => field !== null && [1, 2].includes(distance(groundIn(s), legend.field, field)),
        )
      },
      do: (s, _, v) => restores(s, legendOf(s, v.legend), { health: 10 }),
    },
  },
})

const carePackage = placingAbility('lifeline-care-package', {
  timed: (s, token, legend) => {
    const field = s.table.pieces.find((piece) => token.pieces.includes(piece.id))?.field ?? null
    if (field !== null) call(s, 'care package lands', { legend: legend.id, field })
  },
  interact: {
    // Beside it on the level of its base, as if it were not there.
    whyNot: (s, legend, { kind, opened, field }) => {
      const isBeside =
        kind === 'care-package' &&
        field !== null &&
        isOnBoard(legend) &&
        areAdjacent(groundNamed(s.table.board, s.table.plan), legend.field, field)
      if (!isBeside) return 'APX-INT-002'
      return opened ? 'APX-CARD-object-care-package' : null
    },
    do: (s, legend) => call(s, 'loot the care package', { legend: legend.id, tokens: [] }),
  },
})

const combatMedic: ACard = {
  ...openCard('lifeline-combat-medic'),
  query: {
    consumable: ({ health, shield }, _, effect, legend) => {
      const more = (points: number) => (legend === effect.on && points > 0 ? points + 3 : points)
      return { health: more(health), shield: more(shield) }
    },
  },
}

/** For herself it is played off the board, and only the AP is saved: beside her there is no field. */
const guardianAngel = instant(
  'lifeline-guardian-angel',
  'performs a respawn action',
  {
    needs: (s, legend, v) =>
      legendOf(s, v.legend).squad === legend.squad && (v.legend === legend.id || isOnBoard(legend)),
    do: (_, v, legend) => {
      v.ap = 0
      v.beside = legend.id
    },
  },
  { offBoard: true },
)

const triage = specialAction('lifeline-triage', 1, {
  do: (s, legend) =>
    acts(
      s,
      legend,
      { part: 'move', points: 1 },
      { part: 'use', times: 2, what: 'consumable', forMates: true, by: ruleOf('lifeline-triage') },
    ),
})

const whomToDress = choice<string>('whom', {
  from: (s, effect) => {
    const legend = bearerOf(s, effect)
    return squadOf(s, legend.squad).flatMap((one) =>
      isWithin(s, legend, one, 2) && sees(s, legend, one) ? [one.id] : [],
    )
  },
  do: (s, _, id) => restores(s, legendOf(s, id), { health: 10 }),
})

const fieldDressing = freeChoice('lifeline-field-dressing', whomToDress)

function mateNear(s: AState, legend: Legend): string[] {
  return matesOf(s, legend).flatMap((mate) => (isWithin(s, legend, mate, 4) ? [mate.id] : []))
}

const whoMoves = choice<string>('who moves', {
  from: (s, effect) => mateNear(s, bearerOf(s, effect)),
  may: () => true,
  do: (s, _, mate) => moves(s, legendOf(s, mate), 1),
})

/** What is left of Covering Burst once the damage is dealt (APX-DMG-003). */
const covering: ACard = {
  id: 'lifeline-covering-burst/covering',
  rules: [ruleOf('lifeline-covering-burst')],
  asks: [whoMoves],
  trigger: {
    'after the deal damage step': {
      of: 'shooter',
      forced: true,
      do: (s, effect) => choose(s, effect, whoMoves),
    },
  },
}

const coveringBurst = enhancedShot('lifeline-covering-burst', {
  do: (s, v, legend) => {
    addDifficulty(v, 'lifeline-covering-burst', -15)
    enter<Apex, string>(s, { card: covering.id, seat: legend.seat, on: legend.id, until: 'shoot' })
  },
})

const stayWithMe = after('lifeline-stay-with-me', {
  squad: true,
  needs: (s, legend, v) => isWithin(s, legend, legendOf(s, v.target), 3),
  do: (s, v) => restores(s, legendOf(s, v.target), { health: 10 }),
})

const whichToken = choice<string, { readonly tokens: readonly string[] }>('which token', {
  from: (_, __, { tokens }) => [...new Set(tokens)],
  do: (s, effect, token, { tokens }) => {
    const rest = [...tokens]
    rest.splice(rest.indexOf(token), 1)
    const bag = s.table.bags.common
    for (const other of rest) bag[other] = (bag[other] ?? 0) + 1
    call(s, 'gain a token', { legend: effect.on ?? '', token, keep: false, loose: false })
  },
})

const parcel = freeAction(
  'lifeline-parcel',
  {
    can: (s) => !isEmpty(s.table.bags.common),
    do: (s, legend) => {
      const tokens = drawTokens(s, 'common', 2)
      tell(s, { type: 'draws tokens', legend: legend.id, tokens })
      choose(s, speaking('lifeline-parcel', legend), whichToken, { tokens })
    },
  },
  { asks: [whichToken] },
)

const emergencyBarrier = before('lifeline-emergency-barrier', {
  squad: true,
  needs: (s, legend, v) => isWithin(s, legend, legendOf(s, v.target), 3),
  do: (_, v) => {
    v.bonus.less += 8
  },
})

const rushing = (s: AState, legend: Legend) =>
  moving(s, legend.id, 3, { must: { by: ruleOf('lifeline-rush-to-aid'), beside: 'squadmate' } })

const rushToAid = freeAction('lifeline-rush-to-aid', {
  can: (s, legend) =>
    hasEnd(s, rushing(s, legend)) || matesOf(s, legend).some((mate) => isWithin(s, legend, mate, 1)),
  do: (s, legend) => call(s, 'move', rushing(s, legend)),
})

export const lifeline: readonly ACard[] = [
  docHealDrone,
  carePackage,
  combatMedic,
  guardianAngel,
  triage,
  fieldDressing,
  covering,
  coveringBurst,
  stayWithMe,
  parcel,
  emergencyBarrier,
  rushToAid,
]
