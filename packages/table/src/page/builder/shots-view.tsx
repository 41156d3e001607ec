import type { GameOnOffer } from '@sandtable/keeper/protocol'
import type { BuiltForce, Language, Shot } from '@sandtable/kernel'
import { useEffect, useState } from 'react'
import type { Connection } from '../connection.ts'
import type { KeptForce } from '../kept/kept.ts'
import { useWords } from '../say.ts'
import { Choice } from '../start/choice.tsx'
import { chanceToHit, meanDamage, shotLines } from './shot-lines.ts'

interface Props {
  readonly connection: Connection
  readonly kept: KeptForce
  readonly built: BuiltForce
  readonly shots: NonNullable<NonNullable<GameOnOffer['builds']>['shots']>
  readonly language: Language
}

/** What the attacks of the force come to against targets that one meets often. */
export function ShotsView({ connection, kept: { game, force }, built, shots, language }: Props) {
  const say = useWords()
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState(() =>
    Object.fromEntries(shots.terms.map(({ id, options }) => [id, options[0]?.id ?? ''])),
  )
  const [all, setAll] = useState<readonly Shot[]>([])
  useEffect(() => {
    if (!open) return
    let stale = false
    void connection.call('shots of force', { game, force, chosen }).then((told) => {
      if (!stale) setAll('reply' in told ? told.reply : [])
    })
    return () => {
      stale = true
    }
  }, [connection, game, force, chosen, open])
  const tenth = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return (
    <details className="shots" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say.shotOdds}</summary>
      <div className="filters">
        {shots.terms.map(({ id, label, options }) => (
          <Choice
            key={id}
            label={label[language]}
            value={chosen[id] ?? ''}
            onChange={(option) => setChosen({ ...chosen, [id]: option })}
            options={options.map((one) => [one.id, one.name[language]])}
          />
        ))}
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{say.attackOf}</th>
            <th scope="col">{say.damageOnAverage}</th>
            <th scope="col">{say.anyDamage}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {shotLines(all, built.rows).map(({ row, count, weapon, results }) => (
            <tr key={`${row.id} ${weapon.en}`}>
              <th scope="row">
                {count > 1 && `${count} × `}
                {row.label[language]} <small>{weapon[language]}</small>
              </th>
              {results.length === 0 ? (
                <td colSpan={3} className="soft">
                  {say.outOfRange}
                </td>
              ) : (
                <>
                  <td>{tenth.format(meanDamage(results))}</td>
                  <td>{percent.format(chanceToHit(results))}</td>
                  <td>
                    <Bars results={results} />
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">{shots.note[language]}</p>
    </details>
  )
}

/** A bar for each amount of damage; the numbers stand beside it. */
function Bars({ results }: { readonly results: Shot['results'] }) {
  const tallest = Math.max(...results.map(({ chance }) => chance))
  const width = 9
  return (
    <svg
      viewBox={`0 0 ${results.length * width} 26`}
      width={results.length * width * 1.3}
      height={34}
      aria-hidden="true"
    >
      {results.map(({ damage, chance }, at) => (
        <g key={damage}>
          <rect
            x={at * width + 1}
            y={18 - (18 * chance) / tallest}
            width={width - 2}
            height={(18 * chance) / tallest}
            rx={1}
          />
          <text x={(at + 0.5) * width} y={25.5} textAnchor="middle">
            {damage}
          </text>
        </g>
      ))}
    </svg>
  )
}
