import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in a prerendered page and while React hydrates it; true from then on. For content that depends on the reader's browser, which the
 * build cannot know.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
