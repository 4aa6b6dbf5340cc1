import { act } from '@testing-library/react'

/** What the browser says of its connection, from now on. */
export const connection = (state: 'offline' | 'online') =>
  act(() => {
    Object.defineProperty(navigator, 'onLine', { value: state === 'online', configurable: true })
    dispatchEvent(new Event(state))
  })
