import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { webhook } from '@sibyl/contracts/http/payments'
import { randomHex } from '@sibyl/platform/ids'
import type { ProcessesConfig } from './config.ts'

/** One process of the set. */
export type Member = {
  name: string
  /** Its entry point. */
  file: string
  port: number
  environment: NodeJS.ProcessEnv
  /** Of Node itself. */
  flags?: readonly string[]
}

/** The whole set, in the order in which it stops; it starts in the opposite one. */
export type ProcessSet = { gateway: Member; services: Member[]; generators: Member[]; emulators: Member[] }

type Secrets = Record<'LINK_SECRET' | 'KEY_SECRET' | 'DAILY_CARD_SECRET', string>

const HOST = '127.0.0.1'

/**
 * A thousand readings at once are many small objects that live for seconds. V8 would let what is over lie until there is twice as much: a
 * young generation that stays small, and an old one that is looked through when it has grown by two fifths, hold less.
 * deploy/docker/Dockerfile says the same.
 */
export const generatorFlags = ['--max-semi-space-size=8', '--heap-growing-percent=40']

const entry = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const urlOf = ({ port }: Member): string => `http://${HOST}:${port}`

const numbered = (name: string, many: number): string[] =>
  many === 1 ? [name] : Array.from({ length: many }, (_, index) => `${name}-${index + 1}`)

/** How many ports the set takes beside the gateway's. */
export const portsFor = ({ DIVINATIONS, GENERATORS }: ProcessesConfig): number => DIVINATIONS + GENERATORS + 5

/** What runs, each told where the others are. */
export const membersOf = (config: ProcessesConfig, ports: readonly number[], secrets: Secrets): ProcessSet => {
  const left = [...ports]
  const takePort = (): number => {
    const port = left.shift()
    if (port === undefined) throw new Error('a port is missing')
    return port
  }
  const member = (name: string, file: string, environment: NodeJS.ProcessEnv = {}): Member => ({
    name,
    file: entry(file),
    port: takePort(),
    environment: { HOST, ...shared, ...environment },
  })

  // What a process has compiled, the next one need not: a start takes half the work.
  const shared = { NODE_COMPILE_CACHE: config.NODE_COMPILE_CACHE ?? join(config.DATA_DIR, 'compiled') }
  const smtpPort = takePort()
  const emulated = {
    model: config.OPENAI_API_KEY === undefined,
    payments: config.STRIPE_SECRET_KEY === undefined,
    mail: config.SMTP_URL === undefined,
  }
  const names = (['model', 'payments', 'mail'] as const).filter((part) => emulated[part])
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  // Known to the two sides of this set alone.
  const webhookSecret = `whsec_${randomHex(24)}`
  const emulators =
    names.length > 0
      ? [
          member('emulators', 'deploy/emulators/src/main.ts', {
            DATA_DIR: config.DATA_DIR,
            SMTP_PORT: String(smtpPort),
            PUBLIC_URL: publicUrl,
            STRIPE_WEBHOOK_URL: `http://${HOST}:${config.PORT}/api${webhook.path}`,
            STRIPE_WEBHOOK_SECRET: webhookSecret,
          }),
        ]
      : []
  const emulatorsUrl = emulators.map(urlOf).join()

  const { LINK_SECRET, KEY_SECRET, DAILY_CARD_SECRET } = secrets
  const auth = member('auth', 'services/auth/src/main.ts', { LINK_SECRET, KEY_SECRET })
  const AUTH_URL = urlOf(auth)
  const notification = member('notification', 'services/notification/src/main.ts', {
    AUTH_URL,
    LINK_SECRET,
    PUBLIC_URL: publicUrl,
    ...(emulated.mail ? { SMTP_URL: `smtp://${HOST}:${smtpPort}` } : {}),
  })
  const divinations = numbered('divination', config.DIVINATIONS).map((name) =>
    member(name, 'services/divination/src/main.ts', { AUTH_URL, DAILY_CARD_SECRET }),
  )
  const payments = emulated.payments
    ? {
        STRIPE_SECRET_KEY: 'sk_test_emulated',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_emulated',
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_URL: `${emulatorsUrl}/_dev/stripe`,
      }
    : {}
  const billing = member('billing', 'services/billing/src/main.ts', { AUTH_URL, ...payments })
  const model = emulated.model ? { OPENAI_API_KEY: 'emulated', OPENAI_BASE_URL: `${emulatorsUrl}/_dev/model/v1` } : {}
  const generators = numbered('generator', config.GENERATORS).map((name) => ({
    ...member(name, 'services/divination/src/generator.ts', model),
    flags: generatorFlags,
  }))
  const gateway: Member = {
    name: 'gateway',
    file: entry('gateway/src/main.ts'),
    port: config.PORT,
    environment: {
      ...shared,
      HOST: config.HOST,
      PUBLIC_URL: publicUrl,
      AUTH_URL,
      DIVINATION_URL: divinations.map(urlOf).join(),
      BILLING_URL: urlOf(billing),
      NOTIFICATION_URL: urlOf(notification),
      EMULATORS_URL: emulatorsUrl,
      EMULATED: names.join(),
    },
  }
  return { gateway, services: [auth, notification, ...divinations, billing], generators, emulators }
}
