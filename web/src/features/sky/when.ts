import type { Transit } from '@sibyl/contracts/http/your-sky'
import { language } from '#texts/language.ts'
import { sky as texts } from '#texts/sky.ts'
import { browserZone } from '../../lib/browser-zone.ts'
import { formatTime } from '../../lib/format.ts'

const longDay = new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', day: 'numeric' })
const monthName = new Intl.DateTimeFormat(language, { month: 'long' })
const shortMonthName = new Intl.DateTimeFormat(language, { month: 'short' })

/** "Monday, November 23" in the reader's zone. */
const dayWords = (at: string) => longDay.format(new Date(at))

/** "November", or "Nov". */
export const monthWords = (at: number | string, short = false) => (short ? shortMonthName : monthName).format(new Date(at))

/** The time of a transit, as precisely as it is known. */
export const whenWords = ({ at, precision }: Pick<Transit, 'at' | 'precision'>): string => {
  if (precision === 'minute') return texts.fact.exact(dayWords(at), formatTime(at))
  return precision === 'day' ? texts.fact.exactDay(dayWords(at)) : texts.fact.about(dayWords(at))
}

/** The city that names the reader's zone. */
export const zoneCity = () => browserZone().split('/').at(-1)?.replaceAll('_', ' ') ?? ''
