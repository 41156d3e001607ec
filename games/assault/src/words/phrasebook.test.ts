import {
  applyAnswer,
  awaited,
  type Entry,
  languages,
  look,
  type Plain,
  type Question,
  randomFrom,
  type Seen,
  sampleFor,
  start,
} from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { skirmishFigures } from '../army/cards.ts'
import { assault } from '../index.ts'
import { mapOf } from '../map/library.ts'
import { spaceNamed } from '../map/map.ts'
import type { Assault } from '../state.ts'
import type { AssaultView } from '../vocabulary/view.ts'
import { answerName } from './answers.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { abilitiesAt } from './moments.ts'
import { figureName, groupName, namesOfFigure, objectName } from './pieces.ts'
import { nameOfMoment } from './steps.ts'

const books = { en, de }

// Of a table, names need no more than this.
const table = {
  map: 'lothal-wastes',
  plan: null,
  mission: 'A',
  groups: [
    { id: 'gold-1', seat: 'gold', card: 'darth-vader' },
    { id: 'gold-2', seat: 'gold', card: 'stormtrooper' },
    { id: 'gold-3', seat: 'gold', card: 'stormtrooper-elite' },
    { id: 'gold-4', seat: 'gold', card: 'imperial-officer' },
    { id: 'silver-1', seat: 'silver', card: 'imperial-officer' },
    { id: 'squad', seat: 'silver', card: 'rebel-trooper' },
  ],
  figures: [
    { id: 'gold-1a', group: 'gold-1', card: 'darth-vader' },
    { id: 'gold-2b', group: 'gold-2', card: 'stormtrooper' },
    { id: 'silver-1a', group: 'silver-1', card: 'imperial-officer' },
    { id: 'squad-1', group: 'squad', card: 'rebel-trooper' },
  ],
  objects: [
    { id: 'door-1', kind: 'door', label: 'door' },
    { id: 'token-1', kind: 'token', label: 'critical position' },
    { id: 'token-2', kind: 'token', label: 'critical position' },
  ],
} as unknown as AssaultView

interface Moment {
  readonly entries: readonly Entry[]
  readonly seen: Seen<Assault>
}

/** Plays random games; what was told and asked on the way, as those who were asked saw it. */
function* playRandom(games: number, most: number): Generator<Moment> {
  for (let game = 0; game < games; game++) {
    const seed = `words ${game}`
    const random = randomFrom(seed)
    const s = start(assault, { setup: assault.randomSetup(random), seed })
    for (let i = 0; i < most && s.over === null; i++) {
      const [seat] = awaited(s)
      if (seat === undefined) break
      yield { entries: s.news, seen: look(s, seat) }
      applyAnswer(s, seat, sampleFor(s, seat, random))
    }
  }
}

describe('sentences', () => {
  test('dice, surges, tokens and conditions have their names', () => {
    const rolled = {
      type: 'rolled',
      attacker: 'gold-1a',
      target: 'silver-2',
      attack: [
        { colour: 'red', face: '2 damage 1 surge' },
        { colour: 'blue', face: '2 accuracy 1 damage' },
      ],
      defence: [{ colour: 'white', face: 'blank' }],
    }
    expect(en.entry(rolled)).toBe(
      'Gold 1a rolls red (2 damage, 1 surge), blue (2 accuracy, 1 damage); Silver 2 rolls white (blank).',
    )
    expect(de.entry(rolled)).toBe(
      'Gold 1a würfelt rot (2 Schaden, 1 Energie), blau (2 Zielsicherheit, 1 Schaden); Silber 2 würfelt weiß (Leerseite).',
    )
    const gives = { pierce: 2, damage: 1, conditions: ['stunned'], token: 'block' }
    expect(de.entry({ type: 'surge', attacker: 'gold-1a', key: 'printed 0', gives })).toBe(
      'Gold 1a gibt Energie aus: Durchschlagend 2, +1 Schaden, Betäubt, Kraftmarker „Blocken“.',
    )
    const named = { type: 'surge', attacker: 'gold-1a', key: 'squad-command', gives: {} }
    expect(en.entry(named)).toBe('Gold 1a spends surges: Squad Command.')
  })

  test('where somebody moves is named, if the map is at hand', () => {
    const moved = { type: 'move', figure: 'gold-1a', path: [1, 2] }
    expect(en.entry(moved)).toBe('Gold 1a moves by 2 spaces.')
    const { board } = mapOf('lothal-wastes')
    const place = spaceNamed(board, 'h21') ?? 0
    const there = { ...table, figures: [], groups: [] }
    expect(de.entry({ ...moved, path: [1, place] }, there)).toBe('Gold 1a bewegt sich nach h21.')
    expect(en.entry({ type: 'deployed', figure: 'gold-1a', stand: place }, there)).toBe(
      'Gold 1a is deployed on h21.',
    )
  })

  test('of several abilities on a card, the one that acts at the moment is named', () => {
    const used = { type: 'used', card: 'deployment:alliance-ranger', seat: 'gold', on: 'gold-1a' }
    expect(en.entry({ ...used, moment: 'reroll dice' })).toBe('Gold 1a uses Sniper (Reroll dice).')
    expect(en.entry({ ...used, moment: 'attack resolved' })).toBe('Gold 1a uses Guerrilla (Attack resolved).')
    expect(en.entry({ ...used, moment: 'end of round' })).toBe(
      'Gold 1a uses Alliance Ranger (End of the round).',
    )
    // Every name in the list is that of an ability.
    const known = new Set(skirmishFigures.flatMap((card) => card.abilities.map(({ id }) => id)))
    expect(
      Object.values(abilitiesAt)
        .flat()
        .filter((id) => !known.has(id)),
    ).toEqual([])
    expect(Object.keys(abilitiesAt).filter((moment) => nameOfMoment(moment) === null)).toEqual([])
  })
})

describe('names', () => {
  test('figures go by their cards, with the number of the group and a letter where several share a short name', () => {
    expect(figureName('gold-1a', table)).toEqual({ en: 'Darth Vader', de: 'Darth Vader' })
    expect(figureName('gold-2b', table)).toEqual({ en: 'Stormtrooper 1b', de: 'Sturmtruppen 1b' })
    expect(namesOfFigure('gold-2b', table).short).toEqual({ en: 'Trooper 1b', de: 'Sturmtr. 1b' })
    expect(groupName('gold-3', table).en).toBe('Stormtrooper (elite) 2')
    expect(figureName('silver-1a', table).de).toBe('Imperialer Offizier 2')
    expect(figureName('squad-1', table).en).toBe('Rebel Trooper 1a')
    expect(groupName('squad', table).en).toBe('Rebel Trooper')
    expect(figureName('silver-2c').de).toBe('Silber 2c')
  })

  test('things go by what the mission calls them, numbered where there are several', () => {
    expect(objectName('door-1', table).de).toBe('Tür')
    expect(objectName('token-2', table).en).toMatch(/2$/)
    expect(objectName('token-2', table).de).not.toMatch(/[Cc]ritical/)
    expect(objectName('terminal-2').de).toBe('Terminal 2')
  })
})

describe('answers', () => {
  test('kinds of answers', () => {
    const [{ seen } = { seen: null }] = playRandom(1, 1)
    if (seen === null) throw new Error('nobody was asked')
    const dice: AssaultView['dice'] = {
      attack: [{ colour: 'red', face: '3 damage' }],
      defence: [{ colour: 'black', face: '1 evade' }],
    }
    const table = { ...seen.table, dice }
    const say = (question: Partial<Question>, answer: Plain) =>
      answerName({ options: [], ...question } as Question, answer, table)
    expect(say({ step: 'choose dice to reroll' }, [0, 1])).toEqual({
      en: 'Red (3 damage) + black (1 evade)',
      de: 'Rot (3 Schaden) + schwarz (1 Vermeiden)',
    })
    expect(say({ step: 'choose dice to reroll' }, []).de).toBe('Nichts neu würfeln')
    expect(say({ step: 'act' }, { action: 'shed', condition: 'bleeding' }).de).toBe('Ablegen: Blutend')
    expect(say({ step: 'act' }, { action: 'special', effect: 1, ability: 'brutality', cost: 1 })).toEqual({
      en: 'Brutality (1 action)',
      de: 'Grausamkeit (1 Aktion)',
    })
    expect(say({ step: 'act' }, { command: 1, card: 'command:take-initiative', cost: 0 }).de).toBe(
      'Spielen: Initiative ergreifen',
    )
    expect(say({ step: 'declare target' }, 'none').en).toBe('Do not attack')
    expect(say({ step: 'choose', about: { choice: 'price' } }, 12).en).toBe('12')
    expect(say({ step: 'choose', about: { choice: 'what' } }, 'block token').de).toBe('Kraftmarker „Blocken“')
  })
})

describe('steps', () => {
  test('every reason why a game ends is told', () => {
    for (const reason of ['defeated', 'points', 'rounds', 'conceded']) {
      for (const language of languages) {
        const sentence = books[language].entry({ type: 'over', winner: 'gold', reason })
        expect(sentence).toContain(books[language].reason(reason) ?? 'nothing')
      }
    }
    expect(de.entry({ type: 'over', winner: 'silver', reason: 'rounds' })).toMatch(/^Silber gewinnt: mehr/)
  })
})
