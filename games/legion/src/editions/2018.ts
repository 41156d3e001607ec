import type { Edition } from './edition.ts'

/** The Rules Reference of 2018. */
export const edition2018: Edition = {
  id: '2018',
  cards: '2018',
  format: '2018',
  standingOrders: '2018-standing-orders',
  // LG1-SETUP-012.
  battleDeck: [],
  setUp: 'set-up of 2018',
  // LG1-SETUP-011, -012.
  edgeChosenBy: 'blue',
  cardsInRow: 3,
  // LG1-CMD-008, -011, -015.
  tieRolledBy: 'holder of the round counter',
  nominates: 'in turn',
  orderRange: 3,
  // LG1-ACT-002, -008.
  passes: false,
  fruitlessDraw: 'draw again',
  measuredFrom: 'leader',
  // LG1-IONB-001.
  ion: 'each',
  // LG1-PANB-001, -004.
  panic: 'runs',
  // LG1-CMDR-005.
  promotesFirst: 'blue',
  // LG1-ACTB-001.
  recovers: 'all',
  // LG1-STBB-003.
  standsBy: 'troopers',
  attacksWhileStandingBy: true,
  // LG1-STBB-004.
  standbyBound: false,
  // LG1-KWB-012, -030.
  followUps: 'any move action',
  // LG1-WDRB-002.
  withdrawal: 'whole activation',
  // LG1-COH-002.
  cohesion: 'tool of speed 1',
  // LG1-TERR-005.
  ground: 'by type',
  // LG1-MOVEB-007, -018.
  roundBases: 'sweep',
  vehiclesMeet: 'units',
  // LG1-PREB-002.
  toolTried: 'in its activation',
  // LG1-BASE-008, -005.
  keepsOff: 'everybody',
  turnsFirst: false,
  // LG1-MELB-010.
  // LG1-MELB-016.
  closesUp: 'whenever',
  // LG1-COMP-004.
  haltsHurt: true,
  setBackFreely: false,
  // LG1-VERT-001.
  climbing: 'without',
  // LG1-REVB-007, LG1-DIFF-004.
  slowedToHalt: true,
  // LG1-KWB-006.
  jumpsDown: true,
  // LG1-MOVEB-022.
  overTheEdge: 'is destroyed',
  // LG1-LOSB-001, -004.
  sight: 'point',
  sightBlockedBy: 'vehicles',
  // LG1-ATK-008.
  leaderMustSee: false,
  // LG1-COVER-003, -005, -009, -013.
  cover: 'line of the middles',
  mixedCover: 'of most',
  vehicleCover: 'light',
  walkerCover: 'light',
  coverDice: false,
  // LG1-SUPB-002.
  coverOfSuppressed: 'any token',
  // LG1-KW-001.
  armour: 'all hits',
  backup: false,
  // LG1-KW-012.
  deflect: 'a dodge',
  // LG1-DEF-004.
  nextLeader: 'chosen',
  // LG1-COVER-019.
  unseenFall: false,
  // LG1-SUPB-007, -008.
  suppression: 'after the attack',
  suppressedBy: 'attacks',
  // LG1-WKW-002.
  cumbersome: 'no move',
  // LG1-RESB-001.
  damage: 'by die',
  // LG1-WKWB-014.
  towed: 'turned',
  guardsWhileSuppressed: true,
  // LG1-DISP-009.
  displacedWithin: 'range 1',
  // LG1-DISP-014.
  displacementSuppresses: 'each time',
  // LG1-COMP-001.
  compulsory: 'on activation',
  // LG1-RESB-007.
  weaponHit: 'destroyed',
  // LG1-OTKB-002, -006.
  assetsUnderfoot: true,
  claimsFall: 'with the leader',
  // LG1-KWB-027, -033.
  handsOutWithin: 1,
  // LG1-ROUND-001.
  rounds: 6,
  enough: null,
  // LG1-WINB-005.
  lastWord: 'blue',
}
