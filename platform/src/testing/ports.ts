import { once } from 'node:events'
import { connect as dial } from 'node:net'
import { isFree } from '../lifecycle/is-free.ts'

/** How to ask a server whether it is ready: the greeting to send, and the beginning of its response. */
export type Greeting = { says: string; hears: string }

/** Outside the range that the system gives to outgoing connections, any of which may take a free port before a server listens on it. */
const LOWEST = 10_000
const PORTS_OF_A_WORKER = 5000
const WORKERS = 4
/** The product as many processes takes the ports that follow its own. */
const APART = 101

let latest = Math.floor(Math.random() * PORTS_OF_A_WORKER)

/** A port on which nothing listens. Workers of one test run have their own ports, so none takes a port before another one's server listens. */
export const freePort = async (): Promise<number> => {
  const lowest = LOWEST + (Number(process.env.JEST_WORKER_ID ?? 0) % WORKERS) * PORTS_OF_A_WORKER
  for (;;) {
    latest = (latest + APART) % PORTS_OF_A_WORKER
    // Others may ask meanwhile, and each gets a port of its own.
    const port = lowest + latest
    if (await isFree('127.0.0.1', port)) return port
  }
}

const TRIES = 3
const TAKEN = /address (is )?already in use|eaddrinuse|port \d+ is in use|port is already allocated/i

/** Starts a server that chooses its ports itself; starts it again if another program took one of them first. */
export const withOtherPortsIfTaken = async <T>(start: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start()
    } catch (error) {
      if (tries === TRIES || !TAKEN.test(String(error))) throw error
      process.stderr.write(`Starting again on other ports: ${String(error)}\n`)
    }
  }
}

/** Whether this port accepts a connection and, if a greeting is given, answers it. */
export const answers = async (port: number, greeting?: Greeting): Promise<boolean> => {
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
