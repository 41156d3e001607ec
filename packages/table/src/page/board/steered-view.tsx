import type { Language, Look, Scene } from '@sandtable/kernel'
import { AreaView } from './area-view.tsx'
import { GhostView } from './ghost-view.tsx'
import { HandleView } from './handle-view.tsx'
import { LineView } from './line-view.tsx'
import { arrow } from './looks.ts'
import { type Steering, standOf } from './steering.ts'

interface Props {
  readonly steering: Steering
  readonly scene: Scene
  readonly looks: ReadonlyMap<string, Look>
  readonly language: Language
  readonly unit: number
}

/** A unit as it is led: the tool, where everybody would stand, and whom they would see from there. */
export function SteeredView({ steering, scene, looks, language, unit }: Props) {
  const { things, steer, rests } = steering
  const stand = rests && steering.turning !== null ? standOf(steering) : null
  const areTold = things.filter(({ type }) => type === 'line').length <= 2
  return (
    <g className={`steered${rests ? ' rests' : ''}`}>
      {things.map((thing) => {
        switch (thing.type) {
          case 'area':
            return <AreaView key={thing.id} area={thing} scene={scene} />
          case 'ghost':
            return (
              <GhostView
                key={thing.id}
                ghost={thing}
                scene={scene}
                look={looks.get(thing.of) ?? looks.get(steer.of) ?? arrow}
                state={thing.of === steering.turn ? 'picked' : 'planned'}
              />
            )
          case 'line':
            return (
              <LineView
                key={thing.id}
                line={thing}
                scene={scene}
                language={language}
                unit={unit}
                told={areTold}
              />
            )
          default:
            return null
        }
      })}
      {stand && (
        <g transform={`translate(${stand.x} ${scene.height - stand.y})`}>
          <HandleView
            reach={Math.max(...steer.outline.map(Math.abs))}
            facing={steering.facing ?? stand.facing}
            unit={unit}
          />
        </g>
      )}
    </g>
  )
}
