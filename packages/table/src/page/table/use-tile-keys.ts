import type { Ghost, Plain } from '@sandtable/kernel'
import { useLayoutEffect, useState } from 'react'
import { useEscape } from '../escape.ts'
import type { Composed } from './use-plan.ts'

interface Meant {
  take(ghost: Ghost): void
  focus(key: string): void
  done(answer: Plain): void
}

const arrows: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
}

/** A key as it stands on the keyboard. */
export function keyName(key: string): string {
  return arrows[key] ?? key.toUpperCase()
}

/**
 * An answer of parts by keys: the number of a row and then the key of a tile choose for the piece in question, Tab goes
 * to the next piece, Enter is done. Gives the row whose number was typed.
 */
export function useTileKeys(
  composed: Composed | null,
  ghosts: readonly Ghost[],
  meant: Meant,
): number | null {
  const [typed, setTyped] = useState<{ row: number; of: Composed['current'] } | null>(null)
  const row = typed !== null && typed.of === composed?.current ? typed.row : null
  useEscape(row !== null, () => setTyped(null))
  // Before anything is painted, and before the table moves by its arrow keys.
  useLayoutEffect(() => {
    if (composed === null) return
    const { keys, current } = composed
    const offered = ghosts.filter(({ part }) => part?.key === current)

    /** What a key means now; null: nothing here. */
    function meaning(event: KeyboardEvent): (() => void) | null {
      const number = /^[1-9]$/.test(event.key) ? Number(event.key) : null
      if (number !== null && offered.some(({ tile }) => tile?.row === number))
        return () => setTyped({ row: number, of: current })
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const named = offered.filter(({ tile }) => tile?.key === key && (row === null || tile.row === row))
      const [only, another] = named
      // Without a number arrows move the table, and letters are clear only where one tile has them.
      if (only !== undefined && another === undefined && (row !== null || key.length === 1))
        return () => {
          setTyped(null)
          meant.take(only)
        }
      if (isOnControl(event.target)) return null
      if (event.key === 'Enter' && composed?.answer != null) return () => meant.done(composed.answer)
      const next = keys[keys.indexOf(current ?? '') + (event.shiftKey ? -1 : 1)]
      // After the last piece Tab leads on through the page, as ever.
      return event.key === 'Tab' && next !== undefined ? () => meant.focus(next) : null
    }

    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return
      // With Shift, letters fold what lies beside the table.
      if (event.shiftKey && event.key !== 'Tab') return
      const act = meaning(event)
      if (act === null) return
      event.preventDefault()
      event.stopImmediatePropagation()
      act()
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  })
  return row
}

function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
}

/** Something has the focus that has a use for these keys itself. */
function isOnControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary') !== null
}
