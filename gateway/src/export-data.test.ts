import type { IncomingMessage, ServerResponse } from 'node:http'
import { testClock } from '@sibyl/platform/testing/test-clock'
import { startUpstream, type TestUpstream } from '@sibyl/platform/testing/upstream'
import { startTestGateway, type TestGateway } from './testing/gateway-under-test.ts'

const parts = ['auth', 'divination', 'billing', 'notification'] as const
type Answer = (request: IncomingMessage, response: ServerResponse) => void

const said = (body: string, status = 200): Answer => {
  return (_request, response) => void response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
}
const shares = { auth: '{"email":"ada"}', divination: '{"readings":[1,2]}', billing: '{"payments":[]}', notification: '{"mails":[]}' }

describe('the export of all data stored about a reader', () => {
  let upstreams: Record<(typeof parts)[number], TestUpstream>
  let gateway: TestGateway
  let answers: Record<(typeof parts)[number], Answer>

  beforeEach(async () => {
    answers = {
      auth: said(shares.auth),
      divination: said(shares.divination),
      billing: said(shares.billing),
      notification: said(shares.notification),
    }
    const started = parts.map(async (part) => [part, await startUpstream((request, response) => answers[part](request, response))])
    upstreams = Object.fromEntries(await Promise.all(started))
    const urls = Object.fromEntries(parts.map((part) => [part, [upstreams[part].url]])) as Record<(typeof parts)[number], string[]>
    gateway = await startTestGateway('', { PRODUCT_NAME: 'Pythia' }, { clock: testClock(), upstreams: urls })
  })
  afterEach(async () => {
    await gateway.close(0)
    await Promise.all(parts.map((part) => upstreams[part].close()))
  })

  const ask = (headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}/api/auth/export`, { headers: { Authorization: 'Bearer token', ...headers } })

  it('is available by GET only', async () => {
    const answer = await fetch(`${gateway.url}/api/auth/export/`, { method: 'DELETE' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('is one file with the answer of each service, requested in the reader’s name', async () => {
    const answer = await ask({ 'X-User-Id': 'user_1' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="pythia-2026-11-21.json"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      product: 'Pythia',
      exportedAt: '2026-11-21T12:00:00.000Z',
      account: { email: 'ada' },
      readings: { readings: [1, 2] },
      payments: { payments: [] },
      mail: { mails: [] },
    })
    const paths = ['/auth/own-data', '/divination/own-data', '/payments/own-data', '/contact/own-data']
    expect(parts.map((part) => upstreams[part].requests.map(({ url }) => url))).toEqual(paths.map((path) => [path]))
    for (const part of parts) {
      const [asked] = upstreams[part].requests
      expect(asked?.headers).toMatchObject({ authorization: 'Bearer token', 'x-request-id': answer.headers.get('x-request-id') })
      expect(asked?.headers).not.toHaveProperty('x-user-id')
    }
  })

  it('streams a large share piece by piece, unchanged', async () => {
    const texts = Array.from({ length: 5000 }, (_, index) => `${index} ${'☽ '.repeat(100)}`)
    answers.divination = said(JSON.stringify({ texts }))
    expect(await (await ask()).json()).toMatchObject({ readings: { texts }, mail: { mails: [] } })
  })

  it('refuses a signed-out caller as a service would, and logs no export', async () => {
    const refusal = '{"success":false,"code":"unauthenticated"}'
    answers.divination = said(refusal, 401)
    await upstreams.notification.close()
    const answer = await ask()
    expect(answer.status).toBe(401)
    expect(answer.headers.get('content-disposition')).toBeNull()
    expect(await answer.text()).toBe(refusal)
    expect(upstreams.auth.requests).toEqual([])
  })

  it.each([
    ['cannot be reached', async (upstream: TestUpstream) => upstream.close()],
    ['fails', async () => undefined],
  ])('sends nothing, and names a time to retry, if a service %s', async (how, become) => {
    for (const part of parts) {
      if (how === 'fails') answers[part] = said('{}', 500)
      await become(upstreams[part])
      const answer = await ask()
      expect({ part, status: answer.status }).toEqual({ part, status: 503 })
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await answer.json()).toMatchObject({ code: 'unavailable' })
    }
  })

  it('asks another replica if one does not answer', async () => {
    const dead = await startUpstream()
    await dead.close()
    const urls = Object.fromEntries(parts.map((part) => [part, [dead.url, upstreams[part].url]])) as Record<
      (typeof parts)[number],
      string[]
    >
    const replicated = await startTestGateway('', {}, { upstreams: urls })
    for (let turn = 0; turn < 3; turn += 1) expect((await fetch(`${replicated.url}/api/auth/export`)).status).toBe(200)
    await replicated.close(0)
  })

  it('breaks off, and is no valid file, if a service breaks off', async () => {
    answers.divination = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.write('{"readings":[', () => setImmediate(() => response.destroy()))
    }
    const answer = await ask({ 'Accept-Encoding': 'identity' })
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow()
    answers.divination = said(shares.divination)
    expect((await ask()).status).toBe(200)
  })

  it('releases the services when the reader disconnects', async () => {
    const left = Promise.withResolvers<void>()
    answers.divination = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.write('{"readings":[1')
      response.once('close', () => left.resolve())
    }
    const leaving = new AbortController()
    const answer = await fetch(`${gateway.url}/api/auth/export`, { signal: leaving.signal, headers: { 'Accept-Encoding': 'identity' } })
    const reading = expect(answer.text()).rejects.toMatchObject({ name: 'AbortError' })
    leaving.abort()
    await Promise.all([left.promise, reading])
  })
})
