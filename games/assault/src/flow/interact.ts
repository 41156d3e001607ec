import { cardNamed, query, type RuleId, tell } from '@sandtable/kernel'
import { battlefieldOf } from '../board/battlefield.ts'
import { isBesideOn } from '../board/board.ts'
import { checkVictory } from '../score.ts'
import { type AState, type Figure, figureOf, type MapObject, type ObjectId, objectOf } from '../state.ts'
import { opening, procedure, run } from './words.ts'

/** What a figure could interact with now (IA-INTER-001, -003, IA-DOOR-002). */
export function interactions(s: AState, figure: Figure): ObjectId[] {
  const field = battlefieldOf(s)
  return s.table.objects
    .filter((object) => !object.gone && object.carrier !== figure.id && isBesideOn(field, figure, object))
    .filter((object) => whyNoInteraction(s, figure, object) === null)
    .map((object) => object.id)
}

/** What forbids it to interact with an object beside it; null: nothing does. */
export function whyNoInteraction(s: AState, figure: Figure, object: MapObject): RuleId | null {
  const about = { figure: figure.id, object: object.id }
  return query(s, 'interact forbidden', ownReason(s, figure, object), about)
}

/** Doors open; everything else does only what the mission says (IA-TOK-001, IA-TERM-001). */
function ownReason(s: AState, figure: Figure, object: MapObject): string | null {
  const isMissions = missionCards(s).some((card) => card.interact?.can(s, figure, object) === true)
  if (isMissions) return null
  if (object.kind === 'door') return object.locked ? 'IA-DOOR-005' : null
  return object.carrier === null ? 'IA-TOK-001' : 'IA-CARRY-002'
}

function missionCards(s: AState) {
  return Object.values(s.effects).flatMap((effect) => {
    const card = effect.seat === null ? cardNamed(s, effect.card) : undefined
    return card === undefined ? [] : [card]
  })
}

export const interact = procedure('interact', [
  run('interact', (s, v) => {
    const figure = figureOf(s, v.figure)
    const object = objectOf(s, v.object)
    tell(s, { type: 'interacts', figure: v.figure, object: v.object })
    const mission = missionCards(s).find((card) => card.interact?.can(s, figure, object) === true)
    if (mission !== undefined) mission.interact?.do(s, figure, object)
    else if (object.kind === 'door') open(s, object)
  }),
  // What is taken up or marked may count at once, and then the game is over before anything else happens.
  run('has somebody won?', (s) => checkVictory(s)),
  opening('interacted'),
])

/** IA-DOOR-002. */
export function open(s: AState, door: MapObject): void {
  door.gone = true
  tell(s, { type: 'door opened', object: door.id })
}
