import { sleep } from 'k6'
import { Trend } from 'k6/metrics'
import { ACCESS_TOKEN_SECONDS, WELCOME_TOKENS } from '../../../contracts/src/constants.ts'
import { call, callAll, expectThat, type Json } from './client.ts'
import { countFrom } from './environment.ts'
import { linkTokenFor } from './mailbox.ts'

export type Reader = { email: string; token: string; refreshToken: string; signedInAt: number }

/** How long a reader who has signed in waits for the welcome tokens: auth's event, handled by divination, mostly came sooner. */
const welcomeDelay = new Trend('welcome_delay', true)

/** Accounts that are opened at the same time: each costs the product two password hashes, a fifth of a second of a core apiece. */
const PARALLEL = countFrom('PARALLEL', 4)
const PASSWORD = 'Quiet-Moon-7'
const PATIENCE_MS = 30_000

const someAddress = (): string => {
  const random = Math.floor(Math.random() * 2 ** 40).toString(36)
  return `reader-${Date.now().toString(36)}-${random}@load.sibyl.example`
}

/** Tokens in a reader's wallet; -1 when it cannot be seen. */
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

/** Those of `of` whose answer is right. */
const answered = <T>(of: readonly T[], answers: readonly { status: number }[]): T[] =>
  of.filter((_, index) => [200, 201].includes(answers[index]?.status ?? 0))

const signedIn = (email: string, body: Json): Reader => ({
  email,
  token: String(body.token),
  refreshToken: String(body.refreshToken),
  signedInAt: Date.now(),
})

const openSome = (count: number): Reader[] => {
  const emails = Array.from({ length: count }, someAddress)
  const registrations = emails.map((email) => ({ body: { firstName: 'Load', lastName: 'Reader', email, password: PASSWORD } }))
  const registrationAnswers = callAll('register', registrations)
  const registered = answered(emails, registrationAnswers)
  // Who was refused comes back when the product says so, as a client does.
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

/** Opens an account, follows the mailed link, signs in and waits for the welcome tokens; nothing when a step was refused. */
export const newReader = (): Reader | undefined => openSome(1)[0]

/** The same for many, a few at a time: for setup(). @throws Error when some could not be opened */
export const openReaders = (count: number): Reader[] => {
  const readers: Reader[] = []
  while (readers.length < count) {
    const opened = openSome(Math.min(PARALLEL, count - readers.length))
    if (opened.length === 0) {
      throw new Error(
        `Only ${readers.length} of ${count} accounts could be opened. Is the mailbox reachable, and are LIMIT_REGISTRATION and LIMIT_SIGN_IN_BY_ADDRESS high enough?`,
      )
    }
    readers.push(...opened)
  }
  return readers
}

/** The reader with a session that is good for some minutes more, refreshed where it is about to end. */
export const refreshed = (reader: Reader): Reader => {
  const ageSeconds = (Date.now() - reader.signedInAt) / 1000
  if (ageSeconds < ACCESS_TOKEN_SECONDS * 0.7) return reader
  const { status, body } = call('refresh', { body: { refreshToken: reader.refreshToken } })
  return status === 200 ? signedIn(reader.email, body) : reader
}
