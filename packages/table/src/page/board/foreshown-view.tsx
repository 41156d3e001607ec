import type { Language, Line, Look, Scene } from '@sandtable/kernel'
import type { Foreshown } from '../table/use-foreshown.ts'
import { AreaView } from './area-view.tsx'
import { GhostView } from './ghost-view.tsx'
import { LineView } from './line-view.tsx'
import { placeWords } from './line-words.ts'
import { arrow } from './looks.ts'

/** More words than these cover each other; what is said beside the table says them all. */
const fewWords = 3

interface Props {
  readonly foreshown: Foreshown
  /** Ghosts have their place on a wheel: only the one that is thought about stands on the table. */
  readonly bare: boolean
  readonly scene: Scene
  readonly looks: ReadonlyMap<string, Look>
  readonly language: Language
  readonly unit: number
}

/** What would be there if what is thought about, and what is planned, were done. */
export function ForeshownView({ foreshown, bare, scene, looks, language, unit }: Props) {
  const lines = foreshown.things.filter((one): one is Line => one.type === 'line')
  const words = placeWords(lines.length <= fewWords ? lines : [], scene, language, unit)
  const there = bare ? foreshown.there : null
  return (
    <g className="foreshown">
      {foreshown.planned.map((ghost) => (
        <GhostView
          key={ghost.id}
          ghost={ghost}
          scene={scene}
          look={looks.get(ghost.of) ?? arrow}
          state="planned"
        />
      ))}
      {there && <GhostView ghost={there} scene={scene} look={looks.get(there.of) ?? arrow} state="picked" />}
      {foreshown.things.map((thing) =>
        thing.type === 'area' ? (
          <AreaView key={thing.id} area={thing} scene={scene} />
        ) : thing.type === 'line' ? (
          <LineView
            key={thing.id}
            line={thing}
            scene={scene}
            language={language}
            unit={unit}
            words={words.get(thing.id)}
          />
        ) : null,
      )}
    </g>
  )
}
