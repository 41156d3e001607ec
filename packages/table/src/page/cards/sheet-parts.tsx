import type { Figure, Language, Sheet, SheetPart } from '@sandtable/kernel'
import { iconOf } from '../board/icons.ts'
import { useWords } from '../say.ts'
import { DieFace } from '../table/die-face.tsx'
import { DialGrid } from './dial-grid.tsx'

/** What a card is and costs, in a line. */
export function KindLine({ sheet, language }: { readonly sheet: Sheet; readonly language: Language }) {
  const say = useWords()
  const words = sheet.kind.map((one) => one[language])
  const cost = sheet.points === null ? [] : [say.points(sheet.points)]
  return <p className="kind-line">{[...words, ...cost].join(' · ')}</p>
}

interface FiguresProps {
  readonly figures: readonly Figure[]
  readonly language: Language
}

/** Numbers with their names. */
export function FiguresLine({ figures, language }: FiguresProps) {
  if (figures.length === 0) return null
  return (
    <dl className="figures">
      {figures.map((figure) => (
        <div key={figure.name} className={`number ${figure.name}`}>
          <dt>{figure.label[language]}</dt>
          <dd>
            {figure.value}
            {figure.of !== undefined && <small>/{figure.of}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface PartsProps {
  readonly parts: readonly SheetPart[]
  readonly language: Language
}

/** Dice, dial, action bar, slots: each with its name. */
export function SheetParts({ parts, language }: PartsProps) {
  if (parts.length === 0) return null
  return (
    <dl className="sheet-parts">
      {parts.map((part) => (
        <div key={part.label.en} className={`of-${part.type}`}>
          <dt>{part.label[language]}</dt>
          <dd>
            <Content part={part} language={language} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Content({ part, language }: { readonly part: SheetPart; readonly language: Language }) {
  switch (part.type) {
    case 'words':
      return part.words.map((one) => one[language]).join(' · ')
    case 'dice':
      return part.dice.map(({ kind, label }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal dice differ by their place only
        <DieFace key={at} kind={kind} symbols={[]} label={label[language]} size="small" />
      ))
    case 'icons':
      return (
        <ul className="icon-list">
          {part.icons.map(({ icon, label }) => (
            <li key={icon}>
              {iconOf(icon) !== undefined && (
                <svg viewBox="-10 -10 20 20" aria-hidden="true">
                  <path d={iconOf(icon)} fillRule="evenodd" />
                </svg>
              )}
              {label[language]}
            </li>
          ))}
        </ul>
      )
    case 'dial':
      return <DialGrid tiles={part.tiles} language={language} />
  }
}
