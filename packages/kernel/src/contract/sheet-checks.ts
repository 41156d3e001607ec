import type { Builder } from '../builder.ts'
import type { Plain } from '../plain.ts'
import type { Sheet } from '../sheet.ts'
import type { Check } from './checks.ts'
import { flawsInText, textsIn } from './reading.ts'

/** Every card that a force may have, and every card in play that has a sheet, says in words what is printed on it. */
export const sheetsAreWhole: Check = (game) => {
  const { sheet, lobby, cards } = game
  if (sheet === undefined) return []
  const built = cardsOfBuilder(lobby?.builder, lobby?.forces.map(({ force }) => force) ?? [])
  const missing = [...built].filter((about) => sheet(about) === null)
  const all = new Set([...built, ...cards.map(({ id }) => id)])
  return [
    ...missing.map((about) => `${about}: no sheet`),
    ...[...all].flatMap((about) => flawsIn(sheet(about)).map((flaw) => `${about}: ${flaw}`)),
  ]
}

function flawsIn(sheet: Sheet | null): string[] {
  if (sheet === null) return []
  const empty = sheet.parts.filter((part) => contentOf(part).length === 0).map(({ label }) => label.en)
  return [
    ...(sheet.kind.length === 0 ? ['it does not say what it is'] : []),
    ...empty.map((label) => `“${label}” is empty`),
    ...[...textsIn(sheet)].flatMap((text) => flawsInText([], text)),
  ]
}

function contentOf(part: Sheet['parts'][number]): readonly unknown[] {
  if (part.type === 'words') return part.words
  if (part.type === 'icons') return part.icons
  return part.type === 'dice' ? part.dice : part.tiles
}

/** What ready forces have, and what is offered for an empty one. */
function cardsOfBuilder(builder: Builder | undefined, ready: readonly Plain[]): Set<string> {
  const found = new Set<string>()
  if (builder === undefined) return found
  for (const { rows, places } of ready.map(builder.show))
    for (const { about } of [
      ...rows,
      ...[...places, ...rows.flatMap((row) => row.places)].flatMap(({ held }) => held),
    ])
      found.add(about)
  for (const empty of builder.sides.map(({ id }) => builder.empty(id)))
    for (const { about } of builder.show(empty).places.flatMap(({ id }) => builder.offers(empty, id)))
      found.add(about)
  return found
}
