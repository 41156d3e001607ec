import type { MapPlan, Text } from '../../data/maps/types.ts'
import type { Mission } from './mission.ts'
import type { Site } from './site.ts'
import { tellInteraction, tellMoveRule, tellOther, tellStanding } from './tell-rules.ts'
import { tellStep } from './tell-steps.ts'
import { tellDoors, tellToken } from './tell-tokens.ts'

/** What a mission's rules need to be put in words: the names of its tokens and areas. */
export interface Names {
  readonly token: (label: string) => Text
  readonly area: (id: string) => Text
  readonly site: (site: Site) => Text
}

/**
 * A mission's special rules for players to read, one sentence a line, in both languages. The lines are made
 * from the rules themselves, so they cannot say anything else.
 */
export function tellMission(mission: Mission, plan: MapPlan): Text[] {
  const names = namesIn(mission, plan)
  const at = (when: Text, lines: readonly Text[]) =>
    lines.map(({ en, de }) => ({ en: `${when.en}: ${en}`, de: `${when.de}: ${de}` }))
  return [
    ...tellOther(mission),
    ...tellDoors(mission, names),
    ...Object.entries(mission.tokens).flatMap(([label, rules]) => tellToken(names.token(label), rules)),
    ...(mission.interactions ?? []).map((one) => tellInteraction(one, names)),
    ...(mission.onTheMove ?? []).map((one) => tellMoveRule(one, names)),
    ...at(
      { en: 'Start of each round', de: 'Beginn jeder Runde' },
      (mission.roundStart ?? []).map((step) => tellStep(step, names)),
    ),
    ...at(
      { en: 'End of each round', de: 'Ende jeder Runde' },
      (mission.roundEnd ?? []).map((step) => tellStep(step, names)),
    ),
    ...(mission.standing ?? []).map((one) => tellStanding(one, names)),
  ]
}

function namesIn(mission: Mission, plan: MapPlan): Names {
  const token = (label: string): Text => {
    const { en, de } = mission.tokens[label]?.name ?? { en: label, de: label }
    return { en: `“${en}”`, de: `„${de}“` }
  }
  const area = (id: string): Text => plan.areas?.find((one) => one.id === id)?.name ?? { en: id, de: id }
  return { token, area, site: (site) => tellSite(site, token, area) }
}

function tellSite(site: Site, token: Names['token'], area: Names['area']): Text {
  switch (site.type) {
    case 'area':
      return area(site.area)
    case 'zone':
      return zones[site.whose]
    case 'terminal': {
      const more = [site.colour && terminalColours[site.colour], site.face && faces[site.face]]
      return withMore({ en: 'terminal', de: 'Terminal' }, more)
    }
    case 'token': {
      const { colour, face, marked } = site
      const more = [colour && zoneColours[colour], face && faces[face], marked && marks[marked]]
      return withMore(token(site.label), more)
    }
  }
}

function withMore({ en, de }: Text, more: readonly (Text | undefined)[]): Text {
  const told = more.filter((one) => one !== undefined)
  if (told.length === 0) return { en, de }
  return {
    en: `${en} (${told.map((one) => one.en).join(', ')})`,
    de: `${de} (${told.map((one) => one.de).join(', ')})`,
  }
}

const zones = {
  own: { en: 'own deployment zone', de: 'eigene Aufstellungszone' },
  enemy: { en: 'enemy deployment zone', de: 'gegnerische Aufstellungszone' },
  any: { en: 'deployment zone', de: 'Aufstellungszone' },
}
const zoneColours = {
  'own zone': { en: 'of one’s own colour', de: 'in der eigenen Farbe' },
}
const terminalColours = {
  'own zone': zoneColours['own zone'],
  red: { en: 'red', de: 'rot' },
  blue: { en: 'blue', de: 'blau' },
  green: { en: 'green', de: 'grün' },
  yellow: { en: 'yellow', de: 'gelb' },
}
const faces = {
  coloured: { en: 'coloured side up', de: 'farbige Seite oben' },
  grey: { en: 'grey side up', de: 'graue Seite oben' },
}
const marks = {
  yes: { en: 'marked', de: 'markiert' },
  no: { en: 'not marked', de: 'nicht markiert' },
  'not own': { en: 'without an own marker', de: 'ohne eigenen Marker' },
}
