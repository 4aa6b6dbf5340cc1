import type { Reader } from './accounts.ts'
import { call, expectThat } from './client.ts'
import { dailyCardAgain } from './readings.ts'

/** The calls of any visitor: the page, the methods, the prices, a card of the deck. */
export const lookAround = (): void => {
  const { text } = call('home')
  expectThat('home: is the client', text.includes('<div id="root"'))
  const { body: methods } = call('getMethods')
  expectThat('getMethods: has the methods', Array.isArray(methods.methods) && methods.methods.length > 0)
  const { body: pricing } = call('getPricing')
  expectThat('getPricing: has the packages', Array.isArray((pricing.data as { tokenPackages?: unknown } | undefined)?.tokenPackages))
  call('getCard', { path: { file: 'major-17.svg' } })
}

/** The calls of a signed-in reader with a drawn card: profile, wallet, daily card, history. */
export const lookAtOwn = ({ token, email }: Reader): void => {
  const { body: profile } = call('getProfile', { token })
  expectThat('getProfile: is the reader’s own', (profile.user as { email?: string } | undefined)?.email === email)
  call('getWallet', { token })
  dailyCardAgain(token)
  // Few readings, so that a page that fills up during a run is not taken for one that slows down.
  const { body: history } = call('getHistory', { token, query: { limit: '5' } })
  expectThat('getHistory: has the card of the day', Array.isArray(history.readings) && history.readings.length > 0)
}
