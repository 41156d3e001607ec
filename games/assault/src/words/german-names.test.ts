import { describe, expect, test } from 'vitest'
import { commandCards } from '../../data/commands.ts'
import { figureCards } from '../../data/deployment.ts'
import { mapPlans } from '../../data/maps/index.ts'
import { missionLetters } from '../../data/maps/types.ts'
import { upgradeCards } from '../../data/upgrades.ts'

/** Proper names, and words that German writes like English: everything else has a German name of its own. */
const sameFigures = [
  ...['0-0-0', 'AT-DP', 'AT-ST', 'BT-1', 'C-3PO', 'C1-10P', 'CT-1701', 'IG-88', 'MHD-19', 'R2-D2'],
  ...['Agent Blaise', 'Ahsoka Tano', 'Biv Bodhrik', 'Boba Fett', 'Bossk', 'Captain Terro', 'Chewbacca'],
  ...['Darth Vader', 'Davith Elso', 'Dengar', 'Diala Passil', 'Drokkatta', 'Ezra Bridger', 'Fenn Signis'],
  ...['Gaarkhan', 'General Sorin', 'General Weiss', 'Gideon Argus', 'Greedo', 'Han Solo', 'Hera Syndulla'],
  ...['Hondo Ohnaka', 'Jarrod Kelvin', 'Jyn Odan', 'Kanan Jarrus', 'Kayn Somos', 'Ko-Tun Feralo'],
  ...['Lando Calrissian', 'Leia Organa', 'Loku Kanoloa', 'Luke Skywalker', "Mak Eshka'rey", 'Maul'],
  ...['Murne Rin', 'Nexu', 'Obi-Wan Kenobi', 'Onar Koma', 'Rancor', 'Sabine Wren', 'Saska Teft'],
  ...['Shyla Varad', 'Thrawn', 'Tress Hacnua', 'Verena Talos', 'Vinto Hreeda', 'Wampa', 'Zeb Orrelios'],
]
const sameAbilities = ['Arsenal', 'Gambit', 'Hunger', 'Stampede']
const sameUpgrades = ['Motivation']
const sameCommands = ['Grenadier', 'Karabast!', 'Meditation', 'Utinni!']

interface Card {
  readonly name: string
  readonly german?: string
}

const abilities = figureCards.flatMap((card) => card.abilities)
const missions = mapPlans.flatMap(({ missions }) => missionLetters.map((letter) => missions[letter]))

function alike(cards: readonly Card[]): string[] {
  const names = cards.filter(({ name, german }) => (german ?? name) === name).map(({ name }) => name)
  return [...new Set(names)].sort()
}

/** English names with more than one German name, in one sort of card. */
function torn(cards: readonly Card[]): string[] {
  const german = new Map<string, Set<string>>()
  for (const card of cards)
    german.set(card.name, (german.get(card.name) ?? new Set()).add(card.german ?? card.name))
  return [...german].filter(([, names]) => names.size > 1).map(([name]) => name)
}

describe('German names', () => {
  test('differ from the English ones, but for the listed ones', () => {
    expect(alike(figureCards)).toEqual([...sameFigures].sort())
    expect(alike(abilities)).toEqual(sameAbilities)
    expect(alike(upgradeCards)).toEqual(sameUpgrades)
    expect(alike(commandCards)).toEqual(sameCommands)
  })

  test('of maps and missions all differ from the English ones', () => {
    for (const { name } of [...mapPlans, ...missions]) expect(name.de).not.toBe(name.en)
  })

  test('are the same wherever the English name is', () => {
    for (const cards of [figureCards, abilities, upgradeCards, commandCards]) expect(torn(cards)).toEqual([])
  })
})
