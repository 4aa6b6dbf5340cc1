import { webcrypto } from 'node:crypto'
import '@testing-library/jest-dom'
import { jest } from '@jest/globals'
import { cleanup, configure } from '@testing-library/react'
import { server } from './server.ts'

// Each page loads from a file of its own, which takes long on a busy machine.
configure({ asyncUtilTimeout: 60_000 })
jest.setTimeout(180_000)

// What jsdom leaves out of a browser.
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: StillObserver, IntersectionObserver: StillObserver })
Object.assign(window, {
  scrollTo: () => {},
  matchMedia: (query: string) => ({ matches: false, media: query, addEventListener: () => {}, removeEventListener: () => {} }),
})
Object.assign(HTMLElement.prototype, {
  scrollIntoView: () => {},
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
})
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true })
HTMLCanvasElement.prototype.getContext = () => null

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  cleanup()
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
})
afterAll(() => server.close())
