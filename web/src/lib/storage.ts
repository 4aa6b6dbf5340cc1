/** The browser's two storages: one for each tab, one for all tabs. */
type SafeStorage = {
  read(name: string): string | null
  /** False if the entry will be lost with the page. */
  write(name: string, value: string): boolean
  forget(name: string): void
  names(): string[]
}

/** A browser may refuse its storage or have no room left: entries then last as long as the page is open. */
const safely = (storage: () => Storage): SafeStorage => {
  const inMemory = new Map<string, string>()
  const orElse = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(storage())
    } catch {
      return otherwise // blocked or full, which no caller can change
    }
  }
  return {
    read: (name) => inMemory.get(name) ?? orElse((it) => it.getItem(name), null),
    write: (name, value) => {
      inMemory.delete(name)
      const lasting = orElse((it) => {
        it.setItem(name, value)
        return true
      }, false)
      if (!lasting) {
        // An older value in the browser's storage would now be wrong.
        orElse((it) => it.removeItem(name), undefined)
        inMemory.set(name, value)
      }
      return lasting
    },
    forget: (name) => {
      inMemory.delete(name)
      orElse((it) => it.removeItem(name), undefined)
    },
    names: () => [...new Set([...orElse((it) => Object.keys(it), []), ...inMemory.keys()])],
  }
}

export const sharedStorage = safely(() => localStorage)
export const tabStorage = safely(() => sessionStorage)

/** The entry's JSON; null if there is none, or something that we did not write. */
export const readJson = (storage: SafeStorage, name: string): unknown => {
  try {
    return JSON.parse(storage.read(name) ?? 'null')
  } catch {
    return null
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
