import { randomBytes } from 'node:crypto'
import { newId } from '@sibyl/platform/ids'
import type { Instant } from '@sibyl/platform/time'
import { cardOfTheDay } from '../../services/divination/src/methods/daily-card/draw.ts'
import { dailyCardFacts } from '../../services/divination/src/methods/daily-card/facts.ts'
import { localDate } from '../../services/divination/src/methods/daily-card/local-date.ts'
import { type AskedMethod, castReading, type FormOf } from '../../services/divination/src/methods/engines.ts'
import type { Cast, Occasion } from '../../services/divination/src/methods/method.ts'
import { cryptographic } from '../../services/divination/src/methods/randomness.ts'
import { type Reading, requested } from '../../services/divination/src/readings/reading.ts'
import { screen } from '../../services/divination/src/safety/screen.ts'
import type { Question } from './questions.ts'

const castBy = async ({ method, form }: Question, occasion: Occasion): Promise<Cast> => {
  if (method === 'daily-card') {
    return { facts: dailyCardFacts(cardOfTheDay(randomBytes(32).toString('hex'), 'evaluation', occasion.date)), images: [] }
  }
  return castReading(method, form as FormOf<AskedMethod>, occasion)
}

/** A reading as a reader's request makes it, to be written within `waitMs`: screened, with facts cast by the method's engine. @throws AppError invalid_input */
export const castQuestion = async (question: Question, at: Instant, waitMs: number): Promise<Reading> => {
  const { method, premium, zone } = question
  const formData = question.form as Record<string, unknown>
  const screening = screen(formData)
  const date = localDate(at, zone)
  const cast = await castBy(question, { premium, at, date, zone, chance: cryptographic, concerns: screening.concerns })
  const request = { _id: newId('rd'), readerId: 'evaluation', methodId: method, formData, screening, date, paid: premium }
  return requested({ ...request, ...cast }, at, waitMs).next
}
