import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { type Connections, openConnections } from './service-connections.ts'
import { startUpstream, type TestUpstream } from './testing/gateway-under-test.ts'

describe('the connections to a service', () => {
  let upstream: TestUpstream
  let connections: Connections
  beforeEach(async () => {
    upstream = await startUpstream()
  })
  afterEach(async () => {
    await connections.destroy()
    await upstream.close()
  })

  const ask = async (): Promise<void> => {
    const { body } = await connections.request({ path: '/', method: 'GET' })
    await body.text()
    // It is free again one turn after its answer.
    await setImmediate()
  }
  const used = (): number => new Set(upstream.requests.map(({ socket }) => socket)).size

  it('are used again', async () => {
    connections = openConnections(upstream.url)
    await ask()
    await ask()
    expect(used()).toBe(1)
  })

  it('are left when they have been idle', async () => {
    connections = openConnections(upstream.url, { idleMs: 20 })
    const [socket] = (await Promise.all([once(upstream.server, 'connection'), ask()]))[0]
    await once(socket, 'close')
  })

  it('go to whichever address of a name answers', async () => {
    connections = openConnections(`http://localhost:${new URL(upstream.url).port}`)
    await ask()
    expect(used()).toBe(1)
  })
})
