import { act } from '@testing-library/react'

/** Sets the browser's connection state from now on. */
export const connection = (state: 'offline' | 'online') =>
  act(() => {
    Object.defineProperty(navigator, 'onLine', { value: state === 'online', configurable: true })
    dispatchEvent(new Event(state))
  })
