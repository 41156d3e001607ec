import type { Ghost, Look, Scene } from '@sandtable/kernel'
import { LookView } from './look-view.tsx'
import { lookScale } from './looks.ts'
import { NoseView } from './nose-view.tsx'
import { Shape } from './shape-view.tsx'

interface Props {
  readonly ghost: Ghost
  readonly scene: Scene
  /** Null: there is no room for it. */
  readonly look: Look | null
  /** It may be chosen, is thought about, or was chosen already. */
  readonly state: 'offered' | 'picked' | 'planned'
}

/** Where an answer would put a piece. */
export function GhostView({ ghost, scene, look, state }: Props) {
  const states = [ghost.leaves ? 'leaves' : '', state, ghost.meets.length > 0 ? 'meets' : '']
  return (
    <g className={`ghost ${ghost.kind} ${states.join(' ')}`} data-thing={ghost.id}>
      {state !== 'offered' &&
        ghost.path.map((form, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path never change places
          <Shape key={at} form={form} scene={scene} className="path" />
        ))}
      <Shape form={ghost.form} scene={scene} className="form" />
      {ghost.nose && <NoseView form={ghost.form} at={ghost.at} height={scene.height} />}
      {look !== null && (
        <LookView
          look={look}
          at={{ x: ghost.at.x, y: scene.height - ghost.at.y }}
          facing={ghost.at.facing}
          scale={lookScale(ghost.form)}
        />
      )}
    </g>
  )
}
