import { games } from '@sandtable/games'
import { languages } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { pictureOf } from './force-picture.ts'

const words = { name: 'A <B> & C', points: (points: number) => `${points} points` }

test.each(['xwing', 'assault'])('every ready-made list of %s has a picture with all its cards', (id) => {
  const game = games.find((one) => one.id === id)
  const { builder, forces = [] } = game?.lobby ?? {}
  expect(forces.length).toBeGreaterThan(8)
  for (const { force } of forces)
    for (const language of languages) {
      const built = builder?.show(force)
      if (built === undefined) throw new Error('no builder')
      const picture = pictureOf(built, game?.looks ?? {}, language, words)
      const held = [...built.places, ...built.rows.flatMap((row) => row.places)].flatMap((one) => one.held)
      for (const { label } of [...built.rows, ...held])
        expect(picture).toContain(label[language].replaceAll('&', '&amp;'))
      expect(picture).toContain('A &lt;B&gt; &amp; C')
      expect(picture).toContain(`${built.points} points`)
      expect(picture).not.toMatch(/undefined|NaN|https?:\/\/(?!www\.w3\.org)/)
    }
})
