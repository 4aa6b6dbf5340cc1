import { connection } from '../../test/connection.ts'
import { reloadOnceWhenOutdated } from './reload-once.ts'

const fileIsGone = () => {
  const event = new Event('vite:preloadError', { cancelable: true })
  dispatchEvent(event)
  return event
}

let reloads = 0
beforeAll(() =>
  reloadOnceWhenOutdated(() => {
    reloads += 1
  }),
)
beforeEach(() => {
  reloads = 0
  history.pushState(null, '', `/${crypto.randomUUID()}`)
})
afterEach(() => connection('online'))

test('a page whose files are gone is reloaded once, and then shows its error', () => {
  expect(fileIsGone().defaultPrevented).toBe(true)
  expect(fileIsGone().defaultPrevented).toBe(false)
  expect(reloads).toBe(1)
})

test('it is not reloaded without a connection', () => {
  connection('offline')
  expect(fileIsGone().defaultPrevented).toBe(false)
  connection('online')
  expect(fileIsGone().defaultPrevented).toBe(true)
  expect(reloads).toBe(1)
})

test('nor if something has been typed, until the reader has left for another page', () => {
  dispatchEvent(new Event('input'))
  expect(fileIsGone().defaultPrevented).toBe(false)
  history.pushState(null, '', '/elsewhere')
  expect(fileIsGone().defaultPrevented).toBe(true)
  expect(reloads).toBe(1)
})
