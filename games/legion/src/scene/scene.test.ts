import {
  type Area,
  answer,
  type Choice,
  type Die,
  inPlay,
  type Line,
  look,
  onlyAnswerOf,
  type Piece,
  type Plain,
  type Question,
  questionFor,
  type Thing,
  type Zone,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import type { LState } from '../state.ts'
import { scene } from './index.ts'

const thingsOf = (s: LState, seat: string | null = 'gold') => scene(look(s, seat)).things
const named = <T extends Thing>(things: readonly Thing[], id: string) =>
  things.find((one) => one.id === id) as T

const droids = { card: 'b1-battle-droids', at: [300, 400] }
const clones = { card: 'clone-trooper-infantry', at: [600, 400] }

test('[LG2-UNIT-002] a unit is its leader and those that follow it; names, numbers and tokens are the leader’s', () => {
  const s = begin({ gold: { droids: { ...droids, tokens: { aim: 2 } } }, silver: { clones } })
  const pieces = thingsOf(s).filter((one): one is Piece => one.type === 'piece' && one.seat === 'gold')
  const [leader, ...others] = pieces
  expect(leader).toMatchObject({ id: 'droids', label: { en: 'B1 Battle Droids' }, look: 'droid' })
  expect(leader?.figures.map(({ name, value, of }) => [name, value, of])).toEqual([
    ['health', 6, 6],
    ['courage', 1, undefined],
    ['speed', 2, undefined],
  ])
  expect(leader?.badges.map(({ name, count }) => [name, count])).toContainEqual(['aim', 2])
  expect(others).toHaveLength(5)
  for (const one of others) expect(one).toMatchObject({ follows: 'droids', figures: [], badges: [] })
})

test('two units of one name are told apart, on whichever side they are', () => {
  const s = begin({ gold: { one: droids }, silver: { two: { ...droids, at: [900, 400] } } })
  const labels = thingsOf(s).flatMap((one) => (one.type === 'piece' ? (one.label?.en ?? []) : []))
  expect(labels).toEqual(['B1 Battle Droids 1', 'B1 Battle Droids 2'])
})

test('terrain is drawn as high as it is, and whoever stands on it stands on that level', () => {
  const s = begin({
    gold: { droids: { ...droids, left: 1 } },
    silver: { clones },
    terrain: [
      { kind: 'house', at: [300, 400] },
      { kind: 'wood', at: [900, 400] },
    ],
  })
  const things = thingsOf(s)
  const house = things.find((one): one is Area => one.type === 'area' && one.kind === 'ground-house')
  expect(house).toMatchObject({ label: { en: 'House', de: 'Haus' }, about: 'terrain:house', rises: 100 })
  const wood = things.find((one): one is Area => one.type === 'area' && one.kind === 'ground-wood')
  expect(wood?.rises).toBeUndefined()
  expect(named<Piece>(things, 'droids').level).toBe(100)
  expect(named<Piece>(things, 'clones').level).toBeUndefined()
})

test('[LG2-GEN-003] miniatures, tokens and terrain are on the battlefield', () => {
  const s = begin({
    gold: { droids: { ...droids, left: 1 } },
    silver: { clones: { ...clones, left: 1 } },
    terrain: [{ kind: 'house', at: [900, 700] }],
    objectives: { post: { kind: 'poi', at: [900, 400] } },
  })
  const ids = thingsOf(s).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['droids', 'clones', 'post']))
  expect(ids.some((id) => id.startsWith('house-1'))).toBe(true)
})

test('[LG2-TOKEN-008] a panicked unit is marked as such', () => {
  const with1 = (suppression: number) =>
    begin({ gold: { clones: { ...clones, tokens: { suppression } } }, silver: { droids } })
  const marks = (s: LState) => named<Piece>(thingsOf(s), 'clones').badges.map(({ name }) => name)
  expect(marks(with1(3))).not.toContain('panicked')
  expect(marks(with1(4))).toContain('panicked')
})

test('units that are not deployed wait aside, those that are defeated are gone', () => {
  const s = begin({
    gold: { droids: { ...droids, undeployed: true }, more: { ...droids, at: [200, 200] } },
    silver: { clones },
  })
  expect(scene(look(s, 'gold')).aside?.map(({ id }) => id)).toEqual(['droids'])
  const more = s.table.units.find(({ id }) => id === 'more')
  if (more !== undefined) more.minis = []
  expect(scene(look(s, 'gold')).gone?.map(({ id }) => id)).toEqual(['more'])
})

test('the attacker sees whom it may declare, and what obscures each miniature', () => {
  const table = {
    gold: { droids: { ...droids, left: 1, order: 'up' } },
    silver: {
      clones: {
        card: 'clone-trooper-infantry',
        left: 2,
        minis: [
          [600, 400],
          [600, 520],
        ],
      },
    },
    terrain: [{ kind: 'barricade', at: [570, 400], facing: 90 }],
  }
  const s = begin(table, [
    ['gold', 'droids'],
    ['gold', 'attack'],
  ])
  const lines = thingsOf(s).filter((one): one is Line => one.type === 'line')
  expect(lines.map(({ kind, ends, blocked }) => [kind, ends, blocked])).toEqual([
    ['shot', ['droids', 'clones'], []],
    ['sight-blocked', ['droids', 'clones'], ['barricade-1/1']],
    ['sight', ['droids', 'clones'], []],
  ])
  expect(lines[0]?.label?.en).toBe('Range 2 · 1/2 obscured: heavy cover')
  expect(lines[1]?.label?.de).toBe('Verborgen durch Barrikade')
})

test('[LG1-COVER-005] lines of attack tell the cover by the line between the middles', () => {
  const s = begin(
    {
      edition: '2018',
      gold: { troops: { card: '2018-stormtroopers', at: [300, 400], left: 1 } },
      // A wood far from the defender, which hides nobody in the other edition.
      silver: { rebels: { card: '2018-rebel-troopers', at: [700, 400], left: 1 } },
      terrain: [{ kind: 'barricade', at: [450, 400], facing: 90 }],
    },
    [
      ['gold', 'troops'],
      ['gold', 'attack'],
    ],
  )
  const lines = thingsOf(s).filter((one): one is Line => one.type === 'line')
  expect(lines[0]?.label?.en).toBe('Range 3 · 1/1 obscured: heavy cover')
})

test('[LG2-ATK-012] one press forms the usual pool; a miniature that is pressed chooses a weapon of its own', () => {
  const at = [
    [300, 400],
    [300, 430],
    [300, 370],
  ]
  const silver = { clones: { card: 'clone-trooper-infantry', at: [500, 400], left: 2 } }
  const attackWith = (card: string, ...more: [string, Plain][]) =>
    begin({ gold: { own: { card, minis: at, left: 3, order: 'up' } }, silver }, [
      ['gold', 'own'],
      ['gold', 'attack'],
      ['gold', 'clones'],
      ...more,
    ])
  // With one weapon each there is nothing to choose.
  const rifles = { kind: 'ranged', weapons: ['E-11 Blaster Rifle'] }
  expect(onlyAnswerOf(attackWith('snowtroopers'), 'gold')).toEqual(rifles)
  const two = attackWith('imperial-death-troopers')
  expect(onlyAnswerOf(two, 'gold')).toBeUndefined()
  const choices = thingsOf(two).filter((one): one is Choice => one.type === 'choice')
  expect(choices.map(({ label, usual = false }) => [label?.en, usual])).toEqual([
    ['SE-14r Light Blaster', true],
    ['E-11D Blaster Rifle', false],
    ['Each miniature its own weapon', false],
  ])
  const follower = thingsOf(attackWith('imperial-death-troopers', ['gold', 'each its own'])).find(
    (one): one is Piece => one.type === 'piece' && one.follows === 'own',
  )
  expect(follower?.answers).toEqual([
    { mini: 'own/2', weapon: 'SE-14r Light Blaster', card: null, kind: 'ranged' },
    { mini: 'own/2', weapon: 'E-11D Blaster Rifle', card: null, kind: 'ranged' },
  ])
})

test('a hand is its own player’s alone', () => {
  const s = begin({
    gold: { droids },
    silver: { clones },
    hands: { gold: ['ambush', 'push'], silver: ['assault'] },
  })
  const hand = (seat: string | null) =>
    thingsOf(s, seat).flatMap((one) => (one.type === 'card' && one.kind === 'hand' ? [one.about] : []))
  expect(hand('gold')).toEqual(['command:ambush', 'command:push'])
  expect(hand('silver')).toEqual(['command:assault'])
  expect(hand(null)).toEqual([])
})

test('tokens that lie on a command card are told beside the table', () => {
  const s = begin({ gold: { droids }, silver: { clones }, played: { gold: 'tactical-download' } })
  const lying = () =>
    scene(look(s, 'silver')).facts.flatMap(({ label, value }) =>
      label.en === 'Tokens on the command card' ? [value] : [],
    )
  expect(lying()).toEqual([])
  for (const { vars } of inPlay(s, { card: 'command:tactical-download' }))
    Object.assign(vars, { aim: 3, dodge: 1 })
  expect(lying()).toEqual([{ en: '3 aim tokens, 1 dodge token', de: '3 Zielmarker, 1 Ausweichmarker' }])
})

/** The droids have rolled their attack dice. */
function rolled(gold: object): LState {
  const s = begin({ gold: { droids: gold }, silver: { clones } }, [
    ['gold', 'droids'],
    ['gold', 'attack'],
    ['gold', 'clones'],
  ])
  answer(s, 'gold', questionFor(s, 'gold')?.options?.[0] ?? null)
  return s
}

/** What the attack dice stand for. */
function attackDice(s: LState): readonly Die[] {
  return thingsOf(s).filter((one): one is Die => one.type === 'die' && one.id.startsWith('attack'))
}

test('[LG2-ATK-031] an aim token is spent by choosing dice where they lie, and beside them only where it is good for more', () => {
  const aiming = { ...droids, left: 3, tokens: { aim: 1 } }
  const s = rolled(aiming)
  expect(attackDice(s).map(({ choice }) => choice)).toEqual([0, 1, 2])
  expect(thingsOf(s).some(({ type }) => type === 'choice')).toBe(false)
  const more = rolled({ ...aiming, gains: [{ id: 'swashbuckler' }] })
  const choices = thingsOf(more).filter((one): one is Choice => one.type === 'choice')
  expect(choices.map(({ label, answers }) => [label.en, answers])).toEqual([['Spend it, reroll none', [[]]]])
})

test('[LG2-KW-162] a die that is turned is chosen where it lies', () => {
  const marksmen = { ...droids, left: 6, tokens: { aim: 1 }, gains: [{ id: 'marksman' }] }
  const s = rolled(marksmen)
  answer(s, 'gold', 'pass')
  const use = thingsOf(s).find((one): one is Choice => one.type === 'choice' && one.label.en === 'Marksman')
  answer(s, 'gold', use?.answers[0] ?? null)
  const dice = attackDice(s)
  expect(dice.length).toBe(6)
  for (const { face, answers } of dice)
    expect(answers).toEqual(face === 'blank' || face === 'hit' ? [face] : undefined)
  expect(dice.some(({ answers }) => answers !== undefined)).toBe(true)
})

test('[LG2-WKW-059] [LG1-DISP-009] where no place is pressed for each miniature, there is a button that does without', () => {
  const seen = look(begin({ gold: { droids }, silver: { clones } }), 'gold')
  const offered = (step: string, space: Plain) => {
    const question = { ...(seen.question as Question), step, options: null, space }
    return scene({ ...seen, question }).things.flatMap((one) =>
      one.type === 'choice' ? [one.answers[0]] : [],
    )
  }
  expect(offered('move its miniatures', { scatter: { unit: 'clones' } })).toEqual(['stay'])
  // Who is brought in by a move that it is given need not come.
  const entering = { unit: 'clones', speed: 1, enters: true, notched: false, compulsory: false }
  expect(offered('lay the tool', { move: entering })).toEqual([])
  expect(offered('lay the tool', { move: { ...entering, given: true } })).toEqual(['stay'])
  expect(offered('put back the displaced', { scatter: { unit: 'droids' } })).toEqual(['anywhere'])
  expect(offered('put back the displaced', { placed: { unit: 'droids' } })).toEqual(['anywhere'])
})

test('[LG1-DISP-007] whom a vehicle drove over is put back by hand or wherever there is room', () => {
  const table = {
    edition: '2018',
    gold: { walker: { card: '2018-at-st', at: [900, 300] } },
    silver: {
      one: {
        card: '2018-rebel-troopers',
        minis: [
          [850, 430],
          [850, 460],
        ],
        left: 2,
      },
      two: {
        card: '2018-rebel-troopers',
        minis: [
          [950, 430],
          [950, 460],
        ],
        left: 2,
      },
    },
  }
  const s = begin(table, [
    ['gold', 'walker'],
    ['gold', 'move'],
    ['gold', { way: 'forward', speed: 2, turn: 0, bend: 0 }],
  ])
  const buttons = () => thingsOf(s, 'silver').flatMap((one) => (one.type === 'choice' ? one.answers : []))
  const led = () =>
    thingsOf(s, 'silver').flatMap((one) => (one.type === 'steer' ? [[one.of, ...one.followers]] : []))
  // The leaders first, each of which is led to its place, then those that follow them.
  for (const now of [['one'], ['two'], ['one', 'one/2'], ['two', 'two/2']]) {
    expect(led()).toEqual([now])
    expect(buttons()).toEqual(['anywhere'])
    expect(answer(s, 'silver', 'anywhere')).toBeNull()
  }
  expect(questionFor(s, 'gold')?.step).toBe('act')
})

test('[LG1-TSET-002] of the terrain that is left a piece of each kind may be laid, or the next one wherever there is room', () => {
  const table = {
    edition: '2018',
    aside: ['tower', 'wood', 'tower', 'wood'],
    gold: { troops: { card: '2018-stormtroopers', undeployed: true } },
    silver: { rebels: { card: '2018-rebel-troopers', undeployed: true } },
  }
  const s = begin(table, [], 'set-up')
  const drops = () => thingsOf(s, 'silver').flatMap((one) => (one.type === 'zone' ? one.drops : []))
  expect(drops().map(({ gives, label }) => [gives, label.en])).toEqual([
    [{ kind: 'tower' }, 'Tower with a balcony'],
    [{ kind: 'wood' }, 'Wood'],
  ])
  // All of it, with both of its parts.
  expect(drops()[0]?.outline).toEqual([-75, -70, 75, -70, 75, 70, -75, 70])
  expect(thingsOf(s, 'silver').flatMap((one) => (one.type === 'choice' ? one.answers : []))).toEqual([
    'anywhere',
  ])
  expect(answer(s, 'silver', { kind: 'tower', x: 300, y: 300, facing: 0 })).toBeNull()
  // The first that is left now is a wood.
  expect(answer(s, 'gold', 'anywhere')).toBeNull()
  expect(drops().map(({ gives }) => gives)).toEqual([{ kind: 'tower' }, { kind: 'wood' }])
})

test('a card that several units could use goes by the unit, and tokens by their number and name', () => {
  const guards = { card: 'rebel-troopers', left: 2, order: 'down', gains: [{ id: 'guardian', x: 1 }] }
  const silver = {
    clones: { ...clones, tokens: { dodge: 2 } },
    one: { ...guards, at: [620, 480] },
    two: { ...guards, at: [620, 320] },
  }
  const seen = look(begin({ gold: { droids }, silver }), 'silver')
  const named = (question: Partial<Question>) =>
    scene({
      ...seen,
      question: {
        procedure: '',
        rule: null,
        about: null,
        space: null,
        seat: 'silver',
        step: '',
        options: null,
        ...question,
      },
    }).things.flatMap((one) => (one.type === 'choice' ? [one.label.en] : []))
  expect(named({ step: 'spend dodge tokens', options: [0, 1, 2] })).toEqual([
    'None',
    '1 dodge token',
    '2 dodge tokens',
  ])
  const uses = Object.values(seen.table.inPlay.effects)
    .filter(({ card }) => card === 'keyword:guardian')
    .map(({ id, card }) => ({ use: id, card }))
  expect(named({ step: 'use an ability', options: [...uses, 'pass'] })).toEqual([
    'Guardian: Rebel Troopers 1',
    'Guardian: Rebel Troopers 2',
    'Pass',
  ])
  expect(named({ step: 'use an ability', options: [...uses.slice(0, 1), 'pass'] })).toEqual([
    'Guardian',
    'Pass',
  ])
})

test('[LG1-SETUP-014] the rows of battle cards lie open, the one that would count first, and each can be read before it goes', () => {
  const troops = { card: '2018-stormtroopers', at: [300, 400] }
  const seen = look(
    begin({ edition: '2018', gold: { troops }, silver: { rebels: { ...troops, at: [900, 400] } } }, []),
    'gold',
  )
  const rows = { condition: ['2018-clear-conditions', '2018-limited-visibility'] }
  const question = {
    ...(seen.question as Question),
    step: 'eliminate a battle card',
    options: ['condition', 'pass'],
  }
  const { things, facts } = scene({ ...seen, table: { ...seen.table, rows }, question })
  expect(things.flatMap((one) => (one.type === 'choice' ? [one.about] : []))).toEqual([
    'battle:2018-clear-conditions',
    undefined,
  ])
  expect(facts.map(({ value }) => (typeof value === 'object' ? value.en : value))).toContain(
    'Clear Conditions › Limited Visibility',
  )
})

test('[LG2-OBJ-012] [LG2-KW-280] what is to be placed waits where it may lie: near who drops it, or in the own territory', () => {
  const table = { gold: { droids }, silver: { clones }, mission: { primary: 'bunker-assault' }, blue: 'gold' }
  const seen = look(begin(table), 'gold')
  const zoneFor = (space: Plain) => {
    const question = { ...(seen.question as Question), options: null, space }
    return scene({ ...seen, question }).things.find((one): one is Zone => one.type === 'zone')?.form
  }
  expect(zoneFor({ placed: { unit: 'droids', where: 'territory' } })).toMatchObject({ type: 'polygon' })
  expect(zoneFor({ placed: { unit: 'droids', where: 'territory' } })).not.toEqual(
    zoneFor({ placed: { unit: 'droids', where: 'away from enemies' } }),
  )
})
