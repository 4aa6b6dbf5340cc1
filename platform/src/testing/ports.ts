import { once } from 'node:events'
import { createServer, connect as dial } from 'node:net'

/** How a process asks a server whether it is ready: what it says first, and how the answer begins. */
export type Greeting = { says: string; hears: string }

/** A port nobody listens on. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Whether something on this port accepts a connection and, where a greeting is given, answers it. */
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
    return false // Not yet: the caller asks again until its patience ends.
  } finally {
    socket.destroy()
  }
}

/**
 * A port to look for free ones from, below the range that outgoing connections take theirs from: what is free there stays free until
 * somebody wants to listen on it.
 */
export const somePort = (): number => 10_000 + Math.floor(Math.random() * 20_000)
