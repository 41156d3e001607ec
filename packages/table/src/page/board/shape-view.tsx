import type { Form, Scene } from '@sandtable/kernel'
import { pathOf } from './shape.ts'

/** One shape of the scene. */
export function Shape({ form, scene, className }: { form: Form; scene: Scene; className: string }) {
  const path = pathOf(form, scene)
  return form.type === 'stroke' ? (
    <path className={`${className} stroke`} d={path} style={{ strokeWidth: form.width }} />
  ) : (
    <path className={className} d={path} />
  )
}

/** Many shapes of one look, drawn as few paths as possible: a map has hundreds of spaces. */
export function Shapes({ forms, scene }: { forms: readonly Form[]; scene: Scene }) {
  const flat = forms.filter((form) => form.type !== 'stroke')
  return (
    <>
      {flat.length > 0 && <path className="form" d={flat.map((form) => pathOf(form, scene)).join('')} />}
      {forms.map(
        (form, at) =>
          form.type === 'stroke' && (
            // biome-ignore lint/suspicious/noArrayIndexKey: forms have no names and never change places
            <Shape key={at} form={form} scene={scene} className="form" />
          ),
      )}
    </>
  )
}
