/** The id of a rule in a ledger, such as `XW-RANGE-011`. Every "no" is one of these. */
export type RuleId = string

/** The kernel's own rules, from `rules/table.md`: what holds at every table, whatever the game. */
export const table = {
  onlyTheAsked: 'ST-ASK-001',
  plainAnswer: 'ST-ASK-002',
  oneOfTheOffered: 'ST-ASK-003',
  someOfTheList: 'ST-ASK-004',
  amountWithin: 'ST-ASK-005',
  everyOneOnce: 'ST-ASK-006',
  over: 'ST-OVER-001',
  seatAtTheTable: 'ST-SEAT-001',
  concedeOnce: 'ST-CONC-001',
  concededIsOut: 'ST-CONC-002',
  undoOwn: 'ST-UNDO-001',
  undoSealed: 'ST-UNDO-002',
  undoPoint: 'ST-UNDO-003',
  oneProposal: 'ST-CHG-001',
  othersAgree: 'ST-CHG-002',
  noProposal: 'ST-CHG-003',
  changeForm: 'ST-CHG-004',
  changePlayable: 'ST-CHG-005',
  logForm: 'ST-LOG-001',
  logSize: 'ST-LOG-002',
} as const satisfies Record<string, RuleId>
