import type { Language } from '@sandtable/kernel'
import type { Connection } from '../connection.ts'
import { CardText } from '../rules/card-text.tsx'
import { FiguresLine, KindLine, SheetParts } from './sheet-parts.tsx'
import { useSheet } from './use-sheet.ts'

interface Props {
  readonly game: string
  /** The card, as things of the scene and of the builder name it. */
  readonly about: string
  readonly language: Language
  readonly connection: Connection
  /** Figures that stand beside it already, as they are now, by their names. */
  readonly live?: readonly string[]
  /** Opens the rules that a text names; without it they are only named. */
  onRead?(ids: readonly string[]): void
}

/** A card whole, the most wanted first: what it is, its figures and dice, what it does, and the rest of what is printed. */
export function CardView({ live = [], ...card }: Props) {
  const { game, about, language, connection } = card
  const sheet = useSheet(connection, game, about)
  if (sheet === null) return <CardText {...card} />
  const isDice = (type: string) => type === 'dice'
  return (
    <div className="card-view">
      <KindLine sheet={sheet} language={language} />
      <FiguresLine figures={sheet.figures.filter(({ name }) => !live.includes(name))} language={language} />
      <SheetParts parts={sheet.parts.filter(({ type }) => isDice(type))} language={language} />
      <CardText {...card} unnamed />
      <SheetParts parts={sheet.parts.filter(({ type }) => !isDice(type))} language={language} />
    </div>
  )
}
