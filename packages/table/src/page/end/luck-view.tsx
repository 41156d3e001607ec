import type { Account, Language, Seat } from '@sandtable/kernel'
import { useWords } from '../say.ts'
import { luckBySeat, luckiness } from './figures.ts'

interface Props {
  readonly account: Account
  readonly seats: readonly Seat[]
  readonly language: Language
}

/** What the dice brought each side, against what was to be expected of them. */
export function LuckView({ account, seats, language }: Props) {
  const say = useWords()
  const words = say.ending
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const signed = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  const rows = luckBySeat(account, seats)
  if (rows.length === 0) return null
  return (
    <section>
      <h3>{words.luck}</h3>
      <p>{words.luckHint}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.side}</th>
            <th scope="col">{words.dice}</th>
            <th scope="col">{words.got}</th>
            <th scope="col">{words.expected}</th>
            <th scope="col">{words.difference}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => {
            const luck = luckiness(one)
            return (
              <tr key={`${one.seat} ${one.name.en}`}>
                <th scope="row">
                  <span className={`whose seat-${one.seat}`}>{say.seat(one.seat)}</span> {one.name[language]}
                </th>
                <td>{one.dice}</td>
                <td>{one.got}</td>
                <td>{number.format(one.expected)}</td>
                <td>
                  {signed.format(one.got - one.expected)} <small>{words.lucky[luck + 3]}</small>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
