import {
  awaited,
  hashOf,
  mayBePassed,
  type Plain,
  questionFor,
  randomFrom,
  type Seat,
  sampleFor,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { findsWhatIsPlanted, heardApart, leaksAt, stage } from './overheard.ts'

test('Imperial Assault: another deck in the same hands, and nobody else hears a different byte', async () => {
  const { assault } = await import('@sandtable/assault')
  const force = assault.lobby?.forces[0]?.force as { command: string[] }
  const other = { ...force, command: force.command.toReversed() }
  const rivals = JSON.stringify(assault.lobby?.forces.at(-1)?.force)
  const own = [...new Set(force.command)].filter((card) => card.includes('-') && !rivals.includes(card))
  const [one, two] = [
    await stage('assault', { force: force as never }),
    await stage('assault', { force: other as never }),
  ]
  const answers: [Seat, Plain][] = []
  const random = randomFrom('somebody')
  for (let moves = 0; moves < 60; moves++) {
    const { state } = await one.stored()
    const [seat] = awaited(state)
    if (seat === undefined || state.over !== null) break
    const question = questionFor(state, seat)
    if (question === null) break
    // What speaks of a card in that hand could not be done in the other world.
    const isOpen = (given: Plain) => !force.command.some((card) => JSON.stringify(given).includes(card))
    const options = question.options?.filter(isOpen) ?? []
    const given = mayBePassed(question)
      ? 'pass'
      : (options[random.a++ % Math.max(1, options.length)] ?? sampleFor(state, seat, random))
    if (!isOpen(given)) break
    answers.push([seat, given])
    await one.answer(seat, given)
  }
  for (const [seat, given] of answers) await two.answer(seat, given)
  expect(answers.length).toBeGreaterThan(50)
  expect(one.heard.first).not.toEqual(two.heard.first)
  expect(heardApart(one, two)).toEqual([])
  expect(await leaksAt(one, own)).toEqual([])
  await findsWhatIsPlanted(one, two)
  await Promise.all([one.house.close(), two.house.close()])
})

test.each([
  ['drill', {}],
  ['xwing', {}],
  ['legion', {}],
  // A squad equips itself before anybody else sees anything of it.
  ['apex', { start: 'equip' }],
])(
  '%s: whatever one chooses in secret, the others hear the same until all have chosen',
  async (id, terms) => {
    const [one, two] = [await stage(id, { terms }), await stage(id, { terms })]
    for (let moves = 0; ; moves++) {
      expect(moves).toBeLessThan(200)
      const { state } = await one.stored()
      const asked = state.asking?.asked ?? []
      if (id === 'apex' || (asked.length > 1 && state.asking?.any === false)) break
      const [seat = ''] = awaited(state)
      const given = sampleFor(state, seat, randomFrom(`${moves}`))
      await one.answer(seat, given)
      await two.answer(seat, given)
    }
    const { state } = await one.stored()
    const samples = Array.from({ length: 20 }, (_, at) => sampleFor(state, one.mine, randomFrom(`${at}`)))
    // To be done with it is no secret.
    const choices = samples.filter((choice) => choice !== 'sensibly' && choice !== 'done')
    const [left] = choices
    const right = choices.find((choice) => hashOf(choice) !== hashOf(left))
    if (left === undefined || right === undefined) throw new Error('there is no choice')
    await one.answer(one.mine, left)
    await two.answer(two.mine, right)
    for (const { second, table, theirs } of [one, two]) await second.call('hint', { table, seat: theirs })
    expect(heardApart(one, two)).toEqual([])
    expect(await leaksAt(one)).toEqual([])
    await findsWhatIsPlanted(one, two)
    await Promise.all([one.house.close(), two.house.close()])
  },
)
