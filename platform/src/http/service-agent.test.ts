import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { startUpstream, type TestUpstream } from '../testing/upstream.ts'
import { ServiceAgent } from './service-agent.ts'

describe('the connections to a service', () => {
  let upstream: TestUpstream
  let agent: ServiceAgent
  beforeEach(async () => {
    upstream = await startUpstream()
  })
  afterEach(async () => {
    agent.destroy()
    await upstream.close()
  })

  const ask = async (url = upstream.url): Promise<void> => {
    const [response] = (await once(get(url, { agent }), 'response')) as [IncomingMessage]
    await once(response.resume(), 'close')
    // It is free again one turn after its response.
    await setImmediate()
  }
  const used = (): number => new Set(upstream.requests.map(({ socket }) => socket)).size

  it('are reused', async () => {
    agent = new ServiceAgent()
    await ask()
    await ask()
    expect(used()).toBe(1)
  })

  it('are as many as there are concurrent requests', async () => {
    agent = new ServiceAgent()
    await Promise.all(Array.from({ length: 300 }, () => ask()))
    expect(used()).toBe(300)
  })

  it('close when they have been idle', async () => {
    agent = new ServiceAgent(20)
    const [socket] = (await Promise.all([once(upstream.server, 'connection'), ask()]))[0]
    await once(socket, 'close')
    expect(used()).toBe(1)
  })

  it('try each address of a name until one answers', async () => {
    agent = new ServiceAgent()
    await ask(`http://localhost:${new URL(upstream.url).port}`)
    expect(used()).toBe(1)
  })

  it('fail a request that has not begun if nothing listens', async () => {
    agent = new ServiceAgent()
    const gone = await startUpstream()
    await gone.close()
    await expect(ask(gone.url)).rejects.toMatchObject({ syscall: 'connect' })
  })
})
