import { goTo, tell } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import { legendOf } from '../state.ts'
import { judgeActivation } from '../victory.ts'
import { type Act, actsOf, doAct } from './acts.ts'
import { isSecretAct, whyNotAct } from './acts-why.ts'
import { ask, call, opening, procedure, run } from './words.ts'

/** An activation (APX-ACT): two action points, actions one after the other, until it passes or has nothing left. */
export const activation = procedure(
  'activation',
  [
    run('begin the activation', (s, v) => {
      const legend = legendOf(s, v.legend)
      legend.activated = true
      tell(s, { type: 'activates', legend: v.legend })
      judgeActivation(s, legend)
    }),
    opening('begins its activation'),
    // An eliminated legend must respawn first (APX-ACT-025); eliminated in its own activation it may (OPEN-42).
    call(
      'respawn first',
      'respawn',
      (s, v) => (legendOf(s, v.legend).field === null ? { legend: v.legend, ap: 1, beside: null } : null),
      (_, v, result) => {
        v.ap -= result.ap
      },
    ),
    run('is it on the board?', (s, v) =>
      legendOf(s, v.legend).field === null ? goTo('respawn at once?') : undefined,
    ),
    ask('act', {
      rule: 'APX-ACT-001',
      declares: true,
      seats: (s, v) => legendOf(s, v.legend).seat,
      secret: (_, __, answer: Act | null) => isSecretAct(answer),
      options: (s, v): readonly Act[] => actsOf(s, v),
      why: (s, v, answer) => whyNotAct(s, v, answer),
      answer: (s, v, answer: Act) => {
        if (answer === 'pass') {
          tell(s, { type: 'passes', legend: v.legend })
          return goTo('ends its activation')
        }
        doAct(s, v, answer)
        return goTo('is it on the board?')
      },
    }),
    ask('respawn at once?', {
      rule: 'APX-RESP-003',
      seats: (s, v) => (v.ap > 0 ? legendOf(s, v.legend).seat : null),
      options: () => ['respawn', 'pass'],
      why: (_, __, answer) => (isMap(answer) ? 'APX-RESP-002' : 'APX-RESP-003'),
      answer: (_, __, answer) => goTo(answer === 'pass' ? 'ends its activation' : 'respawn now'),
    }),
    run('nothing left', () => goTo('ends its activation')),
    call(
      'respawn now',
      'respawn',
      (_, v) => ({ legend: v.legend, ap: 1, beside: null }),
      (_, v, result) => {
        v.ap -= result.ap
        return goTo('is it on the board?')
      },
    ),
    opening('ends its activation'),
  ],
  { period: 'activation', about: (_, v) => ({ legend: v.legend }) },
)
