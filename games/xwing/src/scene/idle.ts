import type { Idle, Named } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { weaponsOf } from '../weapons.ts'
import { measuredInArc } from './arcs.ts'
import { inPlay, newsIn, type ShipSeen, type Sight } from './view.ts'

const reasons: Readonly<Record<string, Named>> = {
  'XW-CLOAK-001': { en: 'cloaked: cannot attack', de: 'getarnt: kann nicht angreifen' },
  'XW-SLAM-002': { en: 'weapons disabled: cannot attack', de: 'Waffen deaktiviert: kann nicht angreifen' },
  'XW-OBST-003': { en: 'on an asteroid: cannot attack', de: 'auf einem Asteroiden: kann nicht angreifen' },
  'XW-ATK-001': {
    en: 'no target: nobody in arc at range 1–3',
    de: 'kein Ziel: niemand im Feuerwinkel in Reichweite 1–3',
  },
  'XW-OVLP-003': { en: 'overlapped a ship: no action', de: 'mit einem Schiff überlappt: keine Aktion' },
  'XW-OBST-002': { en: 'hit an asteroid: no action', de: 'auf einen Asteroiden getroffen: keine Aktion' },
  'XW-ACTN-004': { en: 'stressed: no action', de: 'gestresst: keine Aktion' },
}

const forbidden: Named = { en: 'cannot attack', de: 'kann nicht angreifen' }

/** Why a ship cannot attack in the Combat phase, or got no action in the Activation phase. */
export function idleOf(sight: Sight, ship: ShipSeen): { readonly idle?: Idle } {
  const rule = isAsked(sight, ship) ? null : ruleAgainst(sight, ship)
  return rule === null ? {} : { idle: { label: { ...(reasons[rule] ?? forbidden) }, rule } }
}

/** Whoever is asked can do something. */
function isAsked({ question }: Sight, { id }: ShipSeen): boolean {
  return part(question?.about, 'ship') === id
}

function ruleAgainst(sight: Sight, ship: ShipSeen): string | null {
  if (sight.phase === 'combat' && !ship.engaged)
    return ship.cannotAttack ?? (hasTarget(sight, ship) ? null : 'XW-ATK-001')
  if (sight.phase === 'activation' && ship.activated && ship.actions.length === 0)
    return ruleAgainstAction(sight, ship)
  return null
}

/** Is any enemy where one of its weapons reaches? What else that weapon may need is another matter. */
function hasTarget(sight: Sight, ship: ShipSeen): boolean {
  const enemies = inPlay(sight).filter(({ seat }) => seat !== ship.seat)
  return weaponsOf(ship).some((weapon) =>
    enemies.some((enemy) => (measuredInArc(ship, weapon, enemy)?.range ?? 4) <= 3),
  )
}

/** What it ran into is known as long as it is news; that it is stressed can be seen. */
function ruleAgainstAction({ seen, obstacles }: Sight, { id, tokens }: ShipSeen): string | null {
  const asteroids = obstacles.filter(({ kind }) => kind === 'asteroid').map((one) => one.id)
  for (const entry of newsIn(seen)) {
    if (entry.type === 'moved' && entry.ship === id && entry.overlapped.length > 0) return 'XW-OVLP-003'
    if (entry.type === 'obstacle effect' && entry.ship === id && asteroids.includes(entry.obstacle))
      return 'XW-OBST-002'
  }
  return tokens.stress > 0 ? 'XW-ACTN-004' : null
}
