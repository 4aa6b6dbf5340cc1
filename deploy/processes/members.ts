import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { webhook } from '@sibyl/contracts/http/payments'
import { randomHex } from '@sibyl/platform/ids'
import { STOP_TIMEOUT_MS, STOP_TIMEOUT_WITH_READINGS_MS } from '@sibyl/platform/lifecycle/stop-timeout'
import type { ProcessesConfig } from './config.ts'

/** One process of the set. */
export type Member = {
  name: string
  /** Its entry point. */
  file: string
  /** Called at each start until it was ready once, because another process may take the last port in between. */
  choosePort(): number
  /** Read at each start, because it contains the addresses of members that started earlier. */
  environment(): NodeJS.ProcessEnv
  /** How long its stop may take, in milliseconds. */
  stopTimeoutMs: number
  /** Node's own arguments, beside those of every process (platform/src/lifecycle/lean.ts). */
  flags?: readonly string[]
}

/** The members that can join a running set. */
export const replicaKinds = ['generator', 'divination', 'gateway'] as const
type ReplicaKind = (typeof replicaKinds)[number]

/** Members in stages: a stage starts when those before it are ready, and stops when those after it have stopped. */
export type ProcessSet = {
  stages: readonly (readonly Member[])[]
  /** One more of its kind. A divination or gateway accepts on the port of the first, so callers need not learn about it. */
  oneMore(kind: ReplicaKind): Member
}

type Secrets = Record<'LINK_SECRET' | 'KEY_SECRET' | 'DAILY_CARD_SECRET' | 'PEOPLE_KEYS' | 'VAPID_KEY', string>

const HOST = '127.0.0.1'

/**
 * A thousand concurrent readings are many small objects that live for seconds. By default V8 collects garbage only once the heap has
 * doubled; an old generation that is collected after growing by two fifths needs less memory. deploy/docker/Dockerfile has the same flag.
 */
export const generatorFlags = ['--heap-growing-percent=40']

const entry = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const numbered = (name: string, many: number): string[] =>
  many === 1 ? [name] : Array.from({ length: many }, (_, index) => `${name}-${index + 1}`)

/** The number of ports the set takes beside the gateway's. */
export const portsFor = ({ DIVINATIONS, GENERATORS }: ProcessesConfig): number => DIVINATIONS + GENERATORS + 5

/** The product's processes, each with the addresses of the others; `nextPort` gives each a port of its own. */
export const membersOf = (config: ProcessesConfig, nextPort: () => number, secrets: Secrets): ProcessSet => {
  const ports = new Map<string, number>()
  const urlOf = (name: string): string => `http://${HOST}:${ports.get(name)}`
  const count = new Map<string, number>([
    ['gateway', 1],
    ['divination', config.DIVINATIONS],
    ['generator', config.GENERATORS],
  ])
  const withReadings = config.STOP_TIMEOUT_MS ?? STOP_TIMEOUT_WITH_READINGS_MS
  // Processes share compiled code, which halves the start.
  const shared = { NODE_COMPILE_CACHE: config.NODE_COMPILE_CACHE ?? join(config.DATA_DIR, 'compiled') }
  const member = (name: string, file: string, environment: () => NodeJS.ProcessEnv = () => ({})): Member => ({
    name,
    file: entry(file),
    choosePort() {
      const port = nextPort()
      ports.set(name, port)
      return port
    },
    environment: () => ({ HOST, ...shared, ...environment() }),
    stopTimeoutMs: config.STOP_TIMEOUT_MS ?? STOP_TIMEOUT_MS,
  })

  const emulated = {
    model: config.OPENAI_API_KEY === undefined,
    payments: config.STRIPE_SECRET_KEY === undefined,
    mail: config.SMTP_URL === undefined,
  }
  const names = (['model', 'payments', 'mail'] as const).filter((part) => emulated[part])
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  // A secret that only the processes of this set share.
  const webhookSecret = `whsec_${randomHex(24)}`
  const standIns = member('emulators', 'deploy/emulators/src/main.ts', () => ({
    DATA_DIR: config.DATA_DIR,
    SMTP_PORT: String(ports.get('smtp')),
    PUBLIC_URL: publicUrl,
    STRIPE_WEBHOOK_URL: `http://${HOST}:${config.PORT}/api${webhook.path}`,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  }))
  const emulators: Member = {
    ...standIns,
    choosePort() {
      ports.set('smtp', nextPort())
      return standIns.choosePort()
    },
  }

  const { LINK_SECRET, KEY_SECRET, DAILY_CARD_SECRET, PEOPLE_KEYS, VAPID_KEY } = secrets
  const auth = member('auth', 'services/auth/src/main.ts', () => ({ LINK_SECRET, KEY_SECRET }))
  const notification = member('notification', 'services/notification/src/main.ts', () => ({
    AUTH_URL: urlOf('auth'),
    LINK_SECRET,
    VAPID_KEY,
    PUBLIC_URL: publicUrl,
    ...(emulated.mail ? { SMTP_URL: `smtp://${HOST}:${ports.get('smtp')}` } : {}),
  }))
  const payments = () => ({
    STRIPE_SECRET_KEY: 'sk_test_emulated',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_emulated',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: `${urlOf('emulators')}/_dev/stripe`,
  })
  const billing = member('billing', 'services/billing/src/main.ts', () => ({
    AUTH_URL: urlOf('auth'),
    LINK_SECRET,
    ...(emulated.payments ? payments() : {}),
  }))

  const divination = (name: string): Member => ({
    ...member(name, 'services/divination/src/main.ts', () => ({
      AUTH_URL: urlOf('auth'),
      DAILY_CARD_SECRET,
      PEOPLE_KEYS,
      PUBLIC_URL: publicUrl,
    })),
    stopTimeoutMs: withReadings,
  })
  const model = () => ({ OPENAI_API_KEY: 'emulated', OPENAI_BASE_URL: `${urlOf('emulators')}/_dev/model/v1` })
  const generator = (name: string): Member => ({
    ...member(name, 'services/divination/src/generator.ts', () => (emulated.model ? model() : {})),
    stopTimeoutMs: withReadings,
    flags: generatorFlags,
  })
  const divinations = numbered('divination', config.DIVINATIONS)
  const gateway = (name: string): Member => ({
    name,
    file: entry('gateway/src/main.ts'),
    stopTimeoutMs: withReadings,
    choosePort: () => config.PORT,
    environment: () => ({
      ...shared,
      HOST: config.HOST,
      PUBLIC_URL: publicUrl,
      AUTH_URL: urlOf('auth'),
      DIVINATION_URL: divinations.map(urlOf).join(),
      BILLING_URL: urlOf('billing'),
      NOTIFICATION_URL: urlOf('notification'),
      EMULATORS_URL: names.length > 0 ? urlOf('emulators') : '',
      EMULATED: names.join(),
    }),
  })

  const [firstDivination = 'divination'] = divinations
  const replicas: Record<ReplicaKind, (name: string) => Member> = {
    generator,
    gateway,
    divination: (name) => ({ ...divination(name), choosePort: () => ports.get(firstDivination) ?? nextPort() }),
  }
  return {
    stages: [
      names.length > 0 ? [emulators] : [],
      [auth, ...numbered('generator', config.GENERATORS).map(generator)],
      [notification, ...divinations.map(divination), billing],
      [gateway('gateway')],
    ],
    oneMore(kind) {
      const number = (count.get(kind) ?? 1) + 1
      count.set(kind, number)
      return replicas[kind](`${kind}-${number}`)
    },
  }
}
