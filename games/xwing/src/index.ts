import { defineGame, type Game } from '@sandtable/kernel'
import { cards } from './cards/index.ts'
import { events } from './events.ts'
import { performAction } from './flow/action.ts'
import { activateShip, activation } from './flow/activation.ts'
import { anotherAttack } from './flow/again.ts'
import { attack } from './flow/attack.ts'
import { chooseAShip } from './flow/choose.ts'
import { combat, opportunity } from './flow/combat.ts'
import { dealDamageCard, sufferDamage } from './flow/damage.ts'
import { decloaking } from './flow/decloak.ts'
import { discardWeapon } from './flow/discard.ts'
import { endPhase } from './flow/end.ts'
import { game, round } from './flow/game.ts'
import { executeManeuver } from './flow/maneuver.ts'
import { obstacleEffects } from './flow/obstacle.ts'
import { planning } from './flow/planning.ts'
import { reroll } from './flow/reroll.ts'
import { setUp } from './flow/set-up.ts'
import { referee } from './referee.ts'
import { checkSetup, lay, randomSetup, seats } from './setup.ts'
import { byInitiative, type XWing } from './state.ts'
import { scramble, view } from './view.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'

export const xwing: Game<XWing> = defineGame<XWing>({
  id: 'xwing',
  version: '1',
  name: { en: 'X-Wing', de: 'X-Wing' },
  checkSetup,
  randomSetup,
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
    performAction,
    obstacleEffects,
    combat,
    opportunity,
    attack,
    reroll,
    chooseAShip,
    anotherAttack,
    sufferDamage,
    dealDamageCard,
    discardWeapon,
    endPhase,
  ],
  cards,
  events,
  order: byInitiative,
  view,
  scramble,
  phrases: { en, de },
  referee,
})
