import { useWords } from './say.ts'
import { type Scheme, schemes, useScheme } from './scheme.ts'

/** Light, dark, or as the system has it. */
export function SchemeChoice() {
  const say = useWords()
  const [scheme, choose] = useScheme()
  return (
    <label className="choice">
      <span>{say.scheme}</span>
      <select value={scheme} onChange={(event) => choose(event.target.value as Scheme)}>
        {schemes.map((one) => (
          <option key={one} value={one}>
            {say.schemes[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
