import type { Weighed } from '@sandtable/keeper/odds-desk'
import type { Language } from '@sandtable/kernel'
import { useWords } from '../say.ts'

/** The odds of an answer, as bars; while they are still being counted, what is certain already. */
export function OddsView({ weighed, language }: { weighed: Weighed; language: Language }) {
  const say = useWords()
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const { odds, problem } = weighed
  if (problem !== null)
    return (
      <figure className="odds">
        <figcaption>
          <strong>{say.noOdds}</strong>
          <small>{problem}</small>
        </figcaption>
      </figure>
    )
  if (odds === null) return null
  return (
    <figure className="odds" aria-busy={odds.counted !== undefined}>
      <figcaption>
        <strong>{odds.title[language]}</strong>
        {odds.detail && <small>{odds.detail[language]}</small>}
        {odds.counted !== undefined && <small>{say.stillCounting(percent.format(odds.counted))}</small>}
      </figcaption>
      <table>
        <tbody>
          {odds.results.map((result) => (
            <tr key={result.label.en}>
              <th scope="row">{result.label[language]}</th>
              <td>
                <span className="odds-bar" style={{ inlineSize: `${result.chance * 100}%` }} />
              </td>
              <td className="odds-number">{percent.format(result.chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
