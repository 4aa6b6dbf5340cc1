import { signNames } from '@sibyl/contracts/signs'
import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import { pattern, patterns, spelledOut } from '../by-language.ts'
import { type Guarded, guarded } from '../guarded.ts'
import { points } from './known-placements.ts'
import { ordinals } from './words/ordinals.ts'

const schema = z.strictObject({
  parts: z.record(z.string(), pattern),
  claims: patterns(
    ...(['inSign', 'entry', 'entered', 'signOf', 'signFirst', 'signAtPoint', 'inHouse', 'anyHouse', 'aspect', 'aspectOfTwo'] as const),
    ...(['betweenTwo', 'houseHolds', 'houseEmpty', 'houseWithout', 'denied', 'together', 'sunSign', 'cusp'] as const),
    ...(['retrograde', 'station', 'sign', 'otherBody', 'degreeOfSign', 'stellium', 'crowdedHouse'] as const),
  ),
  anyCase: patterns('phase', 'phaseOnDay', 'phaseInSign', 'byDay', 'nearDay', 'noPlanet', 'otherPhase', 'anySky'),
  otherPhases: z.record(z.string(), z.string()),
  shortNames: z.record(z.string(), z.string()),
  everydaySigns: z.array(z.string()),
  figures: z.array(z.strictObject({ said: pattern, aspects: z.array(z.array(z.string())) })),
})
const data = readYaml(new URL('../../../data/astrology/claims.yaml', import.meta.url), schema)

/** What five languages call the days of the week. */
export const weekdayNames = readYaml(new URL('../../../data/astrology/weekdays.yaml', import.meta.url), z.record(z.string(), pattern))

const parts: Readonly<Record<string, string>> = {
  ...data.parts,
  points: [...Object.values(points), ...Object.keys(data.shortNames)].sort((a, b) => b.length - a.length).join('|'),
  signs: signNames.join('|'),
  ordinals: ordinals.join('|'),
  days: Object.values(weekdayNames).join('|'),
}

const compiled = <Name extends string>(sources: Record<Name, string>, flags: string) =>
  Object.fromEntries(Object.entries<string>(sources).map(([name, source]) => [name, guarded(spelledOut(source, parts), flags)])) as Record<
    Name,
    Guarded
  >

/** How an English text claims something of a sky. The file says what each member is. */
export const claims = { ...compiled(data.claims, 'u'), ...compiled(data.anyCase, 'iu') }

export const { everydaySigns, figures, otherPhases, shortNames } = data
