import { readFileSync } from 'node:fs'
import { unitCards, upgradeCards } from '../data/2024/index.ts'
import { keywordName } from '../src/words/keywords.ts'
import { carriersIn } from './carriers.ts'

/** What the ledger says of upgrades that are nothing but figures, weapons, miniatures and keywords. */

/** What an upgrade is to a unit: as the ledger tells it, or as a game shows it. */
export interface Gift {
  readonly points: number
  readonly slot: string
  /** Miniatures that join the unit, each with its wound threshold; “unit”: that of the unit card. */
  readonly minis: readonly (number | 'unit')[]
  readonly leads: boolean
  readonly keywords: readonly string[]
  /** Those that are left when its miniatures are lost. */
  readonly kept: readonly string[]
  readonly loses: readonly string[]
  readonly slots: readonly string[]
  readonly courage: number
  readonly speed: number
  readonly surge: string | null
  readonly defence: string | null
  readonly weapons: readonly string[]
  readonly use: 'exhaust' | 'expend' | null
  readonly rank: string | null
  readonly affiliation: string | null
  readonly cohesion: 'R1' | null
  /** The unit may not ride in a vehicle, or only in one of its affiliation. */
  readonly transport: 'barred' | 'own' | null
  readonly orders: 'anybody' | 'commanders' | null
  readonly mustFill: string | null
  /** Units that have it though they have no such slot. */
  readonly slotless: string | null
  /** “Jyn Erso 5”: in her army it costs so much less. */
  readonly cheaper: string | null
  /** All units that may have it; null: the entry does not say. */
  readonly carriers: readonly string[] | null
}

const nothing: Omit<Gift, 'points' | 'slot'> = {
  minis: [],
  leads: false,
  keywords: [],
  kept: [],
  loses: [],
  slots: [],
  courage: 0,
  speed: 0,
  surge: null,
  defence: null,
  weapons: [],
  use: null,
  rank: null,
  affiliation: null,
  cohesion: null,
  transport: null,
  orders: null,
  mustFill: null,
  slotless: null,
  cheaper: null,
  carriers: null,
}

/** All that are on units, upgrades and their weapons. */
export const keywordIds: readonly string[] = [
  ...new Set(
    [
      ...unitCards.flatMap(({ keywords, weapons }) => [
        keywords,
        ...weapons.map((one) => one.keywords ?? []),
      ]),
      ...upgradeCards.flatMap(({ gains = [], weapons = [] }) => [
        gains,
        ...weapons.map((one) => one.keywords ?? []),
      ]),
    ].flatMap((keywords) => keywords.map(({ id }) => id)),
  ),
]

const keywordNames = keywordIds.map((id) => keywordName(id).en)

/** “Sidearm: Melee, Ranged, Charge” are two: what is no keyword itself belongs to the one before it. */
export function keywordList(words: string): string[] {
  const found: string[] = []
  for (const word of words.split(', ')) {
    const isNew = keywordNames.some((name) => word === name || new RegExp(`^${name}(:| \\d)`).test(word))
    const last = found.length - 1
    if (isNew || last < 0) found.push(word)
    else found[last] += `, ${word}`
  }
  return found.sort()
}

type Part = Partial<Gift> & { readonly restriction?: string }

/** “has 1 more comms slot”, “has courage +1”, “loses AI: Attack”, or keywords. */
function clause(words: string, so: Part): Part | null {
  const slot = /^has 1 more (.+) slot$/.exec(words)?.[1]
  if (slot !== undefined) return { slots: [slot] }
  const figure = /^has (courage|speed) ([+−]\d)$/.exec(words)
  if (figure !== null) return { [figure[1] ?? '']: Number(figure[2]?.replace('−', '-')) }
  const surge = /^has attack surge to (hit|crit)$/.exec(words)?.[1]
  if (surge !== undefined) return { surge }
  const lost = /^loses (.+)$/.exec(words)?.[1]
  if (lost !== undefined) return { loses: keywordList(lost) }
  const gained = /^has (.+)$/.exec(words)?.[1]
  if (gained === undefined || so.keywords !== undefined) return null
  const keywords = keywordList(gained)
  return { keywords, ...(keywords.includes('Cycle') && { use: 'exhaust' }) }
}

function clauses(words: string): Part | null {
  let so: Part = {}
  for (const one of words.split('; ')) {
    const read = clause(one, so)
    if (read === null) return null
    so = { ...so, ...read }
  }
  return so
}

/** Each kind of sentence, and what it says; null: not to be read after all. */
const sentences: readonly (readonly [RegExp, (found: readonly string[]) => Part | null])[] = [
  [
    /^Continuous while equipped: the unit (.+); no timing window, no cost$/,
    ([, words = '']) => clauses(words),
  ],
  [/^The unit (.+)$/, ([, words = '']) => clauses(words)],
  [
    /^Adds (\d) miniatures?(?: of (\d) wounds?)?(?: to the unit)?(, the leader)?$/,
    ([, count, wounds, leads]) => ({
      minis: Array<number | 'unit'>(Number(count)).fill(wounds === undefined ? 'unit' : Number(wounds)),
      leads: leads !== undefined,
    }),
  ],
  [
    /^Adds 1 miniature like those of the unit card, same wounds and weapons, nothing more$/,
    () => ({ minis: ['unit'] }),
  ],
  [/^Both are like the miniatures of the unit card$/, () => ({})],
  [
    /^(?:Weapon|Weapon added to those the unit may use|Its weapon when attacking): (.+)$/,
    ([, weapon = '']) => ({ weapons: [weapon] }),
  ],
  [/^Weapons, one a side: (.+)$/, ([, both = '']) => ({ weapons: both.split(' / ') })],
  [/^Expend on use$/, () => ({ use: 'expend' })],
  [/^The unit's rank counts as (\w+)$/, ([, rank = '']) => ({ rank })],
  [
    /^From army building on, the unit's affiliation is (.+)$/,
    ([, name = '']) => ({ affiliation: name.toLowerCase() }),
  ],
  [
    /^Defence die becomes red in place of white; any defence surge conversion is lost$/,
    () => ({ defence: 'red, no surge' }),
  ],
  [/^Cohesion reaches R1 instead of R½$/, () => ({ cohesion: 'R1' })],
  [/^Deploying and orders through Transport barred$/, () => ({ transport: 'barred' })],
  [
    /^Deploying and orders through Transport barred unless of like affiliation$/,
    () => ({ transport: 'own' }),
  ],
  [/^Friendly units may issue it orders whatever their affiliation$/, () => ({ orders: 'anybody' })],
  [/^Only commanders may issue it orders$/, () => ({ orders: 'commanders' })],
  [/^At least 1 (\w+) upgrade must be equipped$/, ([, mustFill = '']) => ({ mustFill })],
  [/^(.+) may equip it without a \w+ slot$/, ([, slotless = '']) => ({ slotless })],
  [
    /^Costs (\d) points less if (.+) is in the army$/,
    ([, by = '', unit = '']) => ({ cheaper: `${unit} ${by}` }),
  ],
  [/^Restriction: (.+)$/, ([, restriction = '']) => ({ restriction })],
]

const stays = /^(All this holds when they are lost|The keyword stays if this miniature is defeated)$/

/** An entry with its id, and what it gives; not whole: it has an effect, too, that figures do not tell. */
export interface Entry {
  readonly hq: string
  readonly gift: Gift
  readonly isWhole: boolean
}

const line = /^- \[LG2-UPG-([A-Za-z]{2})\] \{card\} .+ \((\d+), ([a-z ]+)\): (.+)\.$/

export function upgradeEntries(): Entry[] {
  const ledger = readFileSync(new URL('../rules/2024-cards.md', import.meta.url), 'utf8')
  return ledger.split('\n').flatMap((text): Entry[] => {
    const [, hq = '', points, slot = '', effects = ''] = line.exec(text) ?? []
    if (hq === '') return []
    const { restriction, ...said } = factsIn(effects)
    const carriers = restriction === undefined ? null : carriersIn(restriction, slot)
    const gift = { ...nothing, ...said, points: Number(points), slot, carriers }
    return [{ hq, gift, isWhole: told(effects).every((sentence) => factIn(sentence) !== null) }]
  })
}

function told(effects: string): string[] {
  return effects.split('. ')
}

function factIn(sentence: string): Part | null {
  if (stays.test(sentence)) return {}
  const [pattern, read] = sentences.find(([one]) => one.test(sentence)) ?? []
  return read?.(pattern?.exec(sentence) ?? []) ?? null
}

function factsIn(effects: string): Part {
  const so: Part = Object.assign({}, ...told(effects).map(factIn))
  // What no miniature brought is not lost with one.
  const isKept = so.minis === undefined || told(effects).some((sentence) => stays.test(sentence))
  return { ...so, kept: isKept ? (so.keywords ?? []) : [] }
}
