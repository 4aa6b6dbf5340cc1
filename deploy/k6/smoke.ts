// Every public endpoint once, by one reader: does the product work, from page to reading? Takes seconds, at the model's own pace.
import type { Options } from 'k6/options'
import { WELCOME_TOKENS } from '../../contracts/src/constants.ts'
import { newReader, type Reader, tokensOf } from './lib/accounts.ts'
import { call, expectThat, type Json } from './lib/client.ts'
import { type OperationName, operations } from './lib/operations.ts'
import { topUp } from './lib/pool.ts'
import { canBuy } from './lib/purchase.ts'
import { drawAsVisitor, drawFor, followToTheEnd, type Reading, readTarot, readTarotAgain } from './lib/readings.ts'
import { summaryWith } from './lib/summary.ts'
import { summaryTrendStats, thresholdsFor } from './lib/thresholds.ts'
import { lookAround, lookAtOwn } from './lib/visits.ts'

const all = Object.keys(operations) as OperationName[]

export const options: Options = {
  scenarios: { smoke: { executor: 'shared-iterations', vus: 1, iterations: 1, maxDuration: '5m' } },
  // Every operation, but payments only where they are emulated; one call each says nothing about a p95, so only the responses count.
  thresholds: thresholdsFor({
    made: all.filter((name) => name !== 'buyTokens' && name !== 'confirmPayment'),
    tolerated: 0,
    latency: false,
  }),
  summaryTrendStats,
}

export const handleSummary = summaryWith()

const pages = (): void => {
  const [, script = ''] = /<script[^>]*src="\/([^"]+)"/.exec(call('home').text) ?? []
  expectThat('home: names its script', script !== '')
  call('clientScript', { path: { script } })
  expectThat('unknownAddress: says so in JSON', call('unknownAddress', { expected: [404] }).body.code === 'not_found')
  expectThat('health: every part is there', call('health').body.status === 'ok')
  call('live')
  call('ready')
  call('apiDocs')
  const described = call('apiDescription').body as { openapi?: string }
  expectThat('apiDescription: is OpenAPI 3.1', described.openapi?.startsWith('3.1') === true)
  call('getPaymentsHealth')
  lookAround()
}

const session = ({ email, token, refreshToken }: Reader): string => {
  call('resendVerification', { body: { email } })
  const { body } = call('updateProfile', { token, body: { firstName: 'Smoke' } })
  expectThat('updateProfile: keeps the new name', (body.user as Json | undefined)?.firstName === 'Smoke')
  const renewed = call('refresh', { body: { refreshToken } })
  expectThat('refresh: gives a new pair', typeof renewed.body.token === 'string' && renewed.body.refreshToken !== refreshToken)
  return String(renewed.body.token)
}

const afterwards = (reader: Reader, reading: Reading, asked: Parameters<typeof readTarot>[0]): void => {
  const { token } = reader
  expectThat('a reading costs one token', tokensOf(reader) === WELCOME_TOKENS - 1)
  expectThat('requestReadingAgain: one key is one reading', readTarotAgain(asked)?._id === reading._id)
  expectThat('requestReadingAgain: one key is one token', tokensOf(reader) === WELCOME_TOKENS - 1)
  followToTheEnd(reading._id, token)
  const path = { id: reading._id }
  const kept = call('getReading', { path, token }).body.reading as Reading | undefined
  expectThat('getReading: is the text that was streamed', kept?.content === reading.content)
  call('picture', { path: { picture: (reading.images[0]?.src ?? '').slice(1) } })
  call('deleteReading', { path, token })
  call('getReading', { path, token, expected: [404] })
}

export default (): void => {
  pages()
  // The contact form accepts five messages an hour from one address, so the sixth smoke test in an hour is rightly refused.
  call('submitContact', {
    body: { name: 'Load Reader', email: 'smoke@load.sibyl.example', message: 'A letter that a smoke test has written.' },
    mayBeLimited: true,
  })
  const opened = newReader()
  if (!expectThat('an account can be opened', opened !== undefined) || !opened) return
  const reader = { ...opened, token: session(opened) }
  drawFor([reader.token])
  lookAtOwn(reader)
  const asked = { token: reader.token, key: 'smoke', timeframe: 'present' }
  const reading = readTarot(asked)
  if (expectThat('requestReading: there is a reading', reading !== undefined) && reading) afterwards(reader, reading, asked)
  drawAsVisitor()
  if (canBuy()) expectThat('tokens can be bought', topUp(reader))
  call('logout', { token: reader.token, body: {} })
  call('getProfile', { token: reader.token, expected: [401] })
}
