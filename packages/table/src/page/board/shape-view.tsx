import type { Form, Scene } from '@sandtable/kernel'
import { pathOf } from './shape.ts'

/** How far a shadow falls for each unit of height: the light comes from the upper left. */
export const shadow = { across: 0.07, down: 0.11 } as const

/** One shape of the scene. */
export function Shape({ form, scene, className }: { form: Form; scene: Scene; className: string }) {
  const path = pathOf(form, scene)
  return form.type === 'stroke' ? (
    <path className={`${className} stroke`} d={path} style={{ strokeWidth: form.width }} />
  ) : (
    <path className={className} d={path} />
  )
}

interface Props {
  readonly forms: readonly Form[]
  readonly scene: Scene
  /** What it is made of, drawn over its colour. */
  readonly texture?: string
}

/** Many shapes of one look, drawn as few paths as possible: a map has hundreds of spaces and walls. */
export function Shapes({ forms, scene, texture }: Props) {
  const flat = forms.filter((form) => form.type !== 'stroke').map((form) => pathOf(form, scene))
  const strokes = new Map<number, string>()
  for (const form of forms)
    if (form.type === 'stroke')
      strokes.set(form.width, `${strokes.get(form.width) ?? ''}${pathOf(form, scene)}`)
  return (
    <>
      {flat.length > 0 && <path className="form" d={flat.join('')} />}
      {flat.length > 0 && texture !== undefined && (
        <path className="made-of" d={flat.join('')} fill={`url(#texture-${texture})`} />
      )}
      {[...strokes].map(([width, path]) => (
        <path key={width} className="form stroke" d={path} style={{ strokeWidth: width }} />
      ))}
      {[...strokes].map(([width, path]) => (
        <path key={width} className="core" d={path} style={{ strokeWidth: width * 0.4 }} />
      ))}
    </>
  )
}
