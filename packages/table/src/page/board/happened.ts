import type { Shown } from '@sandtable/keeper/protocol'
import type { Die, Piece, Scene, Spot } from '@sandtable/kernel'
import { lastOf, timed } from './motion-times.ts'

/** Something that changed between two scenes and that people should notice. */
export interface Happening {
  readonly id: string
  readonly type: 'lost' | 'gained' | 'gone'
  /** The figure that changed, as a key for the style sheet. */
  readonly figure: string
  readonly amount: number
  readonly at: Spot
}

/** What pieces lost or gained, and which left the table. Only values out of so many count: hull, health, shields. */
export function happened(before: Scene | null, after: Scene): Happening[] {
  if (before === null) return []
  const now = piecesIn(after)
  return [...piecesIn(before).values()].flatMap((old): Happening[] => {
    const piece = now.get(old.id)
    if (piece === undefined)
      return old.figures.length === 0
        ? []
        : [{ id: `${old.id} gone`, type: 'gone', figure: '', amount: 0, at: old.at }]
    return old.figures.flatMap(({ name, value, of }): Happening[] => {
      const new_ = piece.figures.find((one) => one.name === name)?.value
      if (of === undefined || new_ === undefined || new_ === value) return []
      const amount = Math.abs(new_ - value)
      return [
        {
          id: `${old.id} ${name}`,
          type: new_ < value ? 'lost' : 'gained',
          figure: name,
          amount,
          at: piece.at,
        },
      ]
    })
  })
}

/** Which dice were rolled since, and which were only turned. */
export function diceNews(before: Scene | null, after: Scene): ReadonlyMap<string, 'rolled' | 'turned'> {
  const old = new Map(diceIn(before).map((die) => [die.id, die.face]))
  const news = new Map<string, 'rolled' | 'turned'>()
  for (const { id, face } of diceIn(after)) {
    const was = old.get(id)
    if (was === undefined) news.set(id, 'rolled')
    else if (was !== face) news.set(id, 'turned')
  }
  return news
}

function diceIn(scene: Scene | null): Die[] {
  return (scene?.things ?? []).filter((one): one is Die => one.type === 'die')
}

function piecesIn(scene: Scene): Map<string, Piece> {
  return new Map(scene.things.flatMap((one) => (one.type === 'piece' ? [[one.id, one] as const] : [])))
}

const rollTime = 750
const turnTime = 450
const lossTime = 500
const verdictTime = 1100

/** How long it takes to show what led here, at normal pace, in milliseconds. */
export function timeToShow(before: Shown | null, shown: Shown): number {
  const scene = before?.scene ?? null
  const moving = lastOf(timed(shown.motions, shown.scene.width, 1))
  const dice = [...diceNews(scene, shown.scene).values()]
  const rolling = dice.includes('rolled') ? rollTime : dice.length > 0 ? turnTime : 0
  const losing = happened(scene, shown.scene).length > 0 ? lossTime : 0
  const reading = shown.verdicts.length > 0 ? verdictTime : 0
  return moving + Math.max(rolling, losing, reading)
}
