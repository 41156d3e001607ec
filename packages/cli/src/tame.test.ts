import { expect, test } from 'vitest'
import { asJson, tame, tameLines } from './tame.ts'

const foreign = 'a\u001b[31mb\u0007c\u009bd\u007fe\u202ef\ng\th'

test('what steers a terminal is not printed', () => {
  expect(tame(foreign)).toBe('a?[31mb?c?d?e?f?g?h')
  expect(tameLines(foreign)).toBe('a?[31mb?c?d?e?f\ng\th')
  expect(tame('Grüße, “Fenn Rau” – 100 €')).toBe('Grüße, “Fenn Rau” – 100 €')
})

test('in JSON it is written so that it can be read again', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  expect(asJson({ foreign })).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/)
  expect(JSON.parse(asJson({ foreign }))).toEqual({ foreign })
})
