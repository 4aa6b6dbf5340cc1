import { call, eventually, linkTokenIn, mailTo, type SignedIn, tarot, wallet } from './reader.ts'

type At = { url: string }
export type MarkedReader = SignedIn & { userId: string; marker: string }

const slow = 5
const quick = 2000

const setModel = (product: At, settings: Record<string, unknown>) =>
  call(product, '/_dev/model/settings', { method: 'PUT', body: settings })

/**
 * A reader who has entered a unique word into every field there is: names, addresses, passwords, questions, a dream, the contact form, also
 * in refused requests. One of their readings is still being written.
 */
export const markedReader = async (product: At, marker: string): Promise<MarkedReader> => {
  const [email, password] = [`${marker.toLowerCase()}@sibyl.example`, `${marker}-Moon-7`]
  const send = async (path: string, body: unknown, options: Parameters<typeof call>[2] = {}): Promise<number> =>
    (await call(product, `/api${path}`, { body, headers: { 'User-Agent': marker }, ...options })).status
  const statuses: Record<string, number> = {}

  statuses.registered = await send('/auth/register', { firstName: marker, lastName: marker, email, password })
  await send('/auth/register', { firstName: marker, lastName: marker, email, password: marker })
  await send('/auth/login', { email, password: `${marker}-wrong` })
  await send('/auth/login', { email: `other.${email}`, password })
  statuses.verified = await send('/auth/verify-email', { token: linkTokenIn(await mailTo(product, email, /verify|confirm/i)) })
  const signedIn = await call(product, '/api/auth/login', { body: { email, password } })
  const { token, refreshToken, user } = signedIn.body as { token: string; refreshToken: string; user: { _id: string } }
  const reader = { email, token, refreshToken, userId: user._id, marker }
  await eventually(async () => ((await wallet(product, reader)).oracleTokens === 3 ? true : undefined))

  statuses.renamed = await send('/auth/profile', { firstName: `New ${marker}`, timezone: 'Europe/Prague' }, { method: 'PUT', token })
  statuses.contact = await send('/contact/submit', { name: marker, email, message: `${marker} has not come, says ${marker}.` })
  await send('/auth/forgot-password', { email })
  const text = `What does ${marker} mean for the next months of my life?`
  const read = (method: string, formData: unknown, key: string) =>
    send(`/divination/reading/${method}`, { formData }, { token, key: `${marker}-${key}` })

  const person = { name: marker, relation: marker, dateOfBirth: '1979-03-14', unknownTime: true, placeOfBirth: 'Brno' }
  statuses.person = await send('/divination/people', person, { token })
  await send('/divination/people', { ...person, placeOfBirth: marker }, { token })

  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
  statuses.browser = await send('/notifications/push-subscriptions', { endpoint: `https://push.invalid/${marker}`, keys }, { token })
  const evening = { at: '21:00', way: 'push' }
  statuses.reminders = await send('/notifications/reminders', { morning: null, evening }, { method: 'PUT', token })
  const given = { tokens: 1, recipientEmail: `friend.${email}`, recipientName: marker, giverName: marker, note: `Ask ${marker}` }
  statuses.gift = await send('/payments/gifts/create', given, { token })

  await setModel(product, { tokensPerSecond: quick, failure: 'http-500', failureRate: 1 })
  statuses.tarot = await read('tarot', tarot(text).formData, 'tarot')
  statuses.numerology = await read(
    'numerology',
    { readingType: 'lifepath', fullName: `Ada ${marker}`, dateOfBirth: '1979-03-14' },
    'numerology',
  )
  await setModel(product, { failure: 'none' })
  await read('astrology', { readingType: 'natal', dateOfBirth: '1979-03-14', placeOfBirth: marker }, 'astrology')
  statuses.iching = await read('iching', { situation: text }, 'iching')
  const dream = `I was flying over ${marker} and the old house of my mother was below me.`
  statuses.dream = await read('dream', { dreamDescription: dream, dreamEmotions: marker, currentLifeSituation: marker }, 'dream')
  statuses.daily = (await call(product, '/api/divination/daily-card', { token })).status
  expect(statuses).toEqual({
    registered: 201,
    verified: 200,
    renamed: 200,
    contact: 200,
    person: 201,
    browser: 201,
    reminders: 200,
    gift: 200,
    tarot: 502,
    numerology: 502,
    iching: 201,
    dream: 201,
    daily: 200,
  })

  await setModel(product, { tokensPerSecond: slow })
  void read('love', { yourName: marker, partnerName: marker, relationshipContext: text }, 'love').catch(() => undefined)
  await eventually(async () => {
    const { readings } = (await call(product, '/api/divination/history', { token })).body as { readings: { status: string }[] }
    return readings.some(({ status }) => status === 'writing') || undefined
  })
  return reader
}

/** Restores the emulated model's speed from before the marked reader. */
export const hurryModel = (product: At) => setModel(product, { tokensPerSecond: quick })
