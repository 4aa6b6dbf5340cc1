import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in a page that was written when the client was built, and while React takes such a page over; true from then on. For what depends
 * on the reader's browser, which the build cannot know.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
