import type { GameOnOffer } from '@sandtable/keeper/protocol'
import type { Language } from '@sandtable/kernel'
import { useId, useState } from 'react'
import { useWords } from '../say.ts'
import { Choice } from './choice.tsx'

/** More than this and one types a part of the name. */
const few = 8

interface Props {
  readonly boards: GameOnOffer['boards']
  readonly language: Language
  readonly value: string
  /** Empty: any; null: what is typed is none of them. */
  onChange(board: string | null): void
}

/** Where to fight: a short list, or a search through a long one. */
export function PlaceChoice(props: Props) {
  const say = useWords()
  const { boards, language, value, onChange } = props
  if (boards.length > few) return <PlaceSearch {...props} />
  const options = boards.map(({ id, name }) => [id, name[language]] as const)
  return (
    <Choice label={say.where} value={value} onChange={onChange} options={[['', say.anyForce], ...options]} />
  )
}

function PlaceSearch({ boards, language, onChange }: Props) {
  const say = useWords()
  const list = useId()
  const hint = useId()
  const [typed, setTyped] = useState('')
  const found = meant(boards, language, typed)
  return (
    <label className="choice">
      <span>{say.where}</span>
      <input
        type="search"
        list={list}
        value={typed}
        placeholder={say.anyPlace(boards.length)}
        aria-invalid={found === null}
        aria-describedby={hint}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(meant(boards, language, event.target.value))
        }}
      />
      <datalist id={list}>
        {boards.map(({ id, name }) => (
          <option key={id} value={name[language]} />
        ))}
      </datalist>
      <small id={hint} className={found === null ? 'refused' : ''}>
        {found === null ? say.noSuchPlace : (boards.find((one) => one.id === found)?.name[language] ?? '')}
      </small>
    </label>
  )
}

/** The board whose name this is, or the only one whose name holds all of these words. */
function meant(boards: Props['boards'], language: Language, typed: string): string | null {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return ''
  const exact = boards.find(({ name }) => name[language].toLowerCase() === typed.trim().toLowerCase())
  if (exact) return exact.id
  const found = boards.filter(({ name }) => {
    const text = name[language].toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return found.length === 1 && found[0] ? found[0].id : null
}
