import { jest } from '@jest/globals'
import { act } from '@testing-library/react'

/**
 * Until `jest.useRealTimers()` every timeout waits for `pass(ms)`; all else, the network of the tests with it, goes on as usual. `findBy` and
 * `waitFor` let time pass as well, in small steps: what is due at a moment is asked for with `getBy`, right after `pass`.
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
