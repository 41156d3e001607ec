import { call } from '@sandtable/kernel'
import { deploying, dockedTo } from '../../docking.ts'
import { launchPup } from '../../flow/pup.ts'
import type { XState } from '../../state.ts'
import { upgradeCard } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { type Shot, shots } from '../../weapons.ts'
import { attackAgain, canAct, freeAction, isMe, me } from '../words.ts'

/** The Ghost and the shuttles that dock to it; the Hound's Tooth and the pup in its belly. */

/** After its maneuver the docked ship may leave it. */
const carrier: NonNullable<XCard['trigger']> = {
  'after maneuver': {
    when: (s, effect, v) => isMe(effect, v.ship) && dockedTo(s, v.ship) !== null,
    do: (s, _, v) => {
      const docked = dockedTo(s, v.ship)
      if (docked !== null) call(s, 'deploy', deploying(docked.id, false))
    },
  },
}

const specialArc: NonNullable<XCard['query']> = {
  'primary uses the special arc': (uses, _, effect, ship) => uses || isMe(effect, ship),
}

function turretShots(s: XState, effect: Parameters<typeof me>[1]): Shot[] {
  const ship = me(s, effect)
  return shots(s, ship).filter(
    ({ weapon }) => weapon !== 'primary' && upgradeCard(ship.upgrades[weapon]?.card ?? '').slot === 'turret',
  )
}

export const dockingTitles: readonly XCard[] = [
  { id: 'upgrade:ghost', rules: ['XW-UPG-ghost', 'XW-REF-042', 'XW-DOCK-002'], trigger: carrier },
  { id: 'upgrade:ghost-swx72', rules: ['XW-UPG-ghost-swx72', 'XW-DOCK-002'], trigger: carrier },
  { id: 'upgrade:phantom', rules: ['XW-UPG-phantom'] },
  { id: 'upgrade:phantomii', rules: ['XW-UPG-phantomii'] },
  {
    id: 'upgrade:houndstooth',
    rules: ['XW-UPG-houndstooth', 'XW-REF-041', 'XW-DOCK-005'],
    trigger: {
      'ship destroyed': {
        when: (_, effect, v) => isMe(effect, v.ship),
        do: (s, effect) => launchPup(s, me(s, effect)),
      },
    },
  },
  {
    // While it is docked, on the ship that carries it.
    id: 'docked:phantom',
    rules: ['XW-UPG-phantom', 'XW-REF-043', 'XW-UPG-196'],
    query: specialArc,
    trigger: {
      'end of combat': {
        when: (s, effect) => me(s, effect).inPlay && turretShots(s, effect).length > 0,
        do: (s, effect) => attackAgain(s, effect.on ?? '', turretShots(s, effect), true),
      },
    },
  },
  {
    id: 'docked:phantomii',
    rules: ['XW-UPG-phantomii'],
    query: specialArc,
    trigger: {
      'end of activation': {
        when: (s, effect) => me(s, effect).inPlay && canAct(s, effect.on ?? '', ['coordinate']),
        do: (s, effect) => freeAction(s, effect.on ?? '', ['coordinate']),
      },
    },
  },
]
