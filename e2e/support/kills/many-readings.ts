import { call, newReader, type SignedIn } from '../reader.ts'

/** A product that gets killed: `isUp` resolves once it answers again. */
export type Killed = { url: string; isUp(): Promise<void> }

/** One reading: its reader and its idempotency key. */
export type Errand = { reader: SignedIn; key: string; method: string; formData: Record<string, unknown> }

export const TOKENS_EACH = 3
const TOGETHER = 6

const forms: readonly (readonly [method: string, formData: Record<string, unknown>])[] = [
  ['tarot', { timeframe: 'week', question: 'Should I take the offer from the studio?' }],
  ['iching', { situation: 'My sister and I run a bakery together, and we no longer agree on anything.' }],
  ['dream', { dreamDescription: 'I was in my old school and my teeth fell out. Then my father and I walked to the sea.' }],
  ['love', { yourName: 'Mira', partnerName: 'Jon', relationshipContext: 'We moved in together and now we hardly talk.' }],
  ['numerology', { readingType: 'lifepath', fullName: 'Mira Lund', dateOfBirth: '1988-06-12' }],
  ['astrology', { readingType: 'weekly', dateOfBirth: '1988-06-12' }],
]

/** Readers with a new reader's tokens, signed up a few at a time. */
export const manyReaders = async (product: Killed, many: number): Promise<SignedIn[]> => {
  const readers: SignedIn[] = []
  while (readers.length < many) {
    const next = Array.from(
      { length: Math.min(TOGETHER, many - readers.length) },
      (_, index) => `reader-${readers.length + index}@sibyl.example`,
    )
    readers.push(...(await Promise.all(next.map((email) => newReader(product, email)))))
  }
  return readers
}

/** This many readings of all paid methods, each under its own key; every reader requests as many as they have tokens. */
export const errandsOf = (readers: readonly SignedIn[], many: number): Errand[] =>
  Array.from({ length: many }, (_, index) => {
    const [method, formData] = forms[index % forms.length] ?? ['tarot', {}]
    return { reader: readers[index % readers.length] as SignedIn, key: `errand-${index}`, method, formData }
  })

/** Requests a reading, and repeats under the same key while there is no response, until the reading has ended; returns how. */
export const askUntilEnded = async (
  product: Killed,
  { reader, key, method, formData }: Errand,
  signal: AbortSignal,
): Promise<'done' | 'failed'> => {
  for (;;) {
    await product.isUp()
    signal.throwIfAborted()
    const options = { token: reader.token, key, body: { formData } }
    // A cut connection does not say whether the request took effect; a repeat does.
    const answer = await call(product, `/api/divination/reading/${method}`, options).catch(() => undefined)
    if (answer?.status === 201) return 'done'
    if (answer?.body.code === 'generation_failed') return 'failed'
    if (answer && answer.status < 502) throw new Error(`${method} was answered with ${answer.status}: ${JSON.stringify(answer.body)}`)
  }
}
