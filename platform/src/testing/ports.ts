import { once } from 'node:events'
import { connect as dial } from 'node:net'
import { isFree } from '../lifecycle/is-free.ts'

/** How to ask a server whether it is ready: the greeting to send, and the beginning of its response. */
export type Greeting = { says: string; hears: string }

/**
 * A port on which nothing listens, outside the range that the system gives to outgoing connections: a free port inside it may be
 * taken by any of them before a server listens on it.
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000)
    if (await isFree('127.0.0.1', port)) return port
  }
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
