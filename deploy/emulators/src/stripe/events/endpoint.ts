import type { Settings } from '../storage/settings.ts'

/** Where the account sends its webhooks, and the secrets that sign them: several while one is being replaced. */
export type Endpoint = { url: string; secrets: readonly string[] }

const NAME = 'webhook'

export const endpointOf = (settings: Settings): Endpoint | undefined => JSON.parse(settings.get(NAME) ?? 'null') ?? undefined

export const setEndpoint = (settings: Settings, endpoint: Endpoint | undefined): void =>
  settings.set(NAME, JSON.stringify(endpoint ?? null))
