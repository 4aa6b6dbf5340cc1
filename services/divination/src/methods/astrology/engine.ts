import type { AstrologyForm } from '@sibyl/contracts/http/reading-forms-astrology'
import { AppError } from '@sibyl/platform/app-error'
import { DAY } from '@sibyl/platform/time'
import type { Cast, Engine } from '../method.ts'
import { natalFacts, weekFacts } from './facts.ts'
import { type Birth, begunSomewhere, birthOf, placeOf } from './natal/birth.ts'
import { natalChart } from './natal/natal-chart.ts'
import { natalPicture, weekPicture } from './picture.ts'
import { progressedSky, returnSky } from './returns/later-sky.ts'
import { progressedFacts } from './returns/progressed-facts.ts'
import { returnFacts } from './returns/return-facts.ts'
import type { ReturnKind } from './transits/returns.ts'
import { weekFor } from './week/week.ts'
import { weekDetail } from './week/week-detail.ts'

type Moment = { premium: boolean; now: number }

const NO_RETURN_YET = 'The first return after this birth is still to come. Please choose the coming one'

const castReturn = (kind: ReturnKind, birth: Birth, form: AstrologyForm, { premium, now }: Moment): Cast => {
  const { returnTurn = 'coming', returnPlace, returnPlaceId } = form
  const place = returnPlace ? placeOf(returnPlace, returnPlaceId, 'returnPlace') : birth.place
  const sky = returnSky(birth, kind, returnTurn, place, now)
  // A return found within a day of the birth is the birth itself.
  if (sky.moment.at < birth.at + DAY) throw new AppError('invalid_input', { fields: [{ field: 'returnTurn', message: NO_RETURN_YET }] })
  return { facts: returnFacts(sky, birth, premium), images: [natalPicture(sky.chart, `${kind === 'solar' ? 'Solar' : 'Lunar'} return`)] }
}

const castProgressions = (birth: Birth, { premium, now }: Moment): Cast => {
  const sky = progressedSky(birth, now)
  return { facts: progressedFacts(sky, birth, now, premium), images: [natalPicture(sky.chart, 'Progressed chart')] }
}

/** @throws AppError invalid_input for an impossible birth, an unknown place or a return before the first one */
export const cast: Engine<AstrologyForm> = (form, { premium, at, date, zone }) => {
  const now = Date.parse(at)
  switch (form.readingType) {
    case 'natal': {
      const birth = birthOf(form, now)
      const chart = natalChart(birth)
      return { facts: natalFacts(chart, birth, premium), images: [natalPicture(chart)] }
    }
    case 'weekly': {
      begunSomewhere(form.dateOfBirth, now)
      const week = weekFor(form.dateOfBirth, date, zone)
      const detail = premium ? weekDetail(week, form.dateOfBirth) : undefined
      return { facts: weekFacts(week, detail), images: [weekPicture(week)], timeframe: 'week' }
    }
    case 'solarreturn':
      return castReturn('solar', birthOf(form, now), form, { premium, now })
    case 'lunarreturn':
      return castReturn('lunar', birthOf(form, now), form, { premium, now })
    case 'progressions':
      return castProgressions(birthOf(form, now), { premium, now })
    default:
      return form.readingType satisfies never
  }
}
