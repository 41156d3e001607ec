import type { Measured } from '@sandtable/kernel'
import { useWords } from '../say.ts'

/** How to measure, or the rule by which nobody does now. */
export function MeasureHint({
  measured,
  onRead,
}: {
  readonly measured: Measured | null
  onRead(rule: string): void
}) {
  const say = useWords()
  const refused = measured !== null && 'refused' in measured ? measured.refused : null
  return (
    <p className="hint" role="status">
      {refused === null ? say.measureHint : `${say.noMeasuring} `}
      {refused !== null && (
        <button type="button" className="plain rule" onClick={() => onRead(refused)}>
          {refused}
        </button>
      )}
    </p>
  )
}
