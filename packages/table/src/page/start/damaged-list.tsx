import type { Damaged } from '../kept/kept.ts'
import { useWords } from '../say.ts'

interface Props {
  readonly title: string
  readonly message: string
  readonly damaged: readonly Damaged[]
  onRemove(id: IDBValidKey): void
}

/** What cannot be read any more: named, and with a way to be rid of it. The rest is untouched. */
export function DamagedList({ title, message, damaged, onRemove }: Props) {
  const say = useWords()
  if (damaged.length === 0) return null
  return (
    <section className="shelf damaged" aria-label={title}>
      <h2>
        {title} <small>{damaged.length}</small>
      </h2>
      <ul>
        {damaged.map(({ id, name, problem }) => (
          <li key={String(id)}>
            <div className="what">
              <strong>{name || String(id)}</strong>
              <span>{message}</span>
              {problem !== '' && <small>{say.problem(problem)}</small>}
            </div>
            <div className="do">
              <button
                type="button"
                aria-label={`${say.remove}: ${name || String(id)}`}
                onClick={() => onRemove(id)}
              >
                {say.remove}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
