import { once } from 'node:events'
import { type Agent, get, type IncomingMessage } from 'node:http'
import { openConnections } from './service-connections.ts'
import { startUpstream, type TestUpstream } from './testing/gateway-under-test.ts'

describe('the connections to the services', () => {
  let upstream: TestUpstream
  let agent: Agent
  beforeEach(async () => {
    upstream = await startUpstream()
  })
  afterEach(async () => {
    agent.destroy()
    await upstream.close()
  })

  /** Asks once over the agent and resolves when the connection is free again; says whether it had been used before. */
  const ask = async (url = upstream.url): Promise<boolean> => {
    const request = get(url, { agent })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    await once(response.resume(), 'close')
    return request.reusedSocket
  }

  it('are used again', async () => {
    agent = openConnections()
    expect([await ask(), await ask()]).toEqual([false, true])
  })

  it('are left when they have grown old, so that new machines behind a name are found', async () => {
    agent = openConnections({ oldestMs: 0 })
    expect([await ask(), await ask()]).toEqual([false, false])
  })

  it('are left when they have been idle', async () => {
    agent = openConnections({ idleMs: 20 })
    const [socket] = (await Promise.all([once(upstream.server, 'connection'), ask()]))[0]
    await once(socket, 'close')
  })

  it('go to whichever address of a name answers', async () => {
    agent = openConnections()
    expect(await ask(`http://localhost:${new URL(upstream.url).port}`)).toBe(false)
  })
})
