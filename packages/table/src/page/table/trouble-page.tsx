import { IfNewVersion } from '../not-fetched.tsx'
import { goTo } from '../route.ts'
import { useWords } from '../say.ts'
import type { Trouble } from './use-sitting.ts'
import type { AtTable } from './use-table.ts'

/** The game is not there, or the engine failed: what happened, and every way on. */
export function TroublePage({ at, trouble }: { at: AtTable; trouble: Trouble }) {
  const say = useWords()
  return (
    <main className="start trouble" role="alert">
      <h1>
        {trouble.type === 'missing' ? say.missing : trouble.type === 'behind' ? say.behind : say.failed}
      </h1>
      {trouble.type === 'behind' && (
        <>
          <p>{say.aheadOnShelf(trouble.ahead.kept, trouble.ahead.here)}</p>
          <div className="keys">
            <button type="button" className="go small" onClick={at.takeUp}>
              {say.takeUp}
            </button>
            <button type="button" onClick={at.save}>
              {say.saveFile}
            </button>
          </div>
        </>
      )}
      {trouble.type === 'failed' && (
        <>
          <p>{say.nothingLost}</p>
          <p className="problem-text">{say.problem(trouble.problem)}</p>
          <div className="keys">
            <button type="button" className="go small" onClick={() => at.restore()}>
              {say.restore}
            </button>
            {(trouble.record?.moves.length ?? 0) > 0 && (
              <button type="button" onClick={() => at.restore(1)}>
                {say.restoreEarlier}
              </button>
            )}
            <button type="button" onClick={at.save}>
              {say.saveFile}
            </button>
          </div>
        </>
      )}
      <IfNewVersion />
      <button type="button" className="plain" onClick={() => goTo({ page: 'start' })}>
        {say.back}
      </button>
    </main>
  )
}
