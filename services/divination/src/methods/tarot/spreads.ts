import type { Timeframe } from '@sibyl/contracts/http/reading-forms-tarot'
import { AppError } from '@sibyl/platform/app-error'
import { type Position, type Spread, spreads, type TarotSpread } from './spreads.data.ts'

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

/** The name of the day or month that a position such as `day-1` stands for, counted from `date` (local, YYYY-MM-DD). */
const calendarName = (id: string, date: string): string | undefined => {
  const [, unit, number = ''] = /^(day|month)-(\d+)$/.exec(id) ?? []
  const ahead = Number(number) - 1
  const noon = new Date(`${date}T12:00:00Z`)
  if (unit === 'day') return weekday.format(noon.getTime() + ahead * 86_400_000)
  return unit && month.format(Date.UTC(noon.getUTCFullYear(), noon.getUTCMonth() + ahead, 1))
}

const onDate = ({ positions, ...spread }: TarotSpread, date: string): Spread => {
  const dated = (position: Position): Position => {
    const name = calendarName(position.id, date)
    return name === undefined ? position : { ...position, name, as: name }
  }
  return { ...spread, positions: spread.calendar ? positions.map(dated) : positions }
}

const unknownSpread = () =>
  new AppError('unknown_spread', {
    fields: [{ field: 'spread', message: `There is no such spread. Please choose one of: ${spreads.map(({ id }) => id).join(', ')}.` }],
  })

/** @throws AppError unknown_spread, with the ids of all spreads, if a form names another */
export const requireKnownSpread = (form: unknown): void => {
  const id = typeof form === 'object' && form && 'spread' in form ? form.spread : undefined
  if (typeof id === 'string' && !spreads.some((one) => one.id === id)) throw unknownSpread()
}

/**
 * The spread that a form names, otherwise the default for its timeframe and the reader's tier. `date` is the reader's local date, YYYY-MM-DD.
 * @throws AppError unknown_spread; invalid_input for another timeframe than the spread's own; access_required for a premium spread without a subscription
 */
export const spreadFor = (
  { spread: id, timeframe }: { spread?: string | undefined; timeframe: Timeframe },
  premium: boolean,
  date: string,
): Spread => {
  const tier = premium ? 'premium' : 'free'
  const spread = spreads.find((one) => (id === undefined ? one.tier === tier && one.timeframes.includes(timeframe) : one.id === id))
  if (!spread) throw unknownSpread()
  if (spread.tier === 'premium' && !premium)
    throw new AppError('access_required', {
      message: `${spread.name} is one of the advanced spreads, which require a premium subscription.`,
    })
  if (spread.fixed && !spread.timeframes.includes(timeframe))
    throw new AppError('invalid_input', {
      fields: [{ field: 'timeframe', message: `“${spread.name}” is laid for another timeframe: ${spread.timeframes.join(', ')}.` }],
    })
  return onDate(spread, date)
}

/** Where each card of a spread lies, in steps of one card; undefined for a spread laid in a row. */
export const layoutOf = (id: string) =>
  spreads
    .find((spread) => spread.id === id)
    ?.positions.map(({ at, turned }, index) => ({ at: at ?? ([index, 0] as const), turned: turned === true }))
