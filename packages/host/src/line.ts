import type { Language } from '@sandtable/kernel'
import type { Settings } from './settings.ts'
import type { AnyNews, Line, Reader, Room } from './table/room.ts'

/** A connection to a page, from its first word to its last. */
export interface HostLine extends Line {
  readonly address: string
  /** The fingerprint of what the page knows itself by; empty before it has said who is there. */
  key: string
  name: string
  page: string
  language: Language
  /** The tables that this page sits at, by what it calls them. */
  readonly places: Map<string, { readonly room: Room; readonly reader: Reader }>
  /** One request after the other. */
  last: Promise<unknown>
  waiting: number
  readonly allowance: Allowance
  readonly chat: Allowance
  isOpen: boolean
}

/** So many at once, and so many more each second. */
export interface Allowance {
  left: number
  at: number
  readonly most: number
  readonly each: number
}

export function newAllowance(each: number, most: number, now: number): Allowance {
  return { left: most, at: now, most, each }
}

/** Takes one, if there is one left. */
export function allowed(allowance: Allowance, now: number): boolean {
  const gained = (Math.max(0, now - allowance.at) / 1000) * allowance.each
  allowance.left = Math.min(allowance.most, allowance.left + gained)
  allowance.at = now
  if (allowance.left < 1) return false
  allowance.left--
  return true
}

export function newLine(
  address: string,
  tell: (news: AnyNews) => void,
  { messagesASecond }: Settings,
  now: number,
): HostLine {
  return {
    address,
    key: '',
    name: '',
    page: '',
    language: 'en',
    tell,
    places: new Map(),
    last: Promise.resolve(),
    waiting: 0,
    allowance: newAllowance(messagesASecond, messagesASecond * 3, now),
    chat: newAllowance(1, 6, now),
    isOpen: true,
  }
}
