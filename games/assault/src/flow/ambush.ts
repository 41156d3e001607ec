import { cardNamed, inPlay, leave } from '@sandtable/kernel'
import { zoneColours } from '../../data/maps/types.ts'
import { figureOf, groupNamed, liesInAmbush } from '../state.ts'
import { bringCardsOf, deployFigure, deployments } from './set-up.ts'
import { ask, procedure, repeat, run } from './words.ts'

export const springAmbush = procedure('spring the ambush', [
  run('begin', (s, v) => {
    const own = s.table.figures.filter((figure) => figure.group === v.group && liesInAmbush(s, figure))
    v.left = own.map((figure) => figure.id)
    const card = groupNamed(s, v.group).attachments.find((one) => one.card === 'lie-in-ambush')
    for (const id of card?.effects.splice(0) ?? []) leave(s, id)
  }),
  ask('choose a deployment zone', {
    rule: 'IA-DEP-lie-in-ambush',
    seats: (s, v) => groupNamed(s, v.group).seat,
    about: (_, v) => ({ group: v.group }),
    options: () => [...zoneColours],
    answer: (_, v, zone) => {
      v.zone = zone
    },
  }),
  ask('deploy a figure', {
    rule: 'IA-SSET-007',
    seats: (s, v) => (v.left.length === 0 ? null : groupNamed(s, v.group).seat),
    about: (_, v) => ({ figure: v.left[0] ?? null }),
    options: (s, v) => deployments(s, v.left[0] ?? '', v.zone ?? 'red'),
    answer: (s, v, stand) => {
      const id = v.left.shift() ?? ''
      deployFigure(s, id, stand)
      bringCardsOf(s, figureOf(s, id))
      for (const effect of inPlay(s, { on: id })) cardNamed(s, effect.card)?.arrives?.(s, effect)
    },
  }),
  repeat('deploy a figure', (_, v) => v.left.length > 0),
])
