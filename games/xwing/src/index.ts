import { defineGame, type Game } from '@sandtable/kernel'
import { easy, hard, steady } from './bot/index.ts'
import { cardCount, cards } from './cards/index.ts'
import { dare } from './cards/upgrades/elite/daredevil.ts'
import { mapMinefield } from './cards/upgrades/minefield-mapper.ts'
import { checkTable } from './check-table.ts'
import { events } from './events.ts'
import { performAction } from './flow/action.ts'
import { activateShip, activation } from './flow/activation.ts'
import { attackAfterAttacking } from './flow/after-attack.ts'
import { anotherAttack } from './flow/again.ts'
import { attack } from './flow/attack.ts'
import { rollAlongBank } from './flow/bank-roll.ts'
import { dropBomb } from './flow/bomb.ts'
import { combat, opportunity } from './flow/combat.ts'
import { dealDamageCard, sufferDamage, turnDamageUp } from './flow/damage.ts'
import { decloaking } from './flow/decloak.ts'
import { destruction } from './flow/destroy.ts'
import { blastDice, mines, rerollBlast } from './flow/detonate.ts'
import { discardWeapon } from './flow/discard.ts'
import { deploy } from './flow/dock.ts'
import { endPhase } from './flow/end.ts'
import { extraManeuver } from './flow/extra-maneuver.ts'
import { game, round } from './flow/game.ts'
import { jammed } from './flow/jam.ts'
import { executeManeuver } from './flow/maneuver.ts'
import { obstacleEffects } from './flow/obstacle.ts'
import { payWithStress } from './flow/pay.ts'
import { planning } from './flow/planning.ts'
import { repair } from './flow/repair.ts'
import { reroll } from './flow/reroll.ts'
import { rollForEffect } from './flow/roll.ts'
import { setUp } from './flow/set-up.ts'
import { tractorShift } from './flow/tractor.ts'
import { lobby } from './lobby.ts'
import { seats } from './new-ship.ts'
import { odds, weighs } from './odds/answer-odds.ts'
import { referee } from './scenario/referee.ts'
import { scene } from './scene/index.ts'
import { looks } from './scene/looks/index.ts'
import { checkSetup, lay, randomSetup, roster } from './setup.ts'
import { sheet } from './sheet/index.ts'
import { byInitiative, type XWing } from './state.ts'
import { tools } from './tools/index.ts'
import { mixUnseen, scramble, view } from './view.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'

export { type AttackOdds, oddsNow, oddsOfShot } from './odds/foresight.ts'

export const xwing: Game<XWing> = defineGame<XWing>({
  id: 'xwing',
  version: '5',
  name: { en: 'Star Wars: X-Wing (first edition)', de: 'Star Wars: X-Wing (erste Edition)' },
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
    planning,
    activation,
    decloaking,
    activateShip,
    executeManeuver,
    deploy,
    extraManeuver,
    performAction,
    rollAlongBank,
    obstacleEffects,
    dropBomb,
    mines,
    blastDice,
    rerollBlast,
    tractorShift,
    jammed,
    combat,
    opportunity,
    attack,
    reroll,
    payWithStress,
    rollForEffect,
    repair,
    dare,
    mapMinefield,
    anotherAttack,
    attackAfterAttacking,
    sufferDamage,
    dealDamageCard,
    turnDamageUp,
    destruction,
    discardWeapon,
    endPhase,
  ],
  cards,
  events,
  order: byInitiative,
  checkTable,
  view,
  scramble,
  mixUnseen,
  scene,
  looks,
  tools,
  sheet,
  cardCount,
  phrases: { en, de },
  odds,
  weighs,
  lobby,
  referee,
  bots: [easy, steady, hard],
})
