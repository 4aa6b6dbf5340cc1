import { createStore } from '../../lib/store.ts'
import { chooseCookies, hasAnalyticsConsent, resetConsent } from './slice.ts'

const consented = (store: ReturnType<typeof createStore>) => hasAnalyticsConsent(store.getState() as object)

test('nobody is counted before they have agreed', () => {
  const store = createStore()
  expect(consented(store)).toBe(false)
  store.dispatch(chooseCookies(false))
  expect(consented(store)).toBe(false)
})

test('a visitor who agrees is counted, on the next visit too, until they withdraw it', () => {
  const store = createStore()
  store.dispatch(chooseCookies(true))
  expect(consented(store)).toBe(true)
  const nextVisit = createStore()
  expect(consented(nextVisit)).toBe(true)
  nextVisit.dispatch(resetConsent())
  expect(consented(nextVisit)).toBe(false)
})
