import { memo } from 'react'

/**
 * What terrain is made of, by the kinds that scenes give it: patterns that are drawn over the colour of an area. A
 * space is 40 units wide, so that plates and stones lie in their spaces. A kind without a pattern is plain.
 */
const patterns: Readonly<
  Record<string, { readonly size: number; readonly lines: string; readonly dots?: string }>
> = {
  floor: { size: 40, lines: 'M3 8V3H8M32 3H37V8M37 32V37H32M8 37H3V32' },
  'floor-interior': {
    size: 40,
    lines: 'M6 3H34L37 6V34L34 37H6L3 34V6ZM13 14H27M13 20H27M13 26H27',
    dots: 'M6 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0M32 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0M6 33a1 1 0 1 0 2 0a1 1 0 1 0-2 0M32 33a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  },
  'floor-exterior': {
    size: 80,
    lines:
      'M9 18l2-5M13 18v-6M17 18l-2-5M58 61l2-5M62 61v-6M66 61l-2-5M49 24l2-4M53 24v-5M25 68l2-4M29 68v-5',
    dots: 'M30 30a1.4 1.1 0 1 0 2.8 0a1.4 1.1 0 1 0-2.8 0M70 12a1.6 1.2 0 1 0 3.2 0a1.6 1.2 0 1 0-3.2 0M8 52a1.6 1.2 0 1 0 3.2 0a1.6 1.2 0 1 0-3.2 0M44 46a1.2 1 0 1 0 2.4 0a1.2 1 0 1 0-2.4 0M72 38a1 .8 0 1 0 2 0a1 .8 0 1 0-2 0M42 73a1.4 1.1 0 1 0 2.8 0a1.4 1.1 0 1 0-2.8 0',
  },
  difficult: {
    size: 40,
    lines: 'M4 11q4-5 8 0t8 0M20 24q4-5 8 0t8 0M5 31q3.5-4 7 0t7 0',
    dots: 'M25 9l5-3 5 3-1 5-7 1ZM6 21l3-3 4 2-1 4-5 0ZM26 34l2-3 4 0 2 3-3 3-4-1Z',
  },
  impassable: { size: 20, lines: 'M-5 5L5-5M0 20L20 0M15 25L25 15' },
  blocking: {
    size: 40,
    lines: 'M5 12L15 4 32 6 37 20 32 34 14 37 4 27ZM15 4L19 17 37 20M19 17L14 37M19 17L5 12',
  },
  asteroid: {
    size: 34,
    lines:
      'M6 9a4 3 0 1 0 8 0a4 3 0 1 0-8 0M22 20a5 4 0 1 0 10 0a5 4 0 1 0-10 0M8 27a2.5 2 0 1 0 5 0a2.5 2 0 1 0-5 0',
    dots: 'M20 6a1 1 0 1 0 2 0a1 1 0 1 0-2 0M16 18a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0M28 31a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  },
  debris: {
    size: 26,
    lines: 'M4 4l6 2-3 5ZM18 6l5-3 1 6ZM9 18l7-2-1 6ZM21 20l3 4',
    dots: 'M14 10l2 1-1 2ZM4 16l2 0-1 3Z',
  },
}

export function isTextured(kind: string): boolean {
  return Object.hasOwn(patterns, kind)
}

export const Textures = memo(function Textures() {
  return (
    <defs>
      {Object.entries(patterns).map(([kind, { size, lines, dots }]) => (
        <pattern
          key={kind}
          id={`texture-${kind}`}
          className={`texture ${kind}`}
          width={size}
          height={size}
          patternUnits="userSpaceOnUse"
        >
          <path className="lines" d={lines} />
          {dots !== undefined && <path className="dots" d={dots} />}
        </pattern>
      ))}
    </defs>
  )
})
