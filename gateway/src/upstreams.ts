/** The services behind the gateway. */
export const parts = ['auth', 'divination', 'billing', 'notification'] as const
export type Part = (typeof parts)[number]

/** Where the replicas of each service answer, such as `http://127.0.0.1:9001`: one or more of each. */
export type Upstreams = Record<Part, readonly string[]>

const partByPrefix: ReadonlyMap<string, Part> = new Map([
  ['auth', 'auth'],
  ['divination', 'divination'],
  ['payments', 'billing'],
  ['contact', 'notification'],
])

/** The service that answers for a path below /api, by its first part; nothing where none does. */
export const partAt = (path: string): Part | undefined => partByPrefix.get(path.split('/', 2)[1] ?? '')
