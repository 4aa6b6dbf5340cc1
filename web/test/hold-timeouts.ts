import { jest } from '@jest/globals'
import { act } from '@testing-library/react'

/**
 * Until `jest.useRealTimers()` every timeout waits for `pass(ms)`; everything else, such as the tests' network, continues as usual.
 * `findBy` and `waitFor` also let time pass, in small steps: to check what is due at a moment, use `getBy` right after `pass`.
 */
export const holdTimeouts = () => {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'performance',
      'hrtime',
      'nextTick',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
    ],
  })
  return (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
}
