import { cardFacts, cardName, cardSlots, cardVars } from './cards.ts'
import type { Method } from './matter.ts'

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

/** The weekday of a date; undefined for an invalid date. */
const weekdayOf = (date: string | null | undefined): string | undefined => {
  const at = Date.parse(`${date}T12:00:00Z`)
  return Number.isNaN(at) ? undefined : weekday.format(at)
}

export const dailyCard: Method = {
  folders: ['shared', 'cards', 'daily-card'],
  topic: 'day',
  matterOf({ facts, date }, words) {
    const [card] = cardFacts(facts, words)
    if (!card) return undefined
    const day = weekdayOf(date)
    return {
      sections: 0,
      scope: {
        vars: { ...cardVars(card, words), weekday: day?.toLowerCase() },
        slots: { ...cardSlots(card, [card]), chief: cardName(card, [card]), day },
      },
    }
  },
}
