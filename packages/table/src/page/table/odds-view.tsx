import type { Language, Odds } from '@sandtable/kernel'

/** The odds of an answer, as bars. */
export function OddsView({ odds, language }: { odds: Odds; language: Language }) {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <figure className="odds">
      <figcaption>
        <strong>{odds.title[language]}</strong>
        {odds.detail && <small>{odds.detail[language]}</small>}
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
