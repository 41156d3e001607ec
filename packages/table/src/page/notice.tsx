import type { ReactNode } from 'react'

interface Props {
  readonly text: string
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** Something that the reader must know, beside what goes on. */
export function Notice({ text, children }: Props) {
  return (
    <div role="alert" className="alarm notice">
      <span>{text}</span>
      {children}
    </div>
  )
}
