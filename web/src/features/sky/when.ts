import type { Transit } from '@sibyl/contracts/http/your-sky'
import { sky as texts } from '#texts/sky.ts'
import { browserZone } from '../../lib/browser-zone.ts'
import { formatsIn } from '../../lib/format.ts'

const formats = formatsIn()

/** "Monday, November 23" in the reader's zone. */
const dayWords = (at: string) => formats.weekday.format(new Date(at))

/** "November", or "Nov". */
export const monthWords = (at: number | string, short = false) => formats[short ? 'shortMonth' : 'month'].format(new Date(at))

/** The time of a transit, as precisely as it is known. */
export const whenWords = ({ at, precision }: Pick<Transit, 'at' | 'precision'>): string => {
  if (precision === 'minute') return texts.fact.exact(dayWords(at), formats.time.format(new Date(at)))
  return precision === 'day' ? texts.fact.exactDay(dayWords(at)) : texts.fact.about(dayWords(at))
}

/** The city that names the reader's zone. */
export const zoneCity = () => browserZone().split('/').at(-1)?.replaceAll('_', ' ') ?? ''
