import { useEffect, useState } from 'react'

let underWay = 0
const listeners = new Set<(someAre: boolean) => void>()

const count = (by: number) => {
  underWay += by
  for (const tell of listeners) tell(underWay > 0)
}

/** Counts a page's file until it has come or failed. It is asked for while React renders, and nothing may be told then. */
export const onItsWay = <T>(file: Promise<T>): Promise<T> => {
  queueMicrotask(() => count(1))
  return file.finally(() => count(-1))
}

/**
 * Whether a page is on its way, while the one before it still stands. A state, not a store: a store that changes in the middle of a
 * transition has React put up what stands for the page at once.
 */
export const usePageUnderWay = (): boolean => {
  const [someAre, setSomeAre] = useState(false)
  useEffect(() => {
    listeners.add(setSomeAre)
    return () => void listeners.delete(setSomeAre)
  }, [])
  return someAre
}
