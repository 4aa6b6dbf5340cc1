import { deckOrder } from './draws/deck-order.ts'
import { type MethodId, methodIds } from './methods.ts'

/** A page of the client. */
export type Page = {
  /** The pattern of its addresses, which the router matches and visits are counted by. */
  path: string
  /** Whether crawlers are invited: a page that needs a session, a mailed link or an earlier choice is not public. */
  public: boolean
  /** Whether the build writes the page, so that it can be read before any script has run; for a parameter, only its listed values. */
  written: boolean | readonly string[]
  /** The values of the pattern's parameter; anything if not listed. */
  values?: readonly string[]
}

const HEXAGRAMS = 64

const hexagramNumbers = Array.from({ length: HEXAGRAMS }, (_, index) => String(index + 1))
const dailyCard: MethodId = 'daily-card'

/** Every page of the client, once. */
const table = {
  home: { path: '/', public: true, written: true },
  login: { path: '/login', public: false, written: true },
  register: { path: '/register', public: false, written: true },
  auth: { path: '/auth', public: false, written: false },
  verifyEmail: { path: '/verify-email', public: false, written: false },
  forgotPassword: { path: '/forgot-password', public: false, written: true },
  resetPassword: { path: '/reset-password', public: false, written: false },
  unsubscribe: { path: '/unsubscribe', public: false, written: false },
  pricing: { path: '/pricing', public: true, written: true },
  gift: { path: '/gift', public: false, written: false },
  paymentSuccess: { path: '/payment/success', public: false, written: false },
  profile: { path: '/profile', public: false, written: false },
  wallet: { path: '/wallet', public: false, written: false },
  receipt: { path: '/wallet/receipts/:paymentId', public: false, written: false },
  history: { path: '/history', public: false, written: false },
  journal: { path: '/journal', public: false, written: false },
  recap: { path: '/journal/:month', public: false, written: false },
  shared: { path: '/r/:token', public: false, written: false },
  reminders: { path: '/reminders', public: false, written: false },
  people: { path: '/people', public: false, written: false },
  sky: { path: '/sky', public: false, written: false },
  input: { path: '/input/:methodId', public: false, written: methodIds.filter((id) => id !== dailyCard), values: methodIds },
  reading: { path: '/reading/:methodId', public: false, written: [dailyCard], values: methodIds },
  savedReading: { path: '/reading/view/:readingId', public: false, written: false },
  savedReadingUnnamed: { path: '/reading/view', public: false, written: false },
  deck: { path: '/deck', public: true, written: true },
  card: { path: '/deck/:cardId', public: true, written: true, values: deckOrder },
  hexagrams: { path: '/hexagrams', public: true, written: true },
  hexagram: { path: '/hexagrams/:number', public: true, written: true, values: hexagramNumbers },
  moon: { path: '/moon', public: true, written: true },
  moonMonth: { path: '/moon/:month', public: true, written: false },
  publicCard: { path: '/card-for-your-site', public: true, written: false },
  privacy: { path: '/privacy', public: true, written: true },
  terms: { path: '/terms', public: true, written: true },
  admin: { path: '/admin', public: false, written: false },
  adminAudit: { path: '/admin/audit', public: false, written: false },
  adminReader: { path: '/admin/readers/:readerId', public: false, written: false },
  contact: { path: '/contact', public: true, written: true },
} as const satisfies Record<string, Page>

type Table = typeof table

const paths = Object.fromEntries(Object.entries(table).map(([name, { path }]) => [name, path])) as {
  [Name in keyof Table]: Table[Name]['path']
}

/** The pattern of each page's addresses; `notFound` is the page for every other address. */
export const pages = { ...paths, notFound: '*' } as const

export type PagePattern = (typeof pages)[keyof typeof pages]

/** Every page but `notFound`, as data. */
export const pageTable: readonly Page[] = Object.values(table)
