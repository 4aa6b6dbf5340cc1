import type { Timeframe } from '@sibyl/contracts/http/reading-forms'

export type SpreadPlaces = { said: string; places: readonly string[] }

const fivefold = ['Theme', 'Help', 'Block', 'Advice', 'Outcome']

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' })
const sevenDays = () => Array.from({ length: 7 }, (_, ahead) => weekday.format(Date.now() + ahead * 86_400_000))

const byTokens = (timeframe: Timeframe): SpreadPlaces => {
  switch (timeframe) {
    case 'present':
      return { said: 'Three places for where things stand.', places: ['Situation', 'Challenge', 'Advice'] }
    case 'tomorrow':
      return { said: 'Three places for one day.', places: ['Energy', 'Obstacle', 'Advice'] }
    case 'week':
      return { said: 'Five places for a week.', places: fivefold }
    case 'month':
      return { said: 'Five places for a month.', places: fivefold }
    default:
      return timeframe satisfies never
  }
}

/** The advanced spreads of The Adept. */
const byPremium = (timeframe: Timeframe): SpreadPlaces => {
  switch (timeframe) {
    case 'present':
      return {
        said: 'The Celtic Cross: six places for the matter, four for the way through it.',
        places: ['Situation', 'Challenge', 'Foundation', 'Past', 'Crown', 'Near future', 'Self', 'Others', 'Hopes, fears', 'Outcome'],
      }
    case 'tomorrow':
      return { said: 'Five places for one day.', places: ['Morning', 'Midday', 'Evening', 'Obstacle', 'Advice'] }
    case 'week':
      return { said: 'Seven places, one for each day.', places: sevenDays() }
    case 'month':
      return {
        said: 'The Horseshoe: seven places for a month.',
        places: ['Past', 'Present', 'Hidden', 'Obstacle', 'Others', 'Advice', 'Outcome'],
      }
    default:
      return timeframe satisfies never
  }
}

/** The places a tarot reading will be laid on, before it is asked for. */
export const spreadFor = (timeframe: Timeframe, premium: boolean): SpreadPlaces => (premium ? byPremium : byTokens)(timeframe)
