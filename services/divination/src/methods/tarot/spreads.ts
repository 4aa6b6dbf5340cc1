import type { Timeframe } from '@sibyl/contracts/http/reading-forms'

/** A place in a spread: its id for machines, its name for readers, and how a sentence speaks of it. */
export type Position = { id: string; name: string; as: string }
export type Spread = { id: string; name: string; positions: readonly Position[] }

const position = (id: string, name: string, as = `the ${name.toLowerCase()}`): Position => ({ id, name, as })

const three = (id: string, name: string, first: Position, second: Position): Spread => ({
  id,
  name,
  positions: [first, second, position('advice', 'Advice')],
})

const fivefold = (id: string, name: string): Spread => ({
  id,
  name,
  positions: [
    position('theme', 'Theme'),
    position('help', 'Help'),
    position('block', 'Block'),
    position('advice', 'Advice'),
    position('outcome', 'Outcome'),
  ],
})

const present = three('present', 'Three cards for the present', position('situation', 'Situation'), position('challenge', 'Challenge'))
const tomorrow = three('tomorrow', 'Three cards for tomorrow', position('energy', 'Energy'), position('obstacle', 'Obstacle'))
const week = fivefold('week', 'Five cards for the week')
const month = fivefold('month', 'Five cards for the month')

const celticCross: Spread = {
  id: 'celtic-cross',
  name: 'Celtic Cross',
  positions: [
    position('situation', 'Situation'),
    position('challenge', 'Challenge'),
    position('foundation', 'Foundation'),
    position('past', 'Past'),
    position('crown', 'Crown'),
    position('future', 'Near future', 'the near future'),
    position('self', 'Self', 'yourself'),
    position('others', 'Others', 'those around you'),
    position('hopes-and-fears', 'Hopes and fears', 'hopes and fears'),
    position('outcome', 'Outcome'),
  ],
}

const dayInFive: Spread = {
  id: 'day-in-five',
  name: 'Five cards through tomorrow',
  positions: [
    position('morning', 'Morning'),
    position('midday', 'Midday', 'midday'),
    position('evening', 'Evening'),
    position('obstacle', 'Obstacle'),
    position('advice', 'Advice'),
  ],
}

const horseshoe: Spread = {
  id: 'horseshoe',
  name: 'Horseshoe',
  positions: [
    position('past', 'Past'),
    position('present', 'Present'),
    position('hidden', 'Hidden', 'what is hidden'),
    position('obstacle', 'Obstacle'),
    position('others', 'Others', 'those around you'),
    position('advice', 'Advice'),
    position('outcome', 'Outcome'),
  ],
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

/** Seven cards, one a day, beginning with the day itself. `date` is local, YYYY-MM-DD. */
const dayByDay = (date: string): Spread => ({
  id: 'day-by-day',
  name: 'Seven cards, day by day',
  positions: Array.from({ length: 7 }, (_, index) => {
    const day = weekday.format(new Date(Date.parse(`${date}T12:00:00Z`) + index * 86_400_000))
    return { id: `day-${index + 1}`, name: day, as: day }
  }),
})

/** The spread for a timeframe; premium readers get the larger one. */
export const spreadFor = (timeframe: Timeframe, premium: boolean, date: string): Spread => {
  switch (timeframe) {
    case 'present':
      return premium ? celticCross : present
    case 'tomorrow':
      return premium ? dayInFive : tomorrow
    case 'week':
      return premium ? dayByDay(date) : week
    case 'month':
      return premium ? horseshoe : month
    default:
      return timeframe satisfies never
  }
}
