import { useSyncExternalStore } from 'react'

/** Whether a reading is laid out in columns: the picture on the left, the facts on the right. The style sheets use the same width. */
const query = () => (typeof matchMedia === 'function' ? matchMedia('(min-width: 1100px)') : null)

export const isWide = () => query()?.matches ?? false

const subscribe = (onChange: () => void) => {
  const list = query()
  list?.addEventListener('change', onChange)
  return () => list?.removeEventListener('change', onChange)
}

export const useWide = () => useSyncExternalStore(subscribe, isWide, () => false)
