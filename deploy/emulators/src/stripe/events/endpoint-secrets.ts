import type { Settings } from '../storage/settings.ts'

const name = (endpoint: string): string => `secret.${endpoint}`

/** What an endpoint's webhooks are signed with: several while one is being replaced. */
export const secretsOf = (settings: Settings, endpoint: string): string[] => (settings.get(name(endpoint)) ?? '').split(',').filter(Boolean)

export const keepSecrets = (settings: Settings, endpoint: string, secrets: readonly string[]): void =>
  settings.set(name(endpoint), secrets.join(','))
