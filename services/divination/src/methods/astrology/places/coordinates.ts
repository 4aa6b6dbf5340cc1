import timeZoneAt from '@photostructure/tz-lookup'
import type { Place } from './gazetteer.ts'

/** Degrees, with or without minutes and seconds: 48.2, 48°12', 48 12 30. */
const NUMBER = String.raw`(\d{1,3}(?:\.\d+)?)(?:\s*°\s*|\s+)?(?:(\d{1,2}(?:\.\d+)?)(?:\s*['′’]\s*|\s+)?)?(?:(\d{1,2}(?:\.\d+)?)\s*["″”]?)?`
const signed = /^\s*([+\-−]?)(\d{1,3}(?:\.\d+)?)\s*°?\s*[,;\s]\s*([+\-−]?)(\d{1,3}(?:\.\d+)?)\s*°?\s*$/
const lettersBehind = new RegExp(String.raw`^\s*${NUMBER}\s*([NS])\s*[,;]?\s*${NUMBER}\s*([EWO])\s*$`, 'i')
const lettersBefore = new RegExp(String.raw`^\s*([NS])\s*${NUMBER}\s*[,;]?\s*([EWO])\s*${NUMBER}\s*$`, 'i')

/** Four decimals of a degree are eleven metres. */
const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

const minus = (sign: string | undefined): number => (sign === '-' || sign === '−' ? -1 : 1)
const towards = (letter: string | undefined): number => (/[SW]/i.test(letter ?? '') ? -1 : 1)

/** NaN if minutes or seconds are sixty or more. */
const degreesOf = (degrees: string | undefined, minutes = '0', seconds = '0'): number =>
  Number(minutes) < 60 && Number(seconds) < 60 ? Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600 : Number.NaN

const read = (text: string): [latitude: number, longitude: number] | undefined => {
  const plain = signed.exec(text)
  if (plain) return [minus(plain[1]) * Number(plain[2]), minus(plain[3]) * Number(plain[4])]
  const behind = lettersBehind.exec(text)
  if (behind) {
    const [, a, b, c, ns, d, e, f, ew] = behind
    return [towards(ns) * degreesOf(a, b, c), towards(ew) * degreesOf(d, e, f)]
  }
  const [, ns, a, b, c, ew, d, e, f] = lettersBefore.exec(text) ?? []
  return ns === undefined ? undefined : [towards(ns) * degreesOf(a, b, c), towards(ew) * degreesOf(d, e, f)]
}

/**
 * Parses coordinates: `48.2, 16.37`, `48°12'N 16°22'E` or `N48 12 30, E16 22`, latitude first. The time zone follows today's borders, at
 * sea the nautical zone. Undefined for any other text, and for coordinates out of range.
 */
export const pointTyped = (text: string): Place | undefined => {
  const found = read(text)
  if (!found) return undefined
  const [latitude, longitude] = found.map(round) as [number, number]
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined
  const title = `${Math.abs(latitude)}° ${latitude < 0 ? 'S' : 'N'} ${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`
  return { id: '', name: title, region: '', country: '', latitude, longitude, timezone: timeZoneAt(latitude, longitude), population: 0 }
}
