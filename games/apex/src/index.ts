import { defineGame, type Game } from '@sandtable/kernel'
import { easy, steady } from './bot/index.ts'
import { cardCount, cards } from './cards/index.ts'
import { checkTable } from './check-table.ts'
import { events } from './events.ts'
import { game, squadOnTurn } from './flow/game.ts'
import { procedures } from './flow/index.ts'
import { lobby } from './lobby.ts'
import { odds, weighs } from './odds/answer-odds.ts'
import { referee } from './scenario/referee.ts'
import { scene } from './scene/index.ts'
import { looks } from './scene/looks.ts'
import { checkSetup, lay, randomSetup, seats, teams } from './setup.ts'
import { rulesOfCard, sheet } from './sheet/index.ts'
import { type Apex, otherSquad, seatsOfSquad } from './state.ts'
import { tools } from './tools/index.ts'
import { scramble, view } from './view.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'

export const apex: Game<Apex> = defineGame<Apex>({
  id: 'apex',
  version: '7',
  name: { en: 'Apex Legends: The Board Game', de: 'Apex Legends: Das Brettspiel' },
  checkSetup,
  randomSetup,
  seats,
  teams,
  lay,
  main: game,
  procedures,
  cards,
  events,
  // The squad on turn first (OPEN-29).
  order: (s) => {
    const squad = squadOnTurn(s) ?? 'red'
    return [...seatsOfSquad(s, squad), ...seatsOfSquad(s, otherSquad(squad))]
  },
  view,
  scramble,
  checkTable,
  scene,
  looks,
  tools,
  sheet,
  rulesOfCard,
  cardCount,
  lobby,
  phrases: { en, de },
  odds,
  weighs,
  bots: [easy, steady],
  referee,
})
