import type { BuiltForce, BuiltRow, HeldCard, Language } from '@sandtable/kernel'
import { type LooksByName, lookOf } from '../board/looks.ts'
import { emblemOf } from '../cards/side-emblem.ts'

const [width, margin] = [720, 32]
const colours = { ground: '#f8f5ee', ink: '#1d2430', soft: '#5d6673', accent: '#7d5300', edge: '#d5cdbd' }

interface Words {
  readonly name: string
  readonly points: (points: number) => string
}

/** A force as a picture of its own: who, how many points, every row with its cards. SVG, with nothing to fetch. */
export function pictureOf(built: BuiltForce, looks: LooksByName, language: Language, words: Words): string {
  const parts: string[] = []
  let y = margin
  const text = (x: number, size: number, colour: string, what: string, more = '') =>
    parts.push(`<text x="${x}" y="${y}" font-size="${size}" fill="${colour}"${more}>${escaped(what)}</text>`)
  const points = (size: number, value: number) =>
    text(width - margin, size, colours.accent, `${value}`, ' text-anchor="end" font-weight="700"')

  if (built.banner) parts.push(drawn(emblemOf(built.banner.emblem), margin + 20, y + 16, 2.1, colours.accent))
  y += 18
  text(margin + 56, 27, colours.ink, words.name, ' font-weight="700"')
  y += 26
  text(margin + 56, 15, colours.soft, `${built.side[language]} · ${words.points(built.points)}`)
  let look = 0
  for (const place of built.places) {
    const rows = built.rows.filter((row) => row.at === place.id)
    if (rows.length + place.held.length === 0) continue
    y += 42
    text(margin, 14, colours.soft, place.label[language], ' font-weight="700" letter-spacing="0.6"')
    y += 8
    parts.push(`<path d="M${margin} ${y}H${width - margin}" stroke="${colours.edge}"/>`)
    for (const row of rows) {
      y += 31
      const { shape = '', cut = '', over = '' } = lookOf(looks, built.banner?.looks[look++] ?? '', 'figure')
      parts.push(
        drawn(shape, margin + 16, y - 3, 1.5, colours.ink),
        drawn(cut, margin + 16, y - 3, 1.5, colours.ground),
        drawn(over, margin + 16, y - 3, 1.5, colours.ink),
      )
      text(margin + 46, 17, colours.ink, row.label[language], ' font-weight="700"')
      points(17, row.points)
      y += 18
      text(margin + 46, 13, colours.soft, row.detail[language])
      for (const [label, cost] of counted(cardsOf(row), language)) {
        y += 19
        text(margin + 62, 14, colours.ink, label)
        points(13, cost)
      }
      y += 4
    }
    for (const [label, cost] of counted(place.held, language)) {
      y += 21
      text(margin + 16, 14, colours.ink, label)
      points(13, cost)
    }
  }
  const height = y + margin
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Inter, Segoe UI, system-ui, sans-serif">`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    ...parts,
    '</svg>',
  ].join('\n')
}

/** The same as a picture of dots, twice as fine as a screen has them. */
export async function dotsOf(svg: string): Promise<Blob | null> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width * 2
  canvas.height = image.height * 2
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((done) => canvas.toBlob(done, 'image/png'))
}

function drawn(path: string, x: number, y: number, scale: number, colour: string): string {
  if (path === '') return ''
  return `<path d="${path}" fill="${colour}" fill-rule="${colour === colours.accent ? 'evenodd' : 'nonzero'}" transform="translate(${x} ${y}) scale(${scale})"/>`
}

function cardsOf({ places }: BuiltRow): readonly HeldCard[] {
  return places.flatMap(({ held }) => held)
}

/** Copies of a card in one line, with what they cost together. */
function counted(held: readonly HeldCard[], language: Language): (readonly [string, number])[] {
  const found = new Map<string, HeldCard[]>()
  for (const one of held) found.set(one.card, [...(found.get(one.card) ?? []), one])
  return [...found.values()].map((copies) => {
    const label = copies[0]?.label[language] ?? ''
    const cost = copies.reduce((sum, one) => sum + one.points, 0)
    return [copies.length > 1 ? `${copies.length} × ${label}` : label, cost]
  })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
