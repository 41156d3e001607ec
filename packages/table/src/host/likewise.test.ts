import { expect, test } from 'vitest'
import { personAt } from '../../test/table-of-two.ts'

/** Three ships of red act before blue's, and one after it. */
function activating(third = 'blacksquadronpilot') {
  const flying = (pilot: string, x: number) => ({ pilot, at: [x, 200], dial: '2 straight' })
  const red = {
    first: flying('academypilot', 200),
    second: flying('obsidiansquadronpilot', 300),
    third: flying(third, 400),
    last: flying('maulermithel', 500),
  }
  const blue = { foe: { pilot: 'glaivesquadronpilot', at: [800, 800], facing: 180, dial: '2 straight' } }
  return personAt({ game: 'xwing', table: { red, blue }, at: 'activation', seed: 'likewise', seat: 'red' })
}

const focus = { action: 'focus' }

test('what one ship does is done by those after it, until another player does something', () => {
  const { asked, answer, likewise, presses } = activating()
  answer(focus)
  expect(asked()).toMatchObject({ step: 'choose an action', about: { ship: 'second' } })
  likewise(focus)
  expect(asked()).toMatchObject({ step: 'choose an action', about: { ship: 'last' } })
  expect(presses()).toBe(2)
})

test('whoever cannot do the same is asked', () => {
  const { asked, answer, likewise } = activating('redsquadronpilot')
  const evade = { action: 'evade' }
  answer(evade)
  likewise(evade)
  expect(asked()).toMatchObject({ step: 'choose an action', about: { ship: 'third' } })
})
