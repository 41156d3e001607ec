/** A way to fly or walk, as a line with a head; turned as the piece that goes it. */
export function WayIcon({ icon, turned = 0 }: { readonly icon: string; readonly turned?: number }) {
  return (
    <svg className="way" viewBox="-10 -10 20 20" aria-hidden="true">
      <path d={wayOf(icon)} transform={turned === 0 ? undefined : `rotate(${turned})`} />
    </svg>
  )
}

/** A way to go as a line with a head, in a box from −10 to 10. */
export function wayOf(icon: string): string {
  return ways[icon] ?? ways.straight
}

const ways: Readonly<Record<string, string> & { straight: string }> = {
  straight: 'M0 8V-7M-3.6-3.4L0-7 3.6-3.4',
  'bank-left': 'M3 8C3 1-1-2-5-5.4M-5.6-.6L-5-5.4-.4-5.8',
  'bank-right': 'M-3 8C-3 1 1-2 5-5.4M5.6-.6L5-5.4.4-5.8',
  'turn-left': 'M4 8V1C4-3 1-3.6-6-3.6M-2.6-7L-6-3.6-2.6-.2',
  'turn-right': 'M-4 8V1C-4-3-1-3.6 6-3.6M2.6-7L6-3.6 2.6-.2',
  koiogran: 'M-4.6 8V-2A4.6 4.6 0 0 1 4.6-2V5M1.4 1.8L4.6 5 7.8 1.8',
  'segnor-left': 'M6 8C6 0 2-7-3-7S-7.4-1-5.6 2M-9 .6L-5.6 2-4.4-1.6',
  'segnor-right': 'M-6 8C-6 0-2-7 3-7S7.4-1 5.6 2M9 .6L5.6 2 4.4-1.6',
  'tallon-left': 'M6 8V-1C6-5 3-6-2-6H-5V3M-8-.2L-5 3-2-.2',
  'tallon-right': 'M-6 8V-1C-6-5-3-6 2-6H5V3M8-.2L5 3 2-.2',
  stop: 'M-5-5H5V5H-5Z',
  'reverse-straight': 'M0-8V7M-3.6 3.4L0 7 3.6 3.4',
  'reverse-bank-left': 'M3-8C3-1-1 2-5 5.4M-5.6 .6L-5 5.4-.4 5.8',
  'reverse-bank-right': 'M-3-8C-3-1 1 2 5 5.4M5.6 .6L5 5.4.4 5.8',
}
