import { allSpaces, mayStand, type Space, type Stand, type StepRule, standOn } from '@sandtable/grid'
import type { Amendment, PlaceAmendment, Seen, Setting } from '@sandtable/kernel'
import { numberAmendment } from '@sandtable/kit'
import { findFigure } from '../army/cards.ts'
import { nameOfSpace } from '../map/map.ts'
import { striding, walking } from '../map/terrain.ts'
import { baseOfSeen, centreOf, type Sight, type StandingSeen, sightOf, spacesOf } from '../scene/view.ts'
import type { Assault } from '../state.ts'
import type { FigureSeen, ObjectSeen } from '../vocabulary/view.ts'
import { before, sideName, text } from '../words/names.ts'

/** More than anybody scores, or than any mission puts on a token. */
const plenty = 99

/** Damage, strain tokens, victory points, and where figures stand. Paths lead into the table of the state. */
export function amendments(seen: Seen<Assault>): Amendment[] {
  if (seen.over !== null) return []
  const sight = sightOf(seen)
  return [
    ...seen.seats.map((seat) => points(seat, sight.scored[seat] ?? 0)),
    ...sight.figures.flatMap((figure, at) =>
      figure.stand === null ? [] : ofFigure(sight, { ...figure, stand: figure.stand }, at),
    ),
    ...sight.objects.flatMap((object, at) => ofObject(object, at)),
  ]
}

const damage = text('Damage', 'Schaden')
const strain = text('Strain tokens', 'Anstrengungsmarker')

function points(seat: string, scored: number): Amendment {
  const label = before(sideName(seat), text('victory points scored', 'erzielte Siegpunkte'))
  return numberAmendment({ of: null, label, path: ['points', seat], value: scored, most: plenty })
}

/** Whoever has as much damage as health is defeated by the rules, not by agreement. */
function ofFigure(sight: Sight, figure: StandingSeen, at: number): Amendment[] {
  return [
    numberAmendment({
      of: figure.id,
      label: damage,
      path: ['figures', at, 'damage'],
      value: figure.damage,
      most: figure.health - 1,
    }),
    position(sight, figure, at),
  ]
}

function ofObject(
  { id, gone, carrier, health, damage: suffered, count }: ObjectSeen,
  at: number,
): Amendment[] {
  if (gone || carrier !== null) return []
  const found: Amendment[] = []
  if (health !== null) {
    const path = ['objects', at, 'damage']
    found.push(numberAmendment({ of: id, label: damage, path, value: suffered, most: health - 1 }))
  }
  if (count !== 0) {
    const path = ['objects', at, 'count']
    found.push(numberAmendment({ of: id, label: strain, path, value: count, most: plenty }))
  }
  return found
}

/** Every place where it may end its movement and nobody is in its way; what it carries goes along. */
function position(sight: Sight, figure: StandingSeen, at: number): PlaceAmendment {
  return {
    type: 'place',
    id: `figures ${at} stand`,
    of: figure.id,
    label: text('Position', 'Position'),
    places: freeStands(sight, figure).map((stand) => {
      const spaces = spacesOf(sight, figure, stand)
      return {
        at: centreOf(sight, spaces),
        name: nameOfSpaces(sight, spaces),
        set: [{ path: ['figures', at, 'stand'], value: stand }, ...carriedAlong(sight, figure, spaces)],
      }
    }),
  }
}

/** “h21”; of a large figure the first space and the last, which tells how it is turned. */
function nameOfSpaces({ board }: Sight, spaces: readonly Space[]): string {
  const [first, last] = [spaces[0], spaces.at(-1)].map((space) => nameOfSpace(board, space ?? 0))
  return first === last ? `${first}` : `${first}–${last}`
}

/** IA-CARRY-001. */
function carriedAlong({ objects }: Sight, { id }: FigureSeen, spaces: readonly Space[]): Setting[] {
  return objects.flatMap(({ carrier }, at) =>
    carrier === id ? [{ path: ['objects', at, 'spaces'], value: [...spaces] }] : [],
  )
}

function freeStands(sight: Sight, figure: StandingSeen): Stand[] {
  const { board } = sight
  const base = baseOfSeen(figure)
  const turns = base.across === base.down ? [false] : [false, true]
  const taken = takenBeside(sight, figure)
  return allSpaces(board)
    .flatMap((space) => turns.map((turned) => standOn(board, space, turned)))
    .filter((stand) => {
      if (stand === figure.stand || !mayStand(board, ruleFor(figure), base, stand)) return false
      return spacesOf(sight, figure, stand).every((space) => !taken.has(space))
    })
}

/** Spaces of other figures, and of tokens that are in the way like figures. */
function takenBeside(sight: Sight, { id }: FigureSeen): Set<Space> {
  const figures = sight.figures.filter((other) => other.id !== id)
  const tokens = sight.objects.filter(({ stands, gone }) => stands !== null && !gone)
  return new Set([
    ...figures.flatMap((other) => spacesOf(sight, other)),
    ...tokens.flatMap((one) => one.spaces),
  ])
}

/** Where terrain keeps it from standing (IA-MASS-002, IA-MOB-002). */
function ruleFor({ card, massive }: FigureSeen): StepRule {
  const isMobile = findFigure(card)?.keywords.includes('mobile') === true
  return massive || isMobile ? striding : walking
}
