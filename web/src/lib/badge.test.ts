import { jest } from '@jest/globals'
import { markDay } from './badge.ts'

const setAppBadge = jest.fn(async () => undefined)
const clearAppBadge = jest.fn(async () => undefined)

/** A browser with the app in a window of its own, or in a tab. */
const running = (installed: boolean) => {
  Object.assign(navigator, { setAppBadge, clearAppBadge })
  Object.defineProperty(globalThis, 'matchMedia', { value: () => ({ matches: installed }), configurable: true, writable: true })
}

beforeEach(() => jest.clearAllMocks())
afterEach(() => {
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name)
})

test('the installed app’s icon is marked until the card of the day is turned', () => {
  running(true)
  markDay(false)
  expect([setAppBadge.mock.calls.length, clearAppBadge.mock.calls.length]).toEqual([1, 0])
  markDay(true)
  expect([setAppBadge.mock.calls.length, clearAppBadge.mock.calls.length]).toEqual([1, 1])
})

test('a tab marks nothing', () => {
  running(false)
  markDay(false)
  expect(setAppBadge).not.toHaveBeenCalled()
})
