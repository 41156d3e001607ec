import type { EmblemPart } from '@sandtable/kernel'
import { LookView } from '../board/look-view.tsx'

/** A flag on the sand, for a game that has no picture of its own. */
const sand: readonly EmblemPart[] = [
  ...[0, 1, 2, 3, 4].map((line) => ({
    kind: 'band',
    path: `M0 ${60 + line * 16}Q90 ${20 + line * 20} 180 ${64 + line * 15}T360 ${58 + line * 16}`,
  })),
  { kind: 'wall', path: 'M180 30V74' },
  { kind: 'flag', path: 'M180 30 206 39 180 48Z' },
]

/** The picture of a game, drawn with its own pieces. */
export function Emblem({ parts }: { readonly parts: readonly EmblemPart[] | null }) {
  return (
    <svg className="emblem" viewBox="0 0 360 130" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {(parts ?? sand).map((part, at) =>
        'path' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture never changes
          <path key={at} className={part.kind} d={part.path} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture never changes
          <g key={at} className={`${part.side}${part.base === undefined ? '' : ' based'}`}>
            {part.base !== undefined && <circle cx={part.at.x} cy={part.at.y} r={part.base} />}
            <LookView look={part.look} at={part.at} facing={part.at.facing} scale={part.scale} />
          </g>
        ),
      )}
    </svg>
  )
}
