import type { Language, Line, Look, Scene } from '@sandtable/kernel'
import { AreaView } from './area-view.tsx'
import { GhostView } from './ghost-view.tsx'
import { HandleView } from './handle-view.tsx'
import { LineView } from './line-view.tsx'
import { placeWords } from './line-words.ts'
import { arrow } from './looks.ts'
import { type Steering, standOf } from './steering.ts'

interface Props {
  readonly steering: Steering
  readonly scene: Scene
  readonly looks: ReadonlyMap<string, Look>
  readonly language: Language
  readonly unit: number
}

/** What more lines say stands beside the table alone. */
const fewWords = 3

/** A unit as it is led: the tool, where everybody would stand, and whom they would see from there. */
export function SteeredView({ steering, scene, looks, language, unit }: Props) {
  const { things, steer, rests } = steering
  const stand = rests && steering.turning !== null ? standOf(steering) : null
  const lines = things.filter((one): one is Line => one.type === 'line')
  const words = placeWords(lines.length <= fewWords ? lines : [], scene, language, unit)
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
                words={words.get(thing.id)}
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
