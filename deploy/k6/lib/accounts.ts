import { sleep } from 'k6'
import { Trend } from 'k6/metrics'
import { ACCESS_TOKEN_SECONDS, WELCOME_TOKENS } from '../../../contracts/src/constants.ts'
import { call, callAll, expectThat, type Json } from './client.ts'
import { linkTokenFor } from './mailbox.ts'

export type Reader = { email: string; token: string; refreshToken: string; signedInAt: number }

/** How long a reader who has signed in waits for the welcome tokens: usually divination has already handled auth's event by then. */
const welcomeDelay = new Trend('welcome_delay', true)

const PASSWORD = 'Quiet-Moon-7'
const PATIENCE_MS = 30_000

const someAddress = (): string => {
  const random = Math.floor(Math.random() * 2 ** 40).toString(36)
  return `reader-${Date.now().toString(36)}-${random}@load.sibyl.example`
}

/** Tokens in a reader's wallet; -1 if the call fails. */
export const tokensOf = ({ token }: Reader): number => {
  const { body } = call('getWallet', { token })
  return typeof body.oracleTokens === 'number' ? body.oracleTokens : -1
}

const awaitWelcome = (reader: Reader): void => {
  const asked = Date.now()
  let tokens = tokensOf(reader)
  while (tokens !== WELCOME_TOKENS && Date.now() - asked < PATIENCE_MS) {
    sleep(0.2)
    tokens = tokensOf(reader)
  }
  welcomeDelay.add(Date.now() - asked)
  expectThat(`a verified reader has ${WELCOME_TOKENS} tokens`, tokens === WELCOME_TOKENS)
}

/** The items whose response is right. */
const answered = <T>(of: readonly T[], answers: readonly { status: number }[]): T[] =>
  of.filter((_, index) => [200, 201].includes(answers[index]?.status ?? 0))

const signedIn = (email: string, body: Json): Reader => ({
  email,
  token: String(body.token),
  refreshToken: String(body.refreshToken),
  signedInAt: Date.now(),
})

/** Signs in those of the accounts that this product still has. */
export const signIn = (emails: readonly string[]): Reader[] => {
  const asks = emails.map((email) => ({ body: { email, password: PASSWORD }, expected: [200, 401] }))
  return callAll('login', asks).flatMap(({ status, body }, index) => (status === 200 ? [signedIn(emails[index] ?? '', body)] : []))
}

/**
 * Registers several accounts concurrently, follows the mailed links, signs in and waits for the welcome tokens; returns those that went
 * through.
 */
export const openSome = (count: number): Reader[] => {
  const emails = Array.from({ length: count }, someAddress)
  const registrations = emails.map((email) => ({ body: { firstName: 'Load', lastName: 'Reader', email, password: PASSWORD } }))
  const registrationAnswers = callAll('register', registrations)
  const registered = answered(emails, registrationAnswers)
  // A refused call is retried after its Retry-After, as a client does.
  if (registered.length === 0) sleep(Math.min(5, Number(registrationAnswers[0]?.header('Retry-After') ?? 1)))
  const registeredAt = Date.now()
  const links = registered.flatMap((email) => {
    const token = linkTokenFor(email, registeredAt)
    return token ? [{ email, token }] : []
  })
  const verified = answered(
    links,
    callAll(
      'verifyEmail',
      links.map(({ token }) => ({ body: { token } })),
    ),
  )
  const answers = callAll(
    'login',
    verified.map(({ email }) => ({ body: { email, password: PASSWORD } })),
  )
  const readers = answers.flatMap(({ status, body }, index) => {
    const { email } = verified[index] ?? {}
    return status === 200 && email ? [signedIn(email, body)] : []
  })
  for (const reader of readers) awaitWelcome(reader)
  return readers
}

/** Registers, follows the mailed link, signs in and waits for the welcome tokens; undefined if a step was refused. */
export const newReader = (): Reader | undefined => openSome(1)[0]

/** The reader with a session that is valid for some minutes more, refreshed if it is about to expire. */
export const refreshed = (reader: Reader): Reader => {
  const ageSeconds = (Date.now() - reader.signedInAt) / 1000
  if (ageSeconds < ACCESS_TOKEN_SECONDS * 0.7) return reader
  const { status, body } = call('refresh', { body: { refreshToken: reader.refreshToken } })
  return status === 200 ? signedIn(reader.email, body) : reader
}
