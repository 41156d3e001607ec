import { type FormEvent, useEffect, useState } from 'react'
import { useLine, useLineState } from '../line/use-line.ts'
import { useWords } from '../say.ts'
import { problemIn } from './problem-in.ts'

/** The name that others read, kept when it is left. */
export function NameField() {
  const say = useWords()
  const { line } = useLine()
  const { name, limits } = useLineState()
  const [typed, setTyped] = useState(name)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => setTyped(name), [name])

  async function keep(): Promise<void> {
    if (typed === name) return
    const told = await line.rename(typed)
    setProblem('problem' in told ? problemIn(told, say) : null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void keep()
  }
  return (
    <form className="name-field" onSubmit={submit}>
      <label className="choice">
        <span>{say.friends.yourName}</span>
        <input
          value={typed}
          maxLength={limits?.name}
          autoComplete="nickname"
          spellCheck={false}
          aria-invalid={problem !== null}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => void keep()}
        />
        {problem !== null && (
          <small role="alert" className="refused">
            {problem}
          </small>
        )}
      </label>
    </form>
  )
}
