import type { Figure, Language } from '@sandtable/kernel'
import type { ReactNode } from 'react'
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
  /** Of a card that lies on the table: its figures as they are now, in place of the printed ones. */
  readonly figures?: readonly Figure[]
  /** What else is to be known now; it comes before what is printed. */
  readonly children?: ReactNode
  /** Opens the rules that a text names; without it they are only named. */
  onRead?(ids: readonly string[]): void
}

/** A card whole, the most wanted first: what it is, its figures and dice, what it does, and the rest of what is printed. */
export function CardView({ figures = [], children, ...card }: Props) {
  const { game, about, language, connection } = card
  const sheet = useSheet(connection, game, about)
  if (sheet === null)
    return (
      <>
        <FiguresLine figures={figures} language={language} />
        {children}
        <CardText {...card} />
      </>
    )
  const printed = sheet.figures.filter(({ name }) => figures.every((one) => one.name !== name))
  const isDice = (type: string) => type === 'dice'
  return (
    <div className="card-view">
      <KindLine sheet={sheet} language={language} />
      <FiguresLine figures={[...figures, ...printed]} language={language} />
      {children}
      <SheetParts parts={sheet.parts.filter(({ type }) => isDice(type))} language={language} />
      <CardText {...card} unnamed />
      <SheetParts parts={sheet.parts.filter(({ type }) => !isDice(type))} language={language} />
    </div>
  )
}
