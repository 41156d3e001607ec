import type { Area, Scene } from '@sandtable/kernel'
import { memo } from 'react'
import { pathOf } from './shape.ts'
import { Shapes, shadow } from './shape-view.tsx'
import { isTextured } from './textures.tsx'

/** Terrain, arcs, range bands, templates, spaces to go to. */
export const AreaView = memo(function AreaView({ area, scene }: { area: Area; scene: Scene }) {
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
      {area.rises !== undefined && (
        <path
          className="shadow"
          d={area.forms.map((form) => pathOf(form, scene)).join('')}
          transform={`translate(${area.rises * shadow.across} ${area.rises * shadow.down})`}
        />
      )}
      <Shapes forms={area.forms} scene={scene} {...(isTextured(area.kind) && { texture: area.kind })} />
    </g>
  )
})
