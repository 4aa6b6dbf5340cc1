import { signNames } from '@sibyl/contracts/signs'
import { moonTables } from '#texts/moon.ts'

/** A longitude in words, 2°21′ Gemini; minutes are rounded, but never into the next sign. */
export const position = (longitude: number): string => {
  const sign = Math.floor(longitude / 30) % 12
  const minutes = Math.min(Math.round((longitude % 30) * 60), 30 * 60 - 1)
  return moonTables.position(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'), signNames[sign] ?? signNames[0])
}
