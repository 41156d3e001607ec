const pictures = {
  pieces: 'M-8-8H-1V-1H-8ZM1-8H8V-1H1ZM-8 1H-1V8H-8ZM1 1H8V8H1Z',
  log: 'M-8-7H8V-5H-8ZM-8-1H8V1H-8ZM-8 5H3V7H-8Z',
  undo: 'M-2-8L-8-2-2 4V0H2A3.4 3.4 0 0 1 2 6.8H-4V9H2A5.6 5.6 0 0 0 2-2.2H-2Z',
  measure: 'M-9-4H9V5H-9ZM-7-2V3H7V-2H6V1H5V-2H3V0H2V-2H-1V1H-2V-2H-4V0H-5V-2Z',
  rules:
    'M-9-7C-5-8-2-7 0-5 2-7 5-8 9-7V7C5 6 2 7 0 9-2 7-5 6-9 7ZM-7-5.4V4.6C-4.6 4.2-2.6 4.6-1 5.6V-3.4C-2.6-5-4.6-5.6-7-5.4ZM7-5.4C4.6-5.6 2.6-5 1-3.4V5.6C2.6 4.6 4.6 4.2 7 4.6Z',
  company: 'M-9-8H9V4H1L-4 9V4H-9ZM-7-6V2H7V-6Z',
  menu: 'M-8-7H8V-4.6H-8ZM-8-1.2H8V1.2H-8ZM-8 4.6H8V7H-8Z',
} as const

interface Props {
  readonly picture: keyof typeof pictures
  readonly name: string
  readonly className?: string
  readonly pressed?: boolean
  readonly expanded?: boolean
  /** It keeps its place while it is of no use. */
  readonly disabled?: boolean
  /** So much is new behind it. */
  readonly count?: number
  onClick(): void
}

/** A tool in the bar: a word where there is room, a picture where there is not. */
export function BarButton(props: Props) {
  const { picture, name, className = '', pressed, expanded, disabled, count = 0, onClick } = props
  return (
    <button
      type="button"
      className={`plain tool ${className}`}
      title={name}
      aria-pressed={pressed}
      aria-expanded={expanded}
      disabled={disabled}
      onClick={onClick}
    >
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <path d={pictures[picture]} fillRule="evenodd" />
      </svg>
      <span>{name}</span>
      {count > 0 && <b className="count">{count}</b>}
    </button>
  )
}
