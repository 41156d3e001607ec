import { agreedGoesOn } from './agreed-changes.ts'
import { anythingSentIsAnswered } from './anything-sent.ts'
import type { Check } from './checks.ts'
import { damageIsNoticed } from './damaged-records.ts'

/** The contract's part for those who mean no good: whatever is sent, agreed on or opened, nothing breaks. */
export const contractAgainstHarm = {
  'whatever is sent, there is an answer to it': anythingSentIsAnswered,
  'whatever is agreed on, the game goes on': agreedGoesOn,
  'a damaged record is noticed': damageIsNoticed,
} as const satisfies Record<string, Check>
