import { type Area, clone, type Form, type Named, type Piece, type Plain, type Spot } from '@sandtable/kernel'
import { allOf, part, pieceOf } from '@sandtable/kit'
import { areas } from '../../data/areas.ts'
import { initiativeTrack } from '../../data/tracks.ts'
import { abilityData } from '../abilities.ts'
import { fieldsHit, placeOf } from '../board/area.ts'
import { nameOfField, type PrintedPiece } from '../board/ground.ts'
import type { Piece as Put } from '../state.ts'
import { legendName, objectName, seatName, tokenName } from '../words/names.ts'
import { text } from '../words/text.ts'
import { answersFor } from './answers.ts'
import { layer } from './layers.ts'
import { dotOf, middleOf, type Sight, squareOf, strokeOf } from './view.ts'

/** What stands on the board from the start and can be used, or is in the way: bins, beacons, trees, zip-line points. */
export function printedObjects(sight: Sight): Piece[] {
  return sight.ground.pieces.flatMap((piece): Piece[] => {
    const place = placeOfPrinted(sight, piece)
    if (place === null) return []
    const opened = sight.table.opened.includes(piece.id)
    const look = piece.kind === 'supply-bin' && opened ? 'supply-bin-opened' : plainKind(piece.kind)
    return [
      pieceOf({
        kind: opened ? 'object opened' : 'object',
        id: piece.id,
        z: layer.object,
        look,
        seat: null,
        label: printedName(sight, piece),
        short: shortName(piece.id),
        about: `object:${opened ? 'supply-bin-opened' : piece.kind}`,
        ...place,
        ...answersFor(sight, [piece.id]),
      }),
    ]
  })
}

function plainKind(kind: string): string {
  return kind.endsWith('zip-line-point') ? 'zip-line-point' : kind
}

/** “Supply bin 3, closed”. */
function printedName({ table }: Sight, { id, kind, level }: PrintedPiece): Named {
  const number = id.slice(kind.length + 1)
  const name = objectName(kind === 'supply-bin' && table.opened.includes(id) ? 'supply-bin-opened' : kind)
  const numbered = ({ en, de }: Named) => text(withNumber(en, number), withNumber(de, number))
  const { en, de } = numbered(name)
  return level === 0 ? text(en, de) : text(`${en}, level ${level}`, `${de}, Ebene ${level}`)
}

function withNumber(name: string, number: string): string {
  const [first = '', ...rest] = name.split(', ')
  return [`${first} ${number}`, ...rest].join(', ')
}

const shorts: Readonly<Record<string, Named>> = {
  'supply-bin': text('Bin', 'Behälter'),
  'respawn-beacon': text('Beacon', 'Sender'),
  tree: text('Tree', 'Baum'),
  'zip-line-point': text('Zip line', 'Seilrutsche'),
  'roof-edge-zip-line-point': text('Roof zip line', 'Dachseilrutsche'),
}

function shortName(id: string): Named {
  const kind = id.replace(/-\d+$/, '')
  const { en, de } = shorts[kind] ?? objectName(kind)
  const number = id.slice(kind.length + 1)
  return text(`${en} ${number}`, `${de} ${number}`)
}

function placeOfPrinted(sight: Sight, { kind, fields, edges, corner }: PrintedPiece) {
  if (kind === 'supply-bin') {
    const form = strokeOf(sight, edges, 0.3)
    return { form, at: { ...middleOfStroke(form), facing: 0 } }
  }
  if (corner !== null) return circleAt(dotOf(sight, corner), 0.2)
  const [field] = fields
  return (kind === 'respawn-beacon' || kind === 'tree') && field !== undefined
    ? circleAt(middleOf(sight, field), 0.38)
    : null
}

function middleOfStroke(form: Form): Spot {
  const [x = 0, y = 0, toX = x, toY = y] = form.type === 'stroke' ? form.points : []
  return { x: (x + toX) / 2, y: (y + toY) / 2 }
}

function circleAt(spot: Spot, radius: number) {
  return { form: { type: 'circle' as const, ...spot, radius }, at: { ...spot, facing: 0 } }
}

/** Where a miniature of an ability stands; null: on a legend. */
function spotOfPut(sight: Sight, { corner, field }: Put): Spot | null {
  if (corner !== null) return dotOf(sight, corner)
  return field === null ? null : middleOf(sight, field)
}

/** Miniatures that abilities have put on the board; those on a legend are its badges. */
export function putObjects(sight: Sight): Piece[] {
  return sight.table.pieces.flatMap((piece): Piece[] => {
    const spot = spotOfPut(sight, piece)
    if (spot === null) return []
    const owner = sight.table.legends.find((one) => one.id === piece.legend)
    // A legend may stand on the field of a portal or of a marker: these lie in its corner.
    const isFlat = piece.corner === null && piece.kind !== 'care-package' && piece.kind !== 'doc-heal-drone'
    const place = isFlat
      ? circleAt({ x: spot.x - 0.28, y: spot.y + 0.28 }, 0.2)
      : circleAt(spot, piece.corner === null ? 0.38 : 0.24)
    return [
      pieceOf({
        kind: piece.opened ? 'object opened' : 'object',
        id: piece.id,
        z: layer.object,
        look: plainKind(piece.kind),
        seat: owner?.squad ?? null,
        ...namesOfPut(sight, piece),
        about: `object:${piece.kind}`,
        ...place,
        ...answersFor(sight, [piece.id]),
      }),
    ]
  })
}

/** “Smoke of Bangalore, until the turn of Blue”; the second of them is numbered. */
function namesOfPut(sight: Sight, piece: Put): { readonly label: Named; readonly short: Named } {
  const { en, de } = objectName(piece.kind)
  const own = sight.table.pieces.filter((one) => one.kind === piece.kind && one.legend === piece.legend)
  const number = own.length > 1 ? ` ${own.indexOf(piece) + 1}` : ''
  const owner = legendName(piece.legend)
  const until = untilWhen(sight, piece.id)
  return {
    label: text(`${en}${number} of ${owner.en}${until.en}`, `${de}${number} von ${owner.de}${until.de}`),
    short: text(`${en}${number}`, `${de}${number}`),
  }
}

/** When its token is reached: it ends then, or strikes. */
function untilWhen({ table }: Sight, id: string): Named {
  const at = table.under.findIndex((tokens) => tokens.some((token) => token.pieces.includes(id)))
  const token = table.under[at]?.find((one) => one.pieces.includes(id))
  const space = initiativeTrack[at]
  if (token === undefined || space?.kind !== 'turn') return text('', '')
  const { en, de } = seatName(space.squad)
  return token.kind === 'delay'
    ? text(`, strikes when the turn of ${en} begins`, `, trifft zu Beginn des Zuges von ${de}`)
    : text(`, until the turn of ${en} begins`, `, bis der Zug von ${de} beginnt`)
}

const zoneKinds: Readonly<Record<string, string>> = {
  smoke: 'zone-smoke',
  'dome-of-protection': 'zone-dome',
}

/** Zones as diamonds, and the areas that are still to be struck. */
export function zones(sight: Sight): Area[] {
  return sight.table.pieces.flatMap((piece): Area[] => {
    const kind = zoneKinds[piece.kind]
    const { label } = namesOfPut(sight, piece)
    if (kind !== undefined && piece.corner !== null) {
      const { x, y } = dotOf(sight, piece.corner)
      const forms: Form[] = [{ type: 'polygon', points: [x - 1, y, x, y - 1, x + 1, y, x, y + 1] }]
      return [{ type: 'area', kind, id: `zone ${piece.id}`, z: layer.zone, label, forms }]
    }
    const area = areas[abilityData(piece.ability).area ?? '']
    if (area === undefined || piece.field === null) return []
    const hit = fieldsHit(sight.ground, area, placeOf(sight.ground, piece.field), piece.turn ?? 'up')
    const forms = [...hit.keys()].map((field) => squareOf(sight, field, 0.04))
    return [{ type: 'area', kind: 'strike', id: `strike ${piece.id}`, z: layer.zone, label, forms }]
  })
}

/** Loot on fields, in a corner of each: somebody may stand there. */
export function loot(sight: Sight): Piece[] {
  return Object.entries(sight.table.loot).map(([at, tokens]) => {
    const field = Number(at)
    const { x, y } = middleOf(sight, field)
    const name = nameOfField(sight.ground, field)
    const { en, de } = allOf(tokens.map(tokenName))
    return pieceOf({
      kind: 'loot',
      id: `loot ${name}`,
      z: layer.object,
      look: 'loot',
      seat: null,
      label: text(`Loot on ${name}: ${en}`, `Beute auf ${name}: ${de}`),
      short: text(`Loot ${name}`, `Beute ${name}`),
      ...(tokens.length === 1 && { about: `tile:${tokens[0]}` }),
      ...circleAt({ x: x + 0.3, y: y - 0.3 }, 0.17),
      badges:
        tokens.length > 1
          ? [{ name: 'loot', label: text('loot tokens', 'Beuteplättchen'), count: tokens.length }]
          : [],
      cards: tokens.map((token) => ({
        card: `tile:${token}`,
        label: { ...tokenName(token) },
        faceUp: true,
        count: 0,
      })),
      ...answersAt(sight, field),
    })
  })
}

/** What picks up something there. */
function answersAt({ question }: Sight, field: number): { readonly answers?: readonly Plain[] } {
  const found = (question?.options ?? []).filter(
    (option) => part(option, 'pick') !== undefined && part(option, 'from') === field,
  )
  return found.length === 0 ? {} : { answers: clone(found) }
}
