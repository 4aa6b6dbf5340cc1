/** The services behind the gateway. */
export const parts = ['auth', 'divination', 'billing', 'notification'] as const
export type Part = (typeof parts)[number]

/** The addresses of each service's replicas, such as `http://127.0.0.1:9001`: at least one each. */
export type Upstreams = Record<Part, readonly string[]>

const partByPrefix: ReadonlyMap<string, Part> = new Map([
  ['auth', 'auth'],
  ['admin', 'auth'],
  ['divination', 'divination'],
  ['payments', 'billing'],
  ['contact', 'notification'],
  ['notifications', 'notification'],
  ['webhooks', 'notification'],
])

/** The service that owns a path below /api, by its first segment; undefined if none does. */
export const partAt = (path: string): Part | undefined => partByPrefix.get(path.split('/', 2)[1] ?? '')
