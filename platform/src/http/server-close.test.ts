import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import { nextWarning } from '../testing/next-warning.ts'
import { route } from './route.ts'
import { ok, one, useServer } from './server.fixture.ts'
import { listen } from './server.ts'

describe('a service’s HTTP server that closes', () => {
  const { start, use, close, url } = useServer()

  it('survives a connection that could not be accepted', async () => {
    const server = createServer((_request, response) => response.end('here'))
    use(await listen(server, { host: '127.0.0.1', port: 0 }))
    const warned = nextWarning()
    server.emit('error', new Error('accept EMFILE'))
    expect(await warned).toMatchObject({ message: 'accept EMFILE' })
    expect(await (await fetch(`http://127.0.0.1:${new URL(url()).port}`)).text()).toBe('here')
  })

  it('F14 closes as soon as the running request is answered', async () => {
    const [began, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await start(
      route(one, async () => {
        began.resolve()
        await release.promise
        return ok
      }),
    )
    const asked = fetch(`${url()}/thing/a`)
    await began.promise
    const closing = close(60_000)
    release.resolve()
    expect(await (await asked).json()).toEqual(ok)
    await closing
  })

  it('F14 answers on a keep-alive connection while closing, announces the close, and ends idle connections later', async () => {
    await start(route(one, async () => ok))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = async (): Promise<IncomingMessage> => {
      const request = get(`${url()}/thing/a`, { agent })
      const [answer] = (await once(request, 'response')) as [IncomingMessage]
      answer.resume()
      await once(answer, 'end')
      return answer
    }
    expect((await ask()).headers.connection).toBe('keep-alive')
    const closing = close(60_000, 60_000)
    const last = await ask()
    expect([last.statusCode, last.headers.connection]).toEqual([200, 'close'])
    expect(await closing).toBe(0)
    agent.destroy()
  })

  it('F14 reports how many requests it had to cut', async () => {
    const began = Promise.withResolvers<void>()
    await start(
      route(one, async ({ signal }) => {
        began.resolve()
        await once(signal, 'abort')
        return ok
      }),
    )
    const asked = expect(fetch(`${url()}/thing/a`)).rejects.toThrow()
    await began.promise
    expect(await close(10)).toBe(1)
    await asked
  })
})
