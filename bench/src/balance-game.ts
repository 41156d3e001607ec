import { apex } from '@sandtable/apex'
import { playOut } from '@sandtable/bots'
import { type Bot, type Place, pickOne, type Random, randomFrom } from '@sandtable/kernel'

type ApexSetup = ReturnType<typeof apex.randomSetup>

/** What is played to see how even Apex is. */
export interface BalanceGame {
  readonly seed: string
  /** Weapons by chance. */
  readonly random: boolean
  readonly board?: string
  readonly size?: number
}

export interface Played {
  readonly number: number
  readonly problem: string | null
  readonly board: string
  readonly size: number
  readonly winner: string | null
  readonly reason: string
  readonly legends: readonly {
    readonly id: string
    readonly squad: string
    /** The cards that it was equipped with. */
    readonly weapons: readonly string[]
    /** How often it used which card and ability, for what it says. */
    readonly used: Readonly<Record<string, number>>
  }[]
}

/**
 * Boards and modes come in turn, equally often. Two games that follow each other on one have the same setup with the
 * legends on the other sides, so that a side cannot look good by its legends, nor a legend by its side.
 */
export function playBalance({ seed, random, board, size }: BalanceGame, number: number): Played {
  const kinds = ([2, 3] as const)
    .filter((one) => size === undefined || one === size)
    .flatMap((one) => boards.map((name) => ({ board: name, size: one })))
    .filter((one) => board === undefined || one.board === board)
  const kind = kinds[number % kinds.length] ?? { board: '', size: 2 }
  const turn = Math.floor(number / kinds.length)
  const usual = setupFor(kind, randomFrom(`${seed} ${kind.board} ${kind.size} ${turn >> 1}`))
  const turned = turn % 2 === 0 ? usual : changingSides(usual)
  const setup: ApexSetup = random ? { ...turned, start: 'equip' } : turned
  const bot = random ? armedByChance : steady
  const weapons = new Map<string, readonly string[]>()
  const used: Record<string, Record<string, number>> = {}
  const use = (legend: unknown, card: unknown) => {
    used[String(legend)] ??= {}
    const cards = used[String(legend)] as Record<string, number>
    cards[String(card)] = (cards[String(card)] ?? 0) + 1
  }
  let legends: Played['legends'] = []
  const { outcome, problem } = playOut(apex, {
    seed: `${seed}/${number}`,
    setup,
    bots: Object.fromEntries(apex.seats(setup).map((seat) => [seat, bot])),
    noting: (goOn) => {
      const s = goOn()
      for (const entry of s.news) {
        if (entry.type === 'equipped')
          weapons.set(String(entry.legend), entry.weapons as unknown as readonly string[])
        if (entry.type === 'plays card') use(entry.legend, entry.card)
        if (entry.type === 'used') use(entry.on, entry.card)
        if (entry.type === 'uses ability') use(entry.legend, entry.ability)
      }
      if (s.over !== null)
        legends = s.table.legends.map(({ id, squad }) => ({
          id,
          squad,
          weapons: weapons.get(id) ?? [],
          used: used[id] ?? {},
        }))
      return s
    },
  })
  return {
    number,
    problem,
    ...kind,
    winner: outcome?.winner ?? null,
    reason: outcome?.reason ?? '',
    legends,
  }
}

const boards = (apex.lobby?.boards ?? []).map(({ id }) => id)

function setupFor(
  { board, size }: { readonly board: string; readonly size: number },
  random: Random,
): ApexSetup {
  for (;;) {
    const setup = apex.randomSetup(random)
    if (setup.board === board && setup.size === size) return setup
  }
}

function changingSides({ squads: { red, blue }, ...setup }: ApexSetup): ApexSetup {
  return {
    ...setup,
    squads: { red: { ...red, legends: blue.legends }, blue: { ...blue, legends: red.legends } },
  }
}

const steady = apex.bots?.find((one) => one.id === 'steady') as Bot

/** Weapons by chance, the rest sensibly. */
const armedByChance: Bot = {
  ...steady,
  choose: (place: Place, random) => {
    const options = place.question.step === 'equip' ? (place.question.options ?? []) : []
    const weapons = options.filter((one) => typeof one === 'object' && one !== null && 'equip' in one)
    return weapons.length > 0 ? pickOne(random, weapons) : steady.choose(place, random)
  },
}
