import { inPages } from '@sibyl/platform/store/in-pages'
import type { Where } from '@sibyl/platform/store/store'
import { DAY, type Instant, plus } from '@sibyl/platform/time'
import type { Readings } from './collections.ts'
import type { Reading } from './reading.ts'

/** Words that a reading must hold, and the first and last local date it may be for. */
export type Search = { words?: string | undefined; from?: string | undefined; to?: string | undefined }

/** Ignores case and accents, so that "cafe" finds "Café" and "strasse" finds "Straße". */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')

const MARKS = /\]\([^)]*\)|[*_#[]/g

/** Everything the reader wrote and read: the form, the title, the text without its marks, the names of the facts, the note. */
const textOf = ({ formData, title, content, facts, journal }: Reading): string =>
  folded([title, content.replace(MARKS, ''), journal?.note, ...Object.values(formData), ...facts.map(({ label }) => label)].join('\n'))

export const matches = ({ words = '', from = '', to = '~' }: Search) => {
  const terms = folded(words).split(/\s+/).filter(Boolean)
  return (reading: Reading, followUps = ''): boolean => {
    if (reading.date < from || reading.date > to) return false
    const text = terms.length > 0 ? textOf(reading) + followUps : ''
    return terms.every((term) => text.includes(term))
  }
}

/** No time zone puts an instant this far from its UTC date. */
const ZONES = 2 * DAY

const startOf = (from: string | undefined): Instant => (from === undefined ? '' : plus(`${from}T00:00:00.000Z`, -ZONES))

/** What was asked and answered below each of the reader's readings, by the reading's id. */
const followUpTexts = async (readings: Readings, readerId: unknown): Promise<Map<string, string>> => {
  const texts = new Map<string, string>()
  for await (const one of inPages<Reading>((page) => readings.find('byReader', { readerId: String(readerId), listed: false }, page)))
    if (one.followUpOf && one.status === 'done') texts.set(one.followUpOf, `${texts.get(one.followUpOf) ?? ''}\n${textOf(one)}`)
  return texts
}

/** Reads through the reader's history, a few readings in memory at a time; the texts have no index. */
export const searchHistory = async (
  readings: Readings,
  index: 'byReader' | 'byReaderAndMethod',
  where: Where<Reading>,
  search: Search,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ found: Reading[]; total: number }> => {
  const isMatch = matches(search)
  const followUps = search.words ? await followUpTexts(readings, where.readerId) : undefined
  const earliest = startOf(search.from)
  const found: Reading[] = []
  let total = 0
  for await (const reading of inPages<Reading>((page) => readings.find(index, where, page))) {
    if (reading.createdAt < earliest) break
    if (!isMatch(reading, followUps?.get(reading._id))) continue
    if (total >= skip && found.length < limit) found.push(reading)
    total += 1
  }
  return { found, total }
}
