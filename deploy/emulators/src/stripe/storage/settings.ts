import type { DatabaseSync } from 'node:sqlite'

/** Small values that outlive the process, by name. */
export type Settings = { get(name: string): string | undefined; set(name: string, value: string): void }

export const openSettings = (database: DatabaseSync): Settings => {
  const select = database.prepare('SELECT value FROM settings WHERE name = ?')
  const upsert = database.prepare(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  )
  return {
    get: (name) => select.get(name)?.value as string | undefined,
    set: (name, value) => void upsert.run(name, value),
  }
}
