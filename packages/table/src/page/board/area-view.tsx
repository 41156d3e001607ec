import type { Area, Language, Scene } from '@sandtable/kernel'
import { memo } from 'react'
import { pathOf } from './shape.ts'
import { Shapes } from './shape-view.tsx'
import { isTextured } from './textures.tsx'
import { Title } from './title-view.tsx'

interface Props {
  readonly area: Area
  readonly scene: Scene
  readonly language: Language
  readonly unit: number
}

/** Terrain, arcs, range bands, templates, spaces to go to. */
export const AreaView = memo(function AreaView({ area, scene, language, unit }: Props) {
  const clip = area.within ? `clip-${area.id.replace(/\W/g, '-')}` : undefined
  const can = (area.answers?.length ?? 0) > 0
  return (
    <g
      className={`area ${area.kind}${can ? ' can' : ''}${area.of === undefined ? '' : ' of-piece'}`}
      data-thing={area.id}
      clipPath={clip && `url(#${clip})`}
    >
      {area.within && clip && (
        <clipPath id={clip}>
          <path d={pathOf(area.within, scene)} />
        </clipPath>
      )}
      <Shapes forms={area.forms} scene={scene} {...(isTextured(area.kind) && { texture: area.kind })} />
      {area.titled && area.label && (
        <Title name={area.label[language]} forms={area.forms} scene={scene} unit={unit} />
      )}
    </g>
  )
})
