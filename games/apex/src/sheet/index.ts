import type { Figure, Named, RuleId, Sheet } from '@sandtable/kernel'
import { figuresLabelled, wordsPart } from '@sandtable/kit'
import { legendsData } from '../../data/legends/index.ts'
import { startHealth, startShield } from '../../data/modes.ts'
import { objects } from '../../data/objects.ts'
import type { ActionType, LegendId, LootTile } from '../../data/types.ts'
import { isTile, tileOf } from '../loot.ts'
import { isWeaponCard } from '../weapon.ts'
import { rarityName } from '../words/names.ts'
import { actionKinds, ammoTypes, families, gearSlots, nodes, rangeName, traitNames } from '../words/terms.ts'
import { text } from '../words/text.ts'
import { effectsOf, weaponSheet } from './weapon.ts'

/** What is printed on a card, a token or an object, by the id that things have in `about`. */
export function sheet(about: string): Sheet | null {
  const [kind = '', id = ''] = about.split(/:(.*)/)
  if (kind === 'legend' && isLegend(id)) return legendSheet(id)
  if (kind === 'weapon' && isWeaponCard(id)) return weaponSheet(id)
  if (kind === 'tile' && isTile(id)) return tileSheet(tileOf(id))
  if (kind === 'object' && Object.hasOwn(objects, id)) return objectSheet(id)
  return cardSheet(about)
}

function isLegend(id: string): id is LegendId {
  return Object.hasOwn(legendsData, id)
}

const ruleOfObject: Readonly<Record<string, readonly RuleId[]>> = {
  'supply-bin': ['APX-BIN-001'],
  'supply-bin-opened': ['APX-BIN-007'],
  'respawn-beacon': ['APX-RESP-005'],
  tree: ['APX-CARD-object-tree'],
  rock: ['APX-CARD-object-rock'],
  'zip-line-point': ['APX-CARD-object-zip-line'],
  'roof-edge-zip-line-point': ['APX-CARD-object-zip-line'],
  'pathfinder-zip-line-point': ['APX-CARD-object-zip-line', 'APX-CARD-pathfinder-zip-line'],
  smoke: ['APX-CARD-bangalore-smoke-launcher'],
  'dome-of-protection': ['APX-CARD-gibraltar-dome-of-protection'],
  'defensive-bombardment': ['APX-CARD-gibraltar-defensive-bombardment'],
  'rolling-thunder': ['APX-CARD-bangalore-rolling-thunder'],
  portal: ['APX-CARD-wraith-portals'],
  raven: ['APX-CARD-bloodhound-ravens'],
  'beast-of-the-hunt': ['APX-CARD-bloodhound-beast-of-the-hunt'],
  'doc-heal-drone': ['APX-CARD-lifeline-doc-heal-drone'],
  'drop-marker': ['APX-CARD-lifeline-care-package'],
  'care-package': ['APX-CARD-object-care-package'],
}

/** The rules that tell what it does, where it is no card in play. */
export function rulesOfCard(about: string): readonly RuleId[] {
  const [kind = '', id = ''] = about.split(/:(.*)/)
  if (kind === 'tile' && isTile(id)) return tileOf(id).rules
  if (kind === 'object') return (Object.hasOwn(ruleOfObject, id) ? ruleOfObject[id] : null) ?? []
  if (kind === 'legend' && isLegend(id))
    return legendsData[id].abilities.map((ability) => `APX-CARD-${ability.id}`)
  if (kind === 'weapon' && isWeaponCard(id)) return effectsOf(id).map((one) => `APX-CARD-weapon-${one}`)
  return []
}

const figure = figuresLabelled({
  shields: text('shield points', 'Schildpunkte'),
  health: text('health points', 'Lebenspunkte'),
  ap: text('action points', 'Aktionspunkte'),
  cooldown: text('cooldown', 'Abklingzeit'),
  duration: text('duration', 'Dauer'),
  delay: text('delay', 'Verzögerung'),
  level: text('levels high', 'Ebenen hoch'),
})

function legendSheet(id: LegendId): Sheet {
  const { abilities, passive, cards } = legendsData[id]
  return {
    kind: [text('Legend', 'Legende')],
    points: null,
    look: id,
    figures: [figure('shields', startShield), figure('health', startHealth)],
    parts: [
      ...wordsPart(
        text('Abilities', 'Fähigkeiten'),
        abilities.map(({ name, text: words }) => said(name, words)),
      ),
      ...wordsPart(text('Passive (option)', 'Passiv (Option)'), [said(passive.name, passive.text)]),
      ...wordsPart(
        text('Action cards', 'Aktionskarten'),
        cards.map((card) => card.name),
      ),
    ],
  }
}

function said(name: Named, what: Named): Named {
  return text(`${name.en}: ${what.en}`, `${name.de}: ${what.de}`)
}

const kinds: Readonly<Record<LootTile['kind'], Named>> = {
  gear: text('Gear', 'Ausrüstung'),
  consumable: text('Consumable', 'Verbrauchsgut'),
  grenade: text('Grenade', 'Granate'),
  attachment: text('Attachment', 'Aufsatz'),
}

function tileSheet(tile: LootTile): Sheet {
  return {
    kind: [kinds[tile.kind], rarityName(tile.rarity), ...kindOf(tile)],
    points: null,
    figures: [],
    parts: wordsPart(text('Does', 'Wirkung'), deedsOf(tile)),
  }
}

function kindOf(tile: LootTile): Named[] {
  if (tile.kind === 'gear') return [gearSlots[tile.slot]]
  if (tile.kind !== 'attachment') return []
  return [
    families[tile.family],
    ...(tile.ammo === undefined ? [] : [ammoTypes[tile.ammo]]),
    ...(tile.node === undefined ? [] : [nodes[tile.node]]),
  ]
}

/** What its figures say; what else it does stands in its rules. */
function deedsOf(tile: LootTile): Named[] {
  const found: Named[] = []
  const add = (value: number | undefined, en: (n: string) => string, de: (n: string) => string) => {
    if (value !== undefined) found.push(text(en(`${value}`), de(`${value}`)))
  }
  if (tile.kind === 'gear') {
    add(
      tile.limit,
      (n) => `up to ${n} shield points`,
      (n) => `bis zu ${n} Schildpunkte`,
    )
    add(
      tile.restores,
      (n) => `restores ${n} once`,
      (n) => `stellt einmal ${n} wieder her`,
    )
    add(
      tile.ignores,
      (n) => `ignores ${n} headshots`,
      (n) => `ignoriert ${n} Kopfschüsse`,
    )
    add(
      tile.prevents,
      (n) => `prevents ${n} damage`,
      (n) => `verhindert ${n} Schaden`,
    )
  } else if (tile.kind === 'consumable') {
    add(
      tile.health,
      (n) => `restores ${n} health points`,
      (n) => `stellt ${n} Lebenspunkte wieder her`,
    )
    add(
      tile.shield,
      (n) => `restores ${n} shield points`,
      (n) => `stellt ${n} Schildpunkte wieder her`,
    )
    add(
      tile.cooldown,
      (n) => `cooldowns −${n}`,
      (n) => `Abklingzeiten −${n}`,
    )
  } else if (tile.kind === 'grenade') {
    const { en, de } = rangeName(tile.range)
    found.push(text(`thrown to range ${en}`, `Wurf auf Reichweite ${de}`))
    add(
      tile.cards,
      (n) => `${n} target cards for where it lands`,
      (n) => `${n} Zielkarten für das Landefeld`,
    )
  } else {
    add(
      tile.stability,
      (n) => `stability +${n}`,
      (n) => `Stabilität +${n}`,
    )
    add(
      tile.rate,
      (n) => `fire rate +${n}`,
      (n) => `Feuerrate +${n}`,
    )
    add(
      tile.eachHit,
      (n) => `each hit +${n} damage`,
      (n) => `jeder Treffer +${n} Schaden`,
    )
    add(
      tile.firstHit,
      (n) => `the first hit +${n} damage`,
      (n) => `der erste Treffer +${n} Schaden`,
    )
    if (tile.range !== undefined) {
      const { en, de } = rangeName(tile.range)
      const less = `−${-(tile.difficulty ?? 0)}`
      found.push(
        text(`hit difficulty ${less} at range ${en}`, `Trefferschwierigkeit ${less} auf Reichweite ${de}`),
      )
    }
  }
  return found
}

function objectSheet(id: string): Sheet {
  const { traits = [], level = 0 } = objects[id] ?? {}
  return {
    kind: [text('On the board', 'Auf dem Spielplan')],
    points: null,
    figures: level === 0 ? [] : [figure('level', level)],
    parts: wordsPart(
      text('Traits', 'Eigenschaften'),
      traits.map((trait) => traitNames[trait]),
    ),
  }
}

interface Printed {
  readonly id: string
  readonly type: ActionType
  readonly text: Named
}

/** An action card, an ability or a passive of a legend. */
function cardSheet(id: string): Sheet | null {
  for (const { name, abilities, cards, passive } of Object.values(legendsData)) {
    const ability = abilities.find((one) => one.id === id)
    if (ability !== undefined) {
      const { ap, cooldown, duration, delay } = ability
      return printed(name, ability, text('Ability', 'Fähigkeit'), [
        figure('ap', ap),
        figure('cooldown', cooldown),
        ...(duration === undefined ? [] : [figure('duration', duration)]),
        ...(delay === undefined ? [] : [figure('delay', delay)]),
      ])
    }
    const card = cards.find((one) => one.id === id)
    if (card !== undefined)
      return printed(
        name,
        card,
        text('Action card', 'Aktionskarte'),
        card.ap === undefined ? [] : [figure('ap', card.ap)],
      )
    if (passive.id === id)
      return {
        kind: [text('Passive', 'Passiv'), name],
        points: null,
        figures: [],
        parts: wordsPart(text('Says', 'Text'), [passive.text]),
      }
  }
  return null
}

function printed(legend: Named, { type, text: words }: Printed, kind: Named, figures: Figure[]): Sheet {
  return {
    kind: [kind, actionKinds[type], legend],
    points: null,
    figures,
    parts: wordsPart(text('Says', 'Text'), [words]),
  }
}
