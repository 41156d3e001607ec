import { defineGame, type Game, questionFor } from '@sandtable/kernel'
import { plays } from './alone/play.ts'
import { easy, steady } from './bot/index.ts'
import { cards } from './cards/index.ts'
import { checkTable } from './check-table.ts'
import { cites, editionOfRule } from './editions/cited.ts'
import { events } from './events.ts'
import { eliminateBattleCards } from './flow/2018/battle-cards.ts'
import { climb } from './flow/2018/climb.ts'
import { deployInTurns } from './flow/2018/deploy.ts'
import { displace } from './flow/2018/displace.ts'
import { flight } from './flow/2018/flight.ts'
import { layTerrain } from './flow/2018/lay-terrain.ts'
import { onceMore } from './flow/2018/once-more.ts'
import { setUp2018 } from './flow/2018/set-up.ts'
import { vehicleDamage } from './flow/2018/vehicle-damage.ts'
import { activation } from './flow/activation.ts'
import { attack } from './flow/attack.ts'
import { appearing, layBaneTokens, showBaneToken } from './flow/bane.ts'
import { placeBarricades } from './flow/barricades.ts'
import { chooseUnitsFor } from './flow/choose-units.ts'
import { commandPhase } from './flow/command.ts'
import { detonate, explosion } from './flow/detonate.ts'
import { divulge } from './flow/divulge.ts'
import { dropAssets } from './flow/drop.ts'
import { endPhase } from './flow/end.ts'
import { freeAction } from './flow/free-action.ts'
import { game, round } from './flow/game.ts'
import { guardian } from './flow/guardian.ts'
import { handCard } from './flow/hand-card.ts'
import { layTokens } from './flow/lay-tokens.ts'
import { buildMission } from './flow/mission.ts'
import { move } from './flow/move.ts'
import { issueOrders } from './flow/orders.ts'
import { placeInTurn, placeOnBattlefield } from './flow/place.ts'
import { placeUnit } from './flow/place-unit.ts'
import { attackPool } from './flow/pool.ts'
import { preparedPositions } from './flow/prepared-positions.ts'
import { recover } from './flow/recover.ts'
import { reroll } from './flow/reroll.ts'
import { scatter } from './flow/scatter.ts'
import { selfDestruct } from './flow/self-destruct.ts'
import { setUp } from './flow/set-up.ts'
import { chooseSide } from './flow/sides.ts'
import { afterwards, standby } from './flow/standby.ts'
import {
  keywordWorked,
  panic,
  standbyOver,
  suppressionGained,
  suppressionLost,
  tokenSpent,
} from './flow/suppressed.ts'
import { pivot, tow } from './flow/tow.ts'
import { activationPhase } from './flow/turns.ts'
import { upgradeDice } from './flow/upgrade-dice.ts'
import { sufferWounds } from './flow/wounds.ts'
import { cardCount } from './list/offered.ts'
import { lobby } from './lobby.ts'
import { odds } from './odds/answer-odds.ts'
import { isUndecided } from './odds/foresight.ts'
import { referee } from './scenario/referee.ts'
import { scene } from './scene/index.ts'
import { looks } from './scene/looks/index.ts'
import { checkSetup, lay, randomSetup, roster } from './setup.ts'
import { rulesOfCard, sheet } from './sheet/index.ts'
import { byPriority, type Legion, seats } from './state.ts'
import { tools } from './tools/index.ts'
import { scramble, view } from './view.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'

export const legion: Game<Legion> = defineGame<Legion>({
  id: 'legion',
  version: '10',
  name: { en: 'Star Wars: Legion', de: 'Star Wars: Legion' },
  checkSetup,
  randomSetup,
  roster,
  seats: () => seats,
  lay,
  main: game,
  procedures: [
    game,
    setUp,
    setUp2018,
    eliminateBattleCards,
    layTerrain,
    deployInTurns,
    displace,
    flight,
    climb,
    vehicleDamage,
    buildMission,
    divulge,
    handCard,
    preparedPositions,
    placeUnit,
    round,
    commandPhase,
    issueOrders,
    activationPhase,
    activation,
    onceMore,
    freeAction,
    recover,
    afterwards,
    standby,
    detonate,
    explosion,
    layTokens,
    move,
    attack,
    attackPool,
    guardian,
    scatter,
    selfDestruct,
    tow,
    pivot,
    reroll,
    layBaneTokens,
    showBaneToken,
    appearing,
    upgradeDice,
    sufferWounds,
    dropAssets,
    suppressionGained,
    tokenSpent,
    standbyOver,
    keywordWorked,
    panic,
    suppressionLost,
    placeOnBattlefield,
    placeInTurn,
    placeBarricades,
    chooseUnitsFor,
    chooseSide,
    endPhase,
  ],
  cards,
  events,
  order: byPriority,
  plays,
  cites,
  editionOfRule,
  checkTable,
  view,
  scramble,
  odds,
  weighs: (s, seat) => isUndecided(s) || questionFor(s, seat)?.step === 'form the attack pool',
  scene,
  looks,
  tools,
  sheet,
  rulesOfCard,
  cardCount,
  lobby,
  bots: [easy, steady],
  phrases: { en, de },
  referee,
})
