import type { BuiltForce, BuiltRow, HeldCard, Language } from '@sandtable/kernel'
import { BannerView } from '../cards/banner-view.tsx'
import { CardView } from '../cards/card-view.tsx'
import type { Connection } from '../connection.ts'
import { useWords } from '../say.ts'

interface Props {
  readonly connection: Connection
  readonly game: string
  readonly built: BuiltForce
  readonly language: Language
}

/** The force on paper, every card with its text: all that is printed, and the whole of a force that only is looked at. */
export function Sheet({ connection, game, built, language }: Props) {
  const say = useWords()
  const card = { connection, game, language }
  return (
    <section className="sheet" aria-label={built.name || say.unnamed}>
      <h1>{built.name || say.unnamed}</h1>
      <p>
        {built.banner && <BannerView banner={built.banner} />} {built.side[language]} ·{' '}
        {say.points(built.points)}
      </p>
      {built.places.map((top) => {
        const rows = alike(
          built.rows.filter((row) => row.at === top.id),
          ({ about, places }) => JSON.stringify([about, heldIn(places)]),
        )
        const held = alike(top.held, (one) => one.card)
        if (rows.length + held.length === 0) return null
        return (
          <div key={top.id}>
            <h2>{top.label[language]}</h2>
            <div className="printed-cards">
              {rows.map(({ one: row, count }) => (
                <article key={row.id}>
                  <Title name={row.label[language]} count={count} points={row.points} />
                  <CardView about={row.about} {...card} />
                  {heldIn(row.places).map((one, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are equal
                    <section key={at}>
                      <Title name={one.label[language]} count={1} points={one.points} />
                      <CardView about={one.about} {...card} />
                    </section>
                  ))}
                </article>
              ))}
              {held.map(({ one, count }) => (
                <article key={one.card}>
                  <Title name={one.label[language]} count={count} points={one.points} />
                  <CardView about={one.about} {...card} />
                </article>
              ))}
            </div>
          </div>
        )
      })}
    </section>
  )
}

interface TitleProps {
  readonly name: string
  readonly count: number
  readonly points: number
}

function Title({ name, count, points }: TitleProps) {
  return (
    <h3>
      {count > 1 && `${count} × `}
      {name} <b>{points}</b>
    </h3>
  )
}

function heldIn(places: BuiltRow['places']): readonly HeldCard[] {
  return places.flatMap(({ held }) => held)
}

/** Equal ones once, with their number. */
function alike<T>(
  all: readonly T[],
  keyOf: (one: T) => string,
): { readonly one: T; readonly count: number }[] {
  const found = new Map<string, { one: T; count: number }>()
  for (const one of all) {
    const same = found.get(keyOf(one))
    if (same === undefined) found.set(keyOf(one), { one, count: 1 })
    else same.count += 1
  }
  return [...found.values()]
}
