import { useEffect, useState } from 'react'

let underWay = 0
const listeners = new Set<(someAre: boolean) => void>()

const count = (by: number) => {
  underWay += by
  for (const tell of listeners) tell(underWay > 0)
}

/** Counts a page's file until it has arrived or failed. React asks for it while rendering, when subscribers must not be notified. */
export const onItsWay = <T>(file: Promise<T>): Promise<T> => {
  queueMicrotask(() => count(1))
  return file.finally(() => count(-1))
}

/**
 * Whether a page is loading while the previous one is still shown. A state and not a store: a store that changes during a transition makes
 * React show the fallback at once.
 */
export const usePageUnderWay = (): boolean => {
  const [someAre, setSomeAre] = useState(false)
  useEffect(() => {
    listeners.add(setSomeAre)
    return () => void listeners.delete(setSomeAre)
  }, [])
  return someAre
}
