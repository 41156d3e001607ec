import type { Board } from '@sandtable/grid'
import { parsedJson } from '@sandtable/kit'
import { type MapPlan, missionLetters } from '../../data/maps/types.ts'
import { readPlan } from './form.ts'
import { layOut } from './layout.ts'
import type { SkirmishMap } from './map.ts'
import { findMission, needsOf, whyNotOffered } from './missions.ts'
import { newReport, type Problem, type Report } from './problem.ts'
import { checkWays } from './ways.ts'

export type { Problem } from './problem.ts'

export type MapReading =
  | { readonly ok: true; readonly map: SkirmishMap }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** The longest text that is read as a map at all. */
export const longestMap = 200_000

/** Everything that is wrong with a map; nothing, if it can be played. Takes whatever a file may hold. */
export function checkMap(value: unknown): readonly Problem[] {
  const reading = readMap(value)
  return reading.ok ? [] : reading.problems
}

/** A map to play on, or what is wrong with it. */
export function readMap(value: unknown): MapReading {
  const report = newReport()
  const refused = (): MapReading => ({ ok: false, problems: report.problems })
  const plan = readPlan(report, value)
  if (plan === null) return refused()
  const map = layOut(report, plan)
  if (report.problems.length > 0) return refused()
  checkWays(report, map)
  checkMissions(report, map)
  return report.problems.length > 0 ? refused() : { ok: true, map }
}

/** The same for the text of a file. */
export function readMapText(text: string): MapReading {
  const report = newReport()
  if (text.length > longestMap) report.add('', 'too long', `${longestMap}`)
  else {
    const value = parsedJson(text)
    if (value !== undefined) return readMap(value)
    report.add('', 'not JSON')
  }
  return { ok: false, problems: report.problems }
}

/** The map of a plan that is known to be right. */
export function loadMap(plan: MapPlan): SkirmishMap {
  const reading = readMap(plan)
  if (reading.ok) return reading.map
  const [first] = reading.problems
  throw new RangeError(`${plan.id}: ${first?.field}: ${first?.text.en}`)
}

/** The board of a plan that is known to be right, all doors closed. */
export function boardOf(plan: MapPlan): Board {
  return loadMap(plan).board
}

/** The missions must find what they speak of. One that is not offered may be named, and is not looked into. */
function checkMissions(report: Report, map: SkirmishMap): void {
  for (const letter of missionLetters) {
    const field = `missions.${letter}`
    const { rules, tokens } = map.plan.missions[letter]
    const mission = findMission(rules)
    if (mission === null) {
      if (whyNotOffered(rules) === null) report.add(`${field}.rules`, 'unknown mission', rules)
      continue
    }
    for (const [i, { label }] of tokens.entries()) {
      if (!Object.hasOwn(mission.tokens, label))
        report.add(`${field}.tokens[${i}].label`, 'unknown token', label)
    }
    const needs = needsOf(mission)
    for (const label of needs.labels) {
      if (!tokens.some((token) => token.label === label))
        report.add(`${field}.tokens`, 'token missing', label)
    }
    for (const id of needs.areas) {
      if (!map.areas.some((area) => area.id === id)) report.add('areas', 'area missing', id)
    }
    for (const colour of needs.terminals) {
      const found = map.terminals.some((terminal) => colour === 'any' || terminal.colour === colour)
      if (!found) report.add('terminals', 'terminal missing', colour)
    }
  }
}
