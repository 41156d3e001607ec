import { type DragEvent, useState } from 'react'

/** Files that are dropped anywhere on something: its handlers, and whether one is held over it. */
export function useFileDrop(onFile: (file: File) => void) {
  const [over, setOver] = useState(false)
  return {
    over,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files
      if (file === undefined) return
      event.preventDefault()
      setOver(false)
      onFile(file)
    },
  }
}

interface Props {
  readonly label: string
  readonly hint: string
  readonly accept: string
  onFile(file: File): void
}

/** The same by choosing a file. */
export function FileChoice({ label, hint, accept, onFile }: Props) {
  return (
    <label className="file-choice">
      <strong>{label}</strong>
      <span>{hint}</span>
      <input
        type="file"
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file can be chosen again once it was mended.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
