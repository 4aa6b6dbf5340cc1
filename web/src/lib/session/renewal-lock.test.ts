import { locks } from 'node:worker_threads'
import { jest } from '@jest/globals'
import { renewAlone, tellRenewed } from './renewal-lock.ts'
import { keepTokens, readTokens, renewTokens } from './tokens.ts'

/** Another tab's token pair arrives, as the browser reports it. */
const arrive = () => {
  renewTokens({ token: 'access-2', refreshToken: 'refresh-2' })
  dispatchEvent(new StorageEvent('storage', { key: 'token' }))
}

beforeEach(() => keepTokens({ token: 'access-1', refreshToken: 'refresh-1' }))

describe('in a browser with locks', () => {
  beforeAll(() => Object.defineProperty(navigator, 'locks', { value: locks, configurable: true }))
  afterAll(() => Reflect.deleteProperty(navigator, 'locks'))

  test('a renewal waits for the tokens of the tab that has just renewed the same one', async () => {
    await tellRenewed('access-1')
    const listens = new Promise<void>((resolve) => {
      jest.spyOn(globalThis, 'addEventListener').mockImplementationOnce((...args) => {
        addEventListener(...args)
        resolve()
      })
    })
    const renewal = renewAlone('access-1', async () => readTokens()?.token)
    await listens
    arrive()
    expect(await renewal).toBe('access-2')
  })

  test('and does not wait if the other renewed an older token, or if its tokens are here already', async () => {
    await tellRenewed('access-0')
    expect(await renewAlone('access-1', async () => readTokens()?.token)).toBe('access-1')
    await tellRenewed('access-1')
    arrive()
    expect(await renewAlone('access-1', async () => readTokens()?.token)).toBe('access-2')
  })

  test('nor for ever for tokens that do not arrive', async () => {
    await tellRenewed('access-1')
    expect(await renewAlone('access-1', async () => readTokens()?.token)).toBe('access-1')
  })
})

test('without locks renewals wait for each other in one tab', async () => {
  await tellRenewed('access-1')
  const order: string[] = []
  const renewal = (name: string) =>
    renewAlone('access-1', async () => {
      order.push(`${name} begins`)
      await Promise.resolve()
      order.push(`${name} ends`)
    })
  await Promise.all([renewal('one'), renewal('other')])
  expect(order).toEqual(['one begins', 'one ends', 'other begins', 'other ends'])
})
