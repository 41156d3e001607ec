import { defineGame, type Game } from '@sandtable/kernel'
import { steady } from './bot.ts'
import { guard } from './cards/guard.ts'
import { rallied, tricks } from './cards/tricks.ts'
import { checkTable } from './check-table.ts'
import { damage } from './damage.ts'
import { attack } from './flow/attack.ts'
import { game, round } from './flow/game.ts'
import { lobby } from './lobby.ts'
import { odds, weighs } from './odds/answer-odds.ts'
import { referee } from './scenario/referee.ts'
import { scene } from './scene/index.ts'
import { looks } from './scene/looks.ts'
import { checkSetup, lay, randomSetup, seats } from './setup.ts'
import { sheet } from './sheet.ts'
import { byInitiative, type Drill } from './state.ts'
import { account } from './tools/account.ts'
import { verdicts } from './tools/verdicts.ts'
import { mixUnseen, scramble, view } from './view.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'

export const drill: Game<Drill> = defineGame<Drill>({
  id: 'drill',
  version: '1',
  name: { en: 'Drill', de: 'Drill' },
  checkSetup,
  randomSetup,
  seats: () => seats,
  lay,
  main: game,
  procedures: [game, round, attack],
  cards: [guard, ...tricks, rallied],
  events: { damage },
  order: byInitiative,
  view,
  scramble,
  mixUnseen,
  scene,
  looks,
  sheet,
  tools: { verdicts, account },
  checkTable,
  odds,
  weighs,
  lobby,
  phrases: { en, de },
  bots: [steady],
  referee,
})
