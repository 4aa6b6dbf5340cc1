import { fileURLToPath } from 'node:url'
import { eventually } from '../testing/eventually.ts'
import { freePort } from '../testing/ports.ts'
import { describeWithServer, findMongo } from '../testing/servers.ts'
import { type StartedProcess, startProcess } from '../testing/started-process.ts'

const file = fileURLToPath(new URL('./service.fixture.ts', import.meta.url))
const nobody = { AMQP_URL: 'amqp://127.0.0.1:1', REDIS_URL: 'redis://127.0.0.1:1' }

describeWithServer('MongoDB', await findMongo({ toKill: true }), 'a service as a process', (server) => {
  let service: StartedProcess
  afterEach(() => service.child.kill('SIGKILL'))

  it('is alive but not ready while its database is away, and ready once it is back, even without broker and Redis', async () => {
    const port = await freePort()
    const status = async (path: string): Promise<number> => (await fetch(`http://127.0.0.1:${port}${path}`)).status
    // Stopped gracefully: a stand-in that is killed while it creates its first tables does not always start again.
    await server().kill('SIGTERM')
    service = startProcess(file, [], { ...nobody, MONGODB_URI: server().url, PORT: String(port), NAMESPACE: `test-${port}` })
    await service.says(/MongoDB is away/)
    await eventually(async () => expect(await status('/livez')).toBe(200))
    expect([await status('/readyz'), await status('/anything')]).toEqual([503, 503])
    await server().restart()
    await service.says(/"ready"/)
    expect(await status('/readyz')).toBe(200)
    service.child.kill('SIGTERM')
    expect(await service.ended).toBe(0)
  }, 60_000)
})
