import { parseArgs } from 'node:util'
import { apex } from '@sandtable/apex'
import { playOut } from '@sandtable/bots'
import { type Bot, type Place, pickOne, type Random, randomFrom } from '@sandtable/kernel'

/**
 * How even Apex is between two steady bots: by board and mode, legend, weapon card, and how often each action card is
 * played. `node bench/dist/balance.js --games 300 --seed spring`; `--random` equips legends by chance, so that every
 * weapon card comes to be used.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'balance' },
    random: { type: 'boolean', default: false },
  },
})

interface Share {
  won: number
  of: number
}

const shares: Record<string, Map<string, Share>> = {}
const played = new Map<string, number>()
let stuck = 0

function count(heading: string, what: string, won: number): void {
  shares[heading] ??= new Map()
  const share = shares[heading].get(what) ?? { won: 0, of: 0 }
  shares[heading].set(what, { won: share.won + won, of: share.of + 1 })
}

function steady(): Bot {
  const bot = apex.bots?.find((one) => one.id === 'steady') as Bot
  return values.random ? { ...bot, choose: (place, random) => equipping(bot, place, random) } : bot
}

/** Weapons by chance, the rest sensibly. */
function equipping(bot: Bot, place: Place, random: Random) {
  const options = place.question.step === 'equip' ? (place.question.options ?? []) : []
  const weapons = options.filter((one) => typeof one === 'object' && one !== null && 'equip' in one)
  return weapons.length > 0 ? pickOne(random, weapons) : bot.choose(place, random)
}

for (let number = 0; number < Number(values.games); number++) {
  const seed = `${values.seed}/${number}`
  const usual = apex.randomSetup(randomFrom(seed))
  const setup = values.random ? { ...usual, start: 'equip' as const } : usual
  const bot = steady()
  const arms = new Map<string, readonly string[]>()
  const hasted: string[] = []
  let end: (() => void) | null = null
  const { outcome, problem } = playOut(apex, {
    seed,
    setup,
    bots: Object.fromEntries(apex.seats(setup).map((seat) => [seat, bot])),
    noting: (goOn) => {
      const s = goOn()
      for (const entry of s.news) {
        if (entry.type === 'equipped') arms.set(String(entry.legend), entry.weapons as readonly string[])
        if (entry.type === 'haste') hasted.push(String(entry.card))
      }
      end = () => {
        const winner = s.over?.winner ?? null
        const wonBy = (squad: string) => (winner === null ? 0.5 : winner === squad ? 1 : 0)
        count('red, by board and mode', `${setup.board} ${setup.size}v${setup.size}`, wonBy('red'))
        count('red, by mode', `${setup.size}v${setup.size}`, wonBy('red'))
        count('red, by way of ending', s.over?.reason ?? '', wonBy('red'))
        for (const { id, squad, discard } of s.table.legends) {
          count('legends', id, wonBy(squad))
          count('legends by mode', `${id} ${setup.size}v${setup.size}`, wonBy(squad))
          for (const card of arms.get(id) ?? []) count('weapon cards', card, wonBy(squad))
          for (const card of discard) played.set(card, (played.get(card) ?? 0) + 1)
        }
      }
      return s
    },
  })
  for (const card of hasted) played.set(card, (played.get(card) ?? 0) - 1)
  if (outcome === null) {
    stuck++
    console.error(`game ${number}: ${problem}`)
  } else (end as (() => void) | null)?.()
}

for (const [heading, found] of Object.entries(shares)) {
  console.log(heading)
  for (const [what, { won, of }] of [...found].sort(([, a], [, b]) => a.won / a.of - b.won / b.of))
    console.log(
      `  ${what.padEnd(28)} ${((100 * won) / of).toFixed(1).padStart(5)} ± ${(50 / Math.sqrt(of)).toFixed(1)} of ${of}`,
    )
}
console.log('action cards, how often played for what they say')
console.log(
  `  ${[...played]
    .sort(([, a], [, b]) => a - b)
    .map(([card, times]) => `${card} ${times}`)
    .join(', ')}`,
)
if (stuck > 0) process.exitCode = 1
