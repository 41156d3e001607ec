import { defineGame, type Game } from '@sandtable/kernel'
import { easy, steady } from './bot/index.ts'
import { cardCount, cards } from './cards/index.ts'
import { checkTable } from './check-table.ts'
import { sidesInOrder } from './current-attack.ts'
import { events } from './events.ts'
import { activateFigure, activateGroup, activationPhase } from './flow/activation.ts'
import { springAmbush } from './flow/ambush.ts'
import { attack } from './flow/attack.ts'
import { commandCardPlayed } from './flow/command.ts'
import { beDefeated, sufferDamage, sufferStrain } from './flow/damage.ts'
import { discardACard } from './flow/discard.ts'
import { game, round, statusPhase } from './flow/game.ts'
import { interact } from './flow/interact.ts'
import { missionProcedures } from './flow/mission-procedures.ts'
import { moveNow } from './flow/move.ts'
import { place, push, pushAside } from './flow/push.ts'
import { reroll } from './flow/reroll.ts'
import { setUp } from './flow/set-up.ts'
import { settle } from './flow/settle.ts'
import { strike } from './flow/strike.ts'
import { volley } from './flow/volley.ts'
import { step, walk } from './flow/walk.ts'
import { lobby } from './lobby.ts'
import { odds } from './odds/answer-odds.ts'
import { isUndecided } from './odds/foresight.ts'
import { referee } from './scenario/referee.ts'
import { scene } from './scene/index.ts'
import { looks } from './scene/looks/index.ts'
import { checkSetup, lay, randomSetup, roster, seats } from './setup.ts'
import { sheet } from './sheet/index.ts'
import type { Assault } from './state.ts'
import { tools } from './tools/index.ts'
import { mixUnseen, scramble, view } from './view.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'

export const assault: Game<Assault> = defineGame<Assault>({
  id: 'assault',
  version: '5',
  name: { en: 'Star Wars: Imperial Assault (skirmish)', de: 'Star Wars: Imperial Assault (Gefecht)' },
  checkSetup,
  randomSetup,
  roster,
  seats: () => seats,
  lay,
  main: game,
  procedures: [
    game,
    setUp,
    round,
    activationPhase,
    activateGroup,
    activateFigure,
    statusPhase,
    attack,
    reroll,
    volley,
    springAmbush,
    strike,
    sufferDamage,
    beDefeated,
    sufferStrain,
    step,
    walk,
    settle,
    moveNow,
    push,
    pushAside,
    place,
    interact,
    commandCardPlayed,
    discardACard,
    ...missionProcedures,
  ],
  cards,
  events,
  order: sidesInOrder,
  view,
  scramble,
  mixUnseen,
  scene,
  looks,
  tools,
  sheet,
  checkTable,
  cardCount,
  phrases: { en, de },
  odds,
  weighs: isUndecided,
  lobby,
  bots: [easy, steady],
  referee,
})
