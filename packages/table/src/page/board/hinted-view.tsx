import type { Scene } from '@sandtable/kernel'
import type { HintMark } from './hinted.ts'
import { Shape } from './shape-view.tsx'

/** What a hint is about, marked where it lies. */
export function HintedView({ marks, scene }: { readonly marks: readonly HintMark[]; readonly scene: Scene }) {
  return (
    <g className="hinted">
      {marks.map(({ id, form, isWay }) => (
        <Shape key={id} form={form} scene={scene} className={isWay ? 'way' : 'mark'} />
      ))}
    </g>
  )
}
