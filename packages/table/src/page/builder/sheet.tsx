import type { BuildPlace, BuiltForce, Language } from '@sandtable/kernel'
import { useWords } from '../say.ts'

interface Props {
  readonly built: BuiltForce
  readonly language: Language
}

/** The force on paper: all that is printed, and the whole of a force that only is looked at. */
export function Sheet({ built, language }: Props) {
  const say = useWords()
  return (
    <section className="sheet" aria-label={built.name || say.unnamed}>
      <h1>{built.name || say.unnamed}</h1>
      <p>
        {built.side[language]} · {say.points(built.points)}
      </p>
      {built.places.map((top) => {
        const rows = built.rows.filter((row) => row.at === top.id)
        if (rows.length + top.held.length === 0) return null
        return (
          <div key={top.id}>
            <h2>{top.label[language]}</h2>
            <ul>
              {rows.map((row) => (
                <li key={row.id}>
                  <b>{row.label[language]}</b> <i>{row.detail[language]}</i> <b>{row.points}</b>
                  <Cards held={row.places.flatMap((slot) => slot.held)} language={language} />
                </li>
              ))}
            </ul>
            <Cards held={top.held} language={language} />
          </div>
        )
      })}
    </section>
  )
}

function Cards({ held, language }: { readonly held: BuildPlace['held']; readonly language: Language }) {
  if (held.length === 0) return null
  return (
    <ul>
      {held.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are equal
        <li key={at}>
          {one.label[language]} <span>{one.points}</span>
        </li>
      ))}
    </ul>
  )
}
