import { once } from 'node:events'
import { createServer, connect as dial, type Socket } from 'node:net'

/** A TCP proxy that can fall silent like a cut cable: it stops forwarding and closes nothing. */
export type HalfOpenProxy = {
  port: number
  /** Connections accepted so far. */
  accepted(): number
  /** Silences the existing connections; later ones are forwarded. */
  silence(): void
  close(): Promise<void>
}

/** Forwards to a port of this machine. */
export const startHalfOpenProxy = async (to: number): Promise<HalfOpenProxy> => {
  const sockets: Socket[] = []
  let accepted = 0
  const server = createServer((near) => {
    accepted += 1
    const far = dial({ port: to, host: '127.0.0.1' })
    near.pipe(far)
    far.pipe(near)
    for (const socket of [near, far]) {
      socket.on('error', () => socket.destroy()) // The other end closed, as connections through a proxy do.
      sockets.push(socket)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    port: address.port,
    accepted: () => accepted,
    silence() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
