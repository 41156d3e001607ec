import { own } from '@sandtable/kernel'
import { isInArcNamed, isInArcWithin, isInFiringArc } from '../../../arcs.ts'
import { launchPup } from '../../../flow/pup.ts'
import { shipOf } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { addResult } from '../../pilots/pilot.ts'
import { assign, me, treats } from '../../words.ts'

/** Titles of ships of Scum and Villainy. */
export const scumTitles: readonly XCard[] = [
  {
    id: 'upgrade:concorddawnprotector',
    rules: ['XW-UPG-concorddawnprotector'],
    trigger: {
      'modify defense dice': {
        forced: true,
        of: 'target',
        when: (s, effect, v) => {
          const attacker = shipOf(s, v.attacker)
          return isInArcWithin(attacker, me(s, effect), 1) && isInFiringArc(me(s, effect), attacker)
        },
        do: (s, _, v) => addResult(s, v, 'defense', 'evade'),
      },
    },
  },
  {
    id: 'upgrade:shadowcaster',
    rules: ['XW-UPG-shadowcaster'],
    trigger: {
      'after attack': {
        of: 'attacker',
        when: (s, effect, v) => {
          if (v.everHit !== true) return false
          return isInArcWithin(me(s, effect), shipOf(s, v.target), 2, ['mobile'])
        },
        do: (s, _, v) => assign(s, v.target, 'tractor'),
      },
    },
  },
  {
    id: 'upgrade:enforcer',
    rules: ['XW-UPG-enforcer'],
    trigger: {
      'after attack': {
        forced: true,
        of: 'target',
        when: (s, effect, v) => isInArcNamed(me(s, effect), shipOf(s, v.attacker), 'bullseye'),
        do: (s, _, v) => assign(s, v.attacker, 'stress'),
      },
    },
  },
  {
    id: 'upgrade:houndstooth',
    rules: ['XW-UPG-houndstooth', 'XW-REF-041', 'XW-DOCK-005'],
    trigger: {
      'ship destroyed': {
        of: 'ship',
        do: (s, effect) => launchPup(s, me(s, effect)),
      },
    },
  },
  // What it does is done where cards come into play and leave it: see in-play.ts.
  { id: 'upgrade:ig2000', rules: ['XW-UPG-ig2000', 'XW-UPG-089', 'XW-UPG-090', 'XW-UPG-091'] },
  {
    id: 'upgrade:starvipermkii',
    rules: ['XW-UPG-starvipermkii'],
    query: { 'rolls along a bank': own(() => 'always') },
  },
  {
    id: 'upgrade:lightscykinterceptor',
    rules: ['XW-UPG-lightscykinterceptor'],
    query: {
      ...treats(({ bearing }) => bearing.startsWith('bank'), 'green'),
      'dealt face up': own(() => true),
    },
  },
]
