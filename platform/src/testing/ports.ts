import { once } from 'node:events'
import { createServer, connect as dial } from 'node:net'

/** How to ask a server whether it is ready: the greeting to send, and the beginning of its response. */
export type Greeting = { says: string; hears: string }

/** A port on which nothing listens. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Whether this port accepts a connection and, if a greeting is given, answers it. */
export const answers = async (port: number, greeting: Greeting | undefined): Promise<boolean> => {
  const socket = dial({ port, host: '127.0.0.1', timeout: 1000 })
  socket.once('timeout', () => socket.destroy(new Error('no answer')))
  try {
    await once(socket, 'connect')
    if (!greeting) return true
    socket.write(greeting.says)
    const [answer] = await once(socket, 'data')
    return String(answer).startsWith(greeting.hears)
  } catch {
    return false // Not ready yet: the caller asks again until its timeout.
  } finally {
    socket.destroy()
  }
}

/**
 * The first port of a range without outgoing connections, so that a free port in it stays free until somebody listens on it.
 */
export const somePort = (): number => 10_000 + Math.floor(Math.random() * 20_000)
