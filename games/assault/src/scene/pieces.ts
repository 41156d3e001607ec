import type { Badge, Figure, Form, Held, Named, Piece } from '@sandtable/kernel'
import { part, pieceOf } from '@sandtable/kit'
import { findFigure } from '../army/cards.ts'
import type { Attachment } from '../state.ts'
import type { FigureSeen, ObjectSeen } from '../vocabulary/view.ts'
import { beside, cardName, colourName, conditionName, sideName, text, tokenName } from '../words/names.ts'
import { number } from '../words/numbers.ts'
import { markOfFigure, namesOfFigure, namesOfObject, objectName } from '../words/pieces.ts'
import { answersFor } from './answers.ts'
import { idleOf } from './idle.ts'
import { layer } from './layers.ts'
import { lookOfCard, lookOfToken } from './looks/index.ts'
import { doorLine, doorWidth } from './map.ts'
import {
  activeFigure,
  baseAside,
  baseForm,
  centreOf,
  middleOf,
  onMap,
  poseOf,
  type Sight,
  spacesForm,
} from './view.ts'

/** Figures, and everything else that lies on the map. */

function numbersOf({ health, damage, speed }: FigureSeen): Figure[] {
  return [number('health', Math.max(0, health - damage), health), number('speed', speed)]
}

function badgesOf(sight: Sight, { conditions, power, carries, damage, form }: FigureSeen): Badge[] {
  const badges: Badge[] = []
  if (damage > 0) badges.push({ name: 'damage', label: text('damage', 'Schaden'), count: damage })
  for (const name of conditions)
    badges.push({ name, label: { ...conditionName(name) }, count: 1, about: `condition:${name}` })
  if (form !== undefined) badges.push({ name: 'form', label: { ...cardName(`form:${form}`) }, count: 1 })
  badges.push(...powerBadges(power))
  for (const id of carries)
    badges.push({ name: 'carries', label: { ...objectName(id, sight.table) }, count: 1 })
  return badges
}

function powerBadges(power: readonly string[]): Badge[] {
  return [...new Set(power)].map((kind) => {
    const count = power.filter((one) => one === kind).length
    return { name: `power-${kind}`, label: { ...tokenName(kind, count) }, count }
  })
}

/** Skirmish upgrades; those that are depleted lie face down. */
export function heldCards(attachments: readonly Attachment[]): Held[] {
  return attachments.map(({ card, depleted }) => ({
    card: `deployment:${card}`,
    label: { ...cardName(card) },
    faceUp: !depleted,
    count: 0,
  }))
}

export function figures(sight: Sight): Piece[] {
  return onMap(sight).map((figure) =>
    figurePiece(sight, figure, {
      form: baseForm(sight, figure, figure.stand),
      at: poseOf(sight, figure, figure.stand),
    }),
  )
}

/** Figures that are still to be deployed, of both sides; the one that is to be deployed now is the one that acts. */
export function figuresAside(sight: Sight): Piece[] {
  const next = part(sight.question?.about, 'figure')
  return sight.figures
    .filter((figure) => figure.stand === null && !figure.defeated)
    .map((figure) => ({
      ...figurePiece(sight, figure, { form: baseAside(figure), at: { x: 0, y: 0, facing: 0 } }),
      active: figure.id === next,
    }))
}

/** Figures that were defeated. */
export function figuresGone(sight: Sight): Piece[] {
  return sight.figures
    .filter((figure) => figure.defeated)
    .map((figure) => ({
      ...figurePiece(sight, figure, { form: baseAside(figure), at: { x: 0, y: 0, facing: 0 } }),
      // Its damage is gone with it.
      figures: numbersOf({ ...figure, damage: figure.health }),
      active: false,
      acted: false,
      idle: { label: text('defeated', 'besiegt'), rule: 'IA-DMG-007' },
    }))
}

function figurePiece(sight: Sight, figure: FigureSeen, place: Pick<Piece, 'form' | 'at'>): Piece {
  const group = sight.groups.find((one) => one.id === figure.group)
  const { whole, short } = namesOfFigure(figure.id, sight.table)
  return pieceOf({
    kind: 'figure',
    id: figure.id,
    z: layer.figure,
    look: lookOfCard(figure.card),
    ...plateOf(sight, figure),
    seat: figure.seat,
    label: { ...whole },
    short: { ...short },
    about: `deployment:${figure.card}`,
    ...place,
    figures: numbersOf(figure),
    badges: badgesOf(sight, figure),
    cards: heldCards(group?.attachments ?? []),
    active: figure.id === activeFigure(sight)?.id,
    acted: group?.exhausted === true || hasActed(sight, figure),
    ...idleOf(sight, figure),
    // What is carried is answered for by whoever carries it.
    ...answersFor(sight, [figure.id, figure.group, ...figure.carries]),
  })
}

/** Its group activates, and it has done so already. */
function hasActed({ activating, activation }: Sight, { id, group }: FigureSeen): boolean {
  return activating?.group === group && !activating.left.includes(id) && activation?.figure !== id
}

/** Doors, terminals, crates and tokens; what is carried is on its carrier, what is gone is gone. */
export function objects(sight: Sight): Piece[] {
  return sight.objects
    .filter((one) => !one.gone && one.carrier === null && one.spaces.length > 0)
    .map((object) =>
      pieceOf({
        kind: object.kind,
        id: object.id,
        z: layer.object,
        look: lookOf(object),
        ...tintOf(object),
        seat: object.owner,
        label: labelOf(sight, object),
        short: { ...namesOfObject(object.id, sight.table).short },
        form: formOf(sight, object),
        at: { ...centreOf(sight, object.spaces), facing: 0 },
        figures:
          object.health === null ? [] : [number('health', object.health - object.damage, object.health)],
        badges: marksOn(object),
        ...answersFor(sight, [object.id]),
      }),
    )
}

/** What tells it from others of its look, as its name says it; and whether it is elite. */
function plateOf(sight: Sight, { id, card }: FigureSeen): Pick<Piece, 'mark' | 'rank'> {
  const printed = findFigure(card)
  const mark = markOfFigure(id, sight.table)
  return {
    ...(mark !== '' && { mark }),
    ...(printed?.elite === true && !printed.unique && { rank: 1 }),
  }
}

function lookOf({ kind, locked, label }: ObjectSeen): string {
  if (kind === 'door') return locked ? 'door-locked' : 'door'
  return kind === 'token' ? lookOfToken(label) : kind
}

function tintOf({ kind, colour, face }: ObjectSeen): Pick<Piece, 'tint'> {
  return kind === 'door' || face === 'grey' || colour === null ? {} : { tint: colour }
}

function labelOf(sight: Sight, { id, kind, colour, face, locked }: ObjectSeen): Named {
  const name = objectName(id, sight.table)
  if (kind === 'door') return locked ? beside(name, text('locked', 'verriegelt')) : { ...name }
  return face === 'grey' || colour === null ? { ...name } : beside(name, colourName(colour))
}

function formOf(sight: Sight, object: ObjectSeen): Form {
  const [space = 0] = object.spaces
  if (object.kind === 'door') return doorForm(sight, object)
  if (object.spaces.length > 1) return spacesForm(sight, object.spaces, 0.2)
  return { type: 'circle', ...middleOf(sight, space), radius: 0.3 }
}

function doorForm(sight: Sight, { id, spaces }: ObjectSeen): Form {
  const line = doorLine(sight, id)
  if (line === null) return spacesForm(sight, spaces)
  const [from, to] = line
  return { type: 'stroke', points: [from.x, from.y, to.x, to.y], width: doorWidth }
}

function marksOn({ marks, count, damage, power, controller }: ObjectSeen): Badge[] {
  const badges: Badge[] = marks.map((by) => ({
    name: `mark-${by}`,
    label: by === 'neutral' ? text('marked', 'markiert') : beside(text('marked', 'markiert'), sideName(by)),
    count: 1,
  }))
  if (controller !== null) {
    const label = beside(text('controlled', 'kontrolliert'), sideName(controller))
    badges.push({ name: 'control', label, count: 1, seat: controller })
  }
  if (count > 0) badges.push({ name: 'strain', label: text('strain tokens', 'Anstrengungsmarker'), count })
  if (damage > 0) badges.push({ name: 'damage', label: text('damage', 'Schaden'), count: damage })
  return [...badges, ...powerBadges(power)]
}
