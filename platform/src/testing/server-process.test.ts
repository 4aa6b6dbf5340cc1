import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { freePort } from './ports.ts'
import { startServer } from './server-process.ts'

const recipe = (port: number, script: string) => ({ port, programs: () => [{ command: process.execPath, args: ['-e', script] }] })
const address = { url: (port: number) => `tcp://127.0.0.1:${port}` }

describe('a server that a test starts', () => {
  it('chooses its ports again if another program has taken one', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const free = await freePort()
    const ports = [(other.address() as AddressInfo).port, free]
    const server = await startServer(async () => {
      const port = ports.shift() ?? 0
      return recipe(port, `require('node:net').createServer().listen(${port}, '127.0.0.1')`)
    }, address)
    other.close()
    await server.close()
    expect(server.url).toBe(address.url(free))
  })

  it('says its command and its last output if it ends before it answers', async () => {
    const port = await freePort()
    const started = startServer(async () => recipe(port, "console.error('the disk is full')"), address)
    await expect(started).rejects.toThrow(/ -e console\.error.* ended before it answered on port \d+\. Its last output:\nthe disk is full/)
  })
})
