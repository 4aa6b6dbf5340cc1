import type { GeneratedReading } from '@sibyl/contracts/http/readings'
import type { MethodId } from '@sibyl/contracts/methods'
import { asBrowser } from '../../support/chaos/client.ts'
import type { Product } from '../../support/product.ts'
import { call, eventually, newReader, readTarot, registration, type SignedIn, wallet } from '../../support/reader.ts'
import type { ReadingName, Scene } from '../screen.ts'

const question = 'Should I take the offer from the studio, or wait for the other one?'
const situation = 'My sister and I have not spoken since we sold the house of our parents, and I do not know how to begin.'
const birth = { dateOfBirth: '1979-03-14' }
const timed = { ...birth, timeOfBirth: '11:30', placeOfBirth: 'Ulm, Germany' }

const asked: Record<ReadingName, { method: MethodId; formData: Record<string, unknown> }> = {
  'daily-card': { method: 'daily-card', formData: {} },
  tarot: { method: 'tarot', formData: { timeframe: 'month', question } },
  'celtic-cross': { method: 'tarot', formData: { timeframe: 'present', question } },
  'five-cards': { method: 'tarot', formData: { timeframe: 'tomorrow', question } },
  astrology: { method: 'astrology', formData: { readingType: 'natal', ...timed } },
  'weekly-sky': { method: 'astrology', formData: { readingType: 'weekly', ...birth } },
  'solar-return': { method: 'astrology', formData: { readingType: 'solarreturn', ...timed, returnPlace: 'Lisbon, Portugal' } },
  'lunar-return': { method: 'astrology', formData: { readingType: 'lunarreturn', ...timed } },
  progressions: { method: 'astrology', formData: { readingType: 'progressions', ...timed } },
  numerology: { method: 'numerology', formData: { readingType: 'lifepath', fullName: 'Mira Lund', ...birth } },
  'personal-month': { method: 'numerology', formData: { readingType: 'personalmonth', ...birth } },
  'year-ahead': { method: 'numerology', formData: { readingType: 'personalyear', ...birth } },
  'name-change': {
    method: 'numerology',
    formData: { readingType: 'namechange', fullName: 'Mira Lund', newName: 'Mira Weber', ...birth },
  },
  iching: { method: 'iching', formData: { situation } },
  dream: {
    method: 'dream',
    formData: {
      dreamDescription: 'I was flying over the sea, and the old house of my mother stood below me with a locked door.',
      dreamEmotions: 'calm, then afraid',
    },
  },
  love: { method: 'love', formData: { yourName: 'Mira', partnerName: 'Jonas', relationshipContext: `We hardly talk. ${situation}` } },
  synastry: {
    method: 'love',
    formData: {
      yourName: 'Mira',
      partnerName: 'Jonas',
      relationshipContext: 'We met on a train and write to each other each week. Should we move in together, or keep two flats?',
      yourBirth: { dateOfBirth: '1991-03-14', timeOfBirth: '01:06', placeOfBirth: 'Brno, Czechia' },
      partnerBirth: { dateOfBirth: '1989-09-02', timeOfBirth: '21:15', placeOfBirth: 'Hamburg, Germany' },
    },
  },
}

/** The names of the readings: one of each method, plus the variants that a method has. */
export const readingNames = Object.keys(asked) as ReadingName[]

export const formOf = (name: ReadingName) => asked[name].formData

const TRIES = 3

/** Asks again where the model's texts were refused: other tests look at that, and one refusal would fail every screen here. */
const read = async (product: Product, { token }: SignedIn, name: ReadingName): Promise<GeneratedReading> => {
  const { method, formData } = asked[name]
  for (let tries = 1; ; tries += 1) {
    const key = `shown-${name}-${tries}`
    const { status, body } = await call(product, `/api/divination/reading/${method}`, { token, body: { formData }, key })
    if (status === 201) return body.reading as GeneratedReading
    if (body.code !== 'generation_failed' || tries === TRIES)
      throw new Error(`${name} was answered with ${status}: ${JSON.stringify(body)}`)
  }
}

/** Buys The Adept, and waits until the reader has it. */
export const subscribe = async (product: Product, reader: SignedIn): Promise<void> => {
  const plan = { planIndex: 0, plan: 'premium_monthly' }
  const { body } = await call(product, '/api/payments/subscription/create', { token: reader.token, body: plan })
  const { clientSecret } = body.data as { clientSecret: string }
  await asBrowser({ url: product.url, isUp: async () => undefined, over: new AbortController().signal }, clientSecret, 'good')
  const [paymentIntentId] = clientSecret.split('_secret_')
  await call(product, '/api/payments/confirm', { token: reader.token, body: { paymentIntentId } })
  await eventually(async () => ((await wallet(product, reader)) as { tier?: string }).tier === 'premium' || undefined)
}

/** The addresses of those whom a scene knows. */
export const addresses = { reader: 'mira@sibyl.example', adept: 'adept@sibyl.example', unverified: 'nobody.yet@sibyl.example' }

/** Fills a new product with readers and the adept's readings. */
export const setScene = async (product: Product): Promise<{ scene: Scene; reader: SignedIn; adept: SignedIn }> => {
  const { unverified } = addresses
  const [reader, adept] = [await newReader(product, addresses.reader), await newReader(product, addresses.adept)]
  await readTarot(product, reader)
  await subscribe(product, adept)
  await call(product, '/api/auth/register', { body: registration(unverified) })
  const readings: Partial<Scene['readings']> = {}
  // One after the other: all at once keep the product's one thread busy for seconds, in which the gateway gives up on callers.
  for (const name of readingNames) readings[name] = await read(product, adept, name)
  return { scene: { readings: readings as Scene['readings'], unverified }, reader, adept }
}
