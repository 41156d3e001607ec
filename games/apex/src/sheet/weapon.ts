import type { Named, Sheet } from '@sandtable/kernel'
import { figuresLabelled, wordsPart } from '@sandtable/kit'
import type { AttachmentSlot } from '../../data/types.ts'
import { weaponEffects } from '../../data/weapon-effects.ts'
import { modelOf, weaponCard } from '../weapon.ts'
import { tokenName } from '../words/names.ts'
import { ammoTypes, families, nodes, rangeName, weaponTypes } from '../words/terms.ts'
import { text } from '../words/text.ts'

const figure = figuresLabelled({
  difficulty: text('hit difficulty', 'Trefferschwierigkeit'),
  damage: text('damage a hit', 'Schaden je Treffer'),
  headshot: text('headshot damage', 'Kopfschussschaden'),
  ammo: text('ammo', 'Munition'),
})

/** The passives and the special action that are printed on a weapon card. */
export function effectsOf(card: string): string[] {
  const { passives = [], action } = weaponCard(card)
  return action === undefined ? [...passives] : [...passives, action]
}

export function weaponSheet(id: string): Sheet {
  const { type, ammo: calibre } = modelOf(id)
  const { number, range, difficulty, rate, damage, headshot, ammo, slots, custom } = weaponCard(id)
  const [shots, cards] = rate
  const effects = effectsOf(id).flatMap((one) => {
    const effect = weaponEffects.find((other) => other.id === one)
    return effect === undefined ? [] : [said(effect.name, effect.text)]
  })
  return {
    kind: [text(`Weapon ${number}`, `Waffe ${number}`), weaponTypes[type], ammoTypes[calibre]],
    points: null,
    figures: [
      figure('difficulty', difficulty),
      figure('damage', damage),
      figure('headshot', headshot),
      figure('ammo', ammo),
    ],
    parts: [
      ...wordsPart(text('Best range', 'Beste Reichweite'), [rangeName(range)]),
      ...wordsPart(text('Fire rate', 'Feuerrate'), [
        text(
          `${shots} ${shots === 1 ? 'shot' : 'shots'} of ${cards} ${cards === 1 ? 'card' : 'cards'}`,
          `${shots} ${shots === 1 ? 'Schuss' : 'Schüsse'} zu ${cards} ${cards === 1 ? 'Karte' : 'Karten'}`,
        ),
      ]),
      ...wordsPart(text('Attachments', 'Aufsätze'), slots.map(slotName)),
      ...wordsPart(text('Effects', 'Effekte'), effects),
      ...wordsPart(text('Customised', 'Umbau'), custom === undefined ? [] : [custom.name]),
    ],
  }
}

function said(name: Named, what: Named): Named {
  return text(`${name.en}: ${what.en}`, `${name.de}: ${what.de}`)
}

/** “Optic (close, medium)”, “Magazine (light ammo), printed: …”. */
function slotName({ family, ammo, nodes: fitting = [], printed, stock }: AttachmentSlot): Named {
  const needs = [
    ...(ammo === undefined ? [] : [ammoTypes[ammo]]),
    ...fitting.map((one) => nodes[one]),
    ...(stock === 'sniper' ? [text('sniper', 'Scharfschütze')] : []),
  ]
  const tell = (language: 'en' | 'de') => {
    const more = needs.map((one) => one[language]).join(', ')
    const there = printed === undefined ? '' : `: ${tokenName(printed)[language]}`
    return `${families[family][language]}${more === '' ? '' : ` (${more})`}${there}`
  }
  return text(tell('en'), tell('de'))
}
