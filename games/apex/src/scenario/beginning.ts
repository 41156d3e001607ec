import { call, type Frame, type Plain } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import { activation } from '../flow/activation.ts'
import { game } from '../flow/game.ts'
import { activationOf, turnOf } from '../flow/turn.ts'
import { type AState, legendOf } from '../state.ts'

/** Puts on the stack what is under way. */
export function begin(s: AState, at: Plain): void {
  const stepOf = (name: string) => game.steps.findIndex((one) => one.name === name)
  const [frame] = s.stack
  const { table } = s
  const push = (procedure: string, step: number, vars: object) =>
    s.stack.push({ procedure, step, vars, used: null, ends: null, returns: false })
  if (at === 'equip' || at === 'drop') {
    for (const legend of table.legends) Object.assign(legend, { activated: false, field: null })
    if (at === 'equip') for (const legend of table.legends) legend.weapons = [null, null]
    ;(frame as Frame).step = stepOf(at === 'equip' ? 'equip the legends' : 'drop onto the board')
    return
  }
  ;(frame as Frame).step = stepOf('play a round') + 1
  table.phase = 'fight'
  const named = isMap(at) ? at : {}
  const activated = typeof named.activate === 'string' ? legendOf(s, named.activate) : null
  const squad = activated?.squad ?? (named.turn === 'blue' ? 'blue' : 'red')
  if (at === 'transition') {
    table.initiative = 2
    push('round', 4, {})
    call(s, 'transition phase', {})
    return
  }
  table.turn = activated === null ? 0 : 1
  table.initiative = squad === 'red' ? 0 : 1
  push('round', squad === 'red' ? 2 : 3, {})
  // Begun in the middle of a turn: the step that activates has been taken.
  push('turn', activated === null ? 0 : 5, { ...turnOf(squad), legend: activated?.id ?? null })
  if (activated === null) return
  activated.activated = true
  const { ap } = named
  // Begun with all its points and off the board it must respawn (APX-ACT-025); in the middle it was eliminated just now.
  const first = ap === undefined ? 'respawn first' : 'is it on the board?'
  s.stack.push({
    procedure: 'activation',
    step: activation.steps.findIndex((one) => one.name === first),
    vars: { ...activationOf(activated.id), ...(ap === undefined ? {} : { ap: Number(ap) }) },
    used: null,
    ends: null,
    returns: true,
  })
}
