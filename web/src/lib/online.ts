import { useSyncExternalStore } from 'react'

/** True when the browser is certain that there is no connection. When it reports one, it may be wrong. */
export const isOffline = () => navigator.onLine === false

/** Whether our server answers. A browser says that it is online as soon as it has a network, which may not lead anywhere yet. */
export const isReachable = () =>
  fetch(`${location.origin}/api/health`, { cache: 'no-store' }).then(
    () => true,
    () => false,
  )

const listen = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

export const useOffline = () => useSyncExternalStore(listen, isOffline, () => false)
