import { useSyncExternalStore } from 'react'
import { isObject, readJson, sharedStorage } from '../../lib/storage.ts'

export const grounds = ['night', 'paper'] as const
export const textSizes = ['small', 'book', 'large'] as const

/** The reader's display preferences on this device. */
type Liking = { ground: (typeof grounds)[number]; textSize: (typeof textSizes)[number] }

const NAME = 'sibyl.reading'
const NIGHT: Liking = { ground: 'night', textSize: 'book' }

const stored = (): Liking => {
  const found = readJson(sharedStorage, NAME)
  if (!isObject(found)) return NIGHT
  return {
    ground: grounds.find((one) => one === found.ground) ?? NIGHT.ground,
    textSize: textSizes.find((one) => one === found.textSize) ?? NIGHT.textSize,
  }
}

let liking: Liking | undefined
const listeners = new Set<() => void>()
const current = (): Liking => {
  liking ??= stored()
  return liking
}

export const like = (change: Partial<Liking>): void => {
  liking = { ...current(), ...change }
  sharedStorage.write(NAME, JSON.stringify(liking))
  for (const notify of listeners) notify()
}

const subscribe = (onChange: () => void) => {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

export const useLiking = (): Liking => useSyncExternalStore(subscribe, current, () => NIGHT)
