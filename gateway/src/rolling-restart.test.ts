import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { type HttpServer, listen } from '@sibyl/platform/http/server'
import { eventually } from '@sibyl/platform/testing/eventually'
import { startUpstream, type TestUpstream } from '@sibyl/platform/testing/upstream'
import { startTestGateway, type TestGateway } from './testing/gateway-under-test.ts'

/** A port on which nothing listens. */
const deadUrl = async (): Promise<string> => {
  const gone = await startUpstream()
  await gone.close()
  return gone.url
}

const post = (gateway: TestGateway, body: string) => fetch(`${gateway.url}/api/auth/login`, { method: 'POST', body })

/** A service that echoes each request, on the given port or a free one. */
const startEcho = (port = 0): Promise<HttpServer> =>
  listen(
    createServer(async (request, response) => response.end(Buffer.concat(await request.toArray()))),
    { host: '127.0.0.1', port },
  )

describe('a service with several replicas', () => {
  let gateway: TestGateway
  const started: TestUpstream[] = []
  const replica = async (...answer: Parameters<typeof startUpstream>): Promise<TestUpstream> => {
    const upstream = await startUpstream(...answer)
    started.push(upstream)
    return upstream
  }
  const startGatewayBefore = async (...auth: string[]): Promise<void> => {
    gateway = await startTestGateway(
      'http://127.0.0.1:1',
      { LIMIT_SIGN_IN_BY_ADDRESS: '100000/60' },
      { upstreams: { auth, divination: auth, billing: auth, notification: auth } },
    )
  }
  afterEach(async () => {
    await gateway.close(0)
    await Promise.all(started.splice(0).map((upstream) => upstream.close()))
  })

  it('gets requests in turn', async () => {
    const [one, two] = [await replica(), await replica()]
    await startGatewayBefore(one.url, two.url)
    for (let asked = 0; asked < 6; asked += 1) await (await fetch(`${gateway.url}/api/auth/profile`)).text()
    expect([one.requests.length, two.requests.length]).toEqual([3, 3])
  })

  it('F14 hands a request that one replica does not take to the next, with its body, and avoids the first for a while', async () => {
    const bodies: string[] = []
    const there = await replica(async (request, response) => {
      bodies.push(Buffer.concat(await request.toArray()).toString())
      response.end('{}')
    })
    await startGatewayBefore(await deadUrl(), there.url, await deadUrl())
    for (const body of ['one', 'two', 'three']) expect((await post(gateway, body)).status).toBe(200)
    expect(bodies).toEqual(['one', 'two', 'three'])
  })

  it('F14 gets a write only once when a replica breaks off', async () => {
    const breaking = await replica((request) => request.socket.destroy())
    const other = await replica((request) => request.socket.destroy())
    await startGatewayBefore(breaking.url, other.url)
    expect((await post(gateway, '{}')).status).toBe(503)
    expect(breaking.requests.length + other.requests.length).toBe(1)
  })

  it('is away when no replica can be reached', async () => {
    await startGatewayBefore(await deadUrl(), await deadUrl())
    const response = await post(gateway, '{}')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  })

  it('counts as up while one replica is', async () => {
    const there = await replica()
    await startGatewayBefore(await deadUrl(), there.url)
    expect(await (await fetch(`${gateway.url}/api/health`)).json()).toMatchObject({ status: 'ok' })
  })

  it('F14 gives a stopping replica time for its running requests, and sends the next request elsewhere', async () => {
    const held = Promise.withResolvers<ServerResponse>()
    const stopping = createServer((_request, response) => held.resolve(response))
    const service = await listen(stopping, { host: '127.0.0.1', port: 0 })
    await startGatewayBefore(`http://127.0.0.1:${service.port}`)
    const asked = post(gateway, '{}')
    const response = await held.promise
    const closed = service.close(10_000, 3000)
    response.end('late')
    expect(await (await asked).text()).toBe('late')
    expect(await closed).toBe(0)
  })

  it('F14 loses no request, not even a write, while its replicas are restarted one after another', async () => {
    const services = [await startEcho(), await startEcho()]
    const ports = services.map(({ port }) => port)
    await startGatewayBefore(...ports.map((port) => `http://127.0.0.1:${port}`))
    const answered: string[] = []
    let over = false
    const ask = async (name: string): Promise<void> => {
      for (let asked = 0; !over; asked += 1) {
        const response = await post(gateway, `${name} ${asked}`)
        answered.push(response.status === 200 && (await response.text()) === `${name} ${asked}` ? 'ok' : String(response.status))
      }
    }
    const asking = ['a', 'b', 'c', 'd'].map(ask)
    for (const [index, port] of ports.entries()) {
      const before = answered.length
      await eventually(() => expect(answered.length).toBeGreaterThan(before + 50))
      expect(await services[index]?.close(10_000, 3000)).toBe(0)
      services[index] = await startEcho(port)
    }
    over = true
    await Promise.all(asking)
    expect(answered.filter((outcome) => outcome !== 'ok')).toEqual([])
    await Promise.all(services.map((service) => service.close(0)))
  })
})

describe('a gateway that stops', () => {
  it('F14 announces the close on keep-alive connections, and answers the requests still sent on them', async () => {
    const upstream = await startUpstream()
    const gateway = await startTestGateway(upstream.url)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = async (path: string): Promise<IncomingMessage> => {
      const [response] = (await once(get(gateway.url + path, { agent }), 'response')) as [IncomingMessage]
      await once(response.resume(), 'close')
      return response
    }
    expect((await ask('/readyz')).statusCode).toBe(200)
    const closed = gateway.close(10_000, 10_000)
    const ready = await ask('/readyz')
    expect([ready.statusCode, ready.headers.connection]).toEqual([503, 'close'])
    expect(await closed).toBe(0)
    agent.destroy()
    await upstream.close()
  })

  it('F14 answers requests that still wait when its time is over with 503 and Retry-After', async () => {
    const upstream = await startUpstream(() => undefined)
    const gateway = await startTestGateway(upstream.url)
    const asked = post(gateway, '{}')
    await eventually(() => expect(upstream.requests).toHaveLength(1))
    const closed = gateway.close(400, 0)
    const response = await asked
    expect([response.status, response.headers.get('retry-after'), response.headers.get('connection')]).toEqual([503, '1', 'close'])
    expect(await response.json()).toMatchObject({ code: 'unavailable' })
    expect(await closed).toBe(0)
    await upstream.close()
  })
})
