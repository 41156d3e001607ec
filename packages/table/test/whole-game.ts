import { botsOf, placeAt } from '@sandtable/bots'
import { games } from '@sandtable/games'
import { botAnswers, botToAnswer } from '@sandtable/keeper/bots'
import { onlyAnswer } from '@sandtable/keeper/moves'
import { setupFor } from '@sandtable/keeper/quick'
import { openMatch, questionFor, randomFrom, submit } from '@sandtable/kernel'

/** Steps at which a token is spent by choosing its dice. */
const tokensForDice: readonly string[] = ['spend an aim token', 'spend an observation token']

/**
 * A quick battle of Legion against steady, by somebody who decides as steady does: how often that person is asked, and
 * what it presses. A move is one gesture with the action, and with the choice of the unit before it; of several that are
 * chosen, each is a press and *done* another, but the best dice are one.
 */
export function wholeBattle(seed: string) {
  const game = games.find(({ id }) => id === 'legion')
  const steady = game && botsOf(game).find(({ id }) => id === 'steady')
  if (game === undefined || steady === undefined) throw new Error('no Legion')
  const match = openMatch(game, setupFor(game, { game: 'legion', seed }), seed)
  const [own = ''] = match.state.seats
  const players = Object.fromEntries(
    match.state.seats.map((seat) => [seat, seat === own ? 'person' : 'steady']),
  )
  const table = { match, players, watched: false, past: null, lesson: null } as Parameters<
    typeof onlyAnswer
  >[0]
  const asked: Record<string, number> = {}
  let [presses, before] = [0, '']
  while (match.state.over === null) {
    const obvious = onlyAnswer(table)
    const bot = botToAnswer(table)
    const question = questionFor(match.state, own)
    if (obvious !== null) submit(match, obvious)
    else if (bot !== undefined) botAnswers(table, bot)
    else if (question === null) throw new Error('nobody is asked')
    else {
      const answer = steady.choose(placeAt(match.state, own), randomFrom(`${seed} ${match.state.decision}`))
      const { step } = question
      asked[step] = (asked[step] ?? 0) + 1
      const isLed =
        (step === 'lay the tool' && before === 'act move') ||
        (step === 'act' && answer === 'move' && before.startsWith('choose a unit'))
      // Of dice the best are chosen by one press.
      const isSeveral =
        Array.isArray(answer) && question.procedure !== 'reroll' && !tokensForDice.includes(step)
      presses += isLed ? 0 : isSeveral ? answer.length + 1 : 1
      before = `${step} ${typeof answer === 'string' ? answer : ''}`
      submit(match, { seat: own, answer })
    }
  }
  return { presses, asked }
}
