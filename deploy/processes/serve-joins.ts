import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, connect as dial, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { messageOf } from '@sibyl/platform/app-error'
import { type ProcessSet, replicaKinds } from './members.ts'
import type { Supervised } from './supervise.ts'

type Options = {
  set: Pick<ProcessSet, 'oneMore'>
  supervised: Pick<Supervised, 'join'>
  directory: string
  print: (line: string) => void
}

/** The socket at which a running set takes more processes; only its owner may use it. */
export const joinSocket = (directory: string): string => join(directory, 'processes.sock')

const isServed = async (path: string): Promise<boolean> => {
  const socket = dial(path)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false // Nobody listens: the file, if there is one, is left over from a set that was killed.
  } finally {
    socket.destroy()
  }
}

/** One more process for as long as its caller stays: it drains when the caller closes or loses the connection. */
const host = async ({ set, supervised }: Options, caller: Socket): Promise<void> => {
  const callerLeft = new Promise<void>((resolve) => {
    caller.once('end', resolve).once('close', () => resolve())
  })
  const asked = await new Promise<string>((resolve) => {
    createInterface({ input: caller })
      .once('line', resolve)
      .once('close', () => resolve(''))
  })
  const kind = replicaKinds.find((known) => known === asked)
  if (!kind) throw new Error(`A set takes ${replicaKinds.join(', ')}.`)
  const member = set.oneMore(kind)
  const guest = await supervised.join(member)
  caller.write(`${member.name} has joined. Ctrl-C lets it finish what it has in hand, and leave.\n`)
  await Promise.race([callerLeft, guest.gone])
  await guest.stop()
  caller.end(`${member.name} has left.\n`)
}

/** Lets processes join and leave the set, for `make generator`, `make divination` and `make gateway`. */
export const serveJoins = async (options: Options): Promise<void> => {
  const { directory, print } = options
  const path = joinSocket(directory)
  const server = createServer({ allowHalfOpen: true }, (caller) => {
    caller.on('error', () => caller.destroy())
    host(options, caller).catch((error: Error) => caller.end(`${error.message}\n`))
  })
  try {
    if (await isServed(path)) throw new Error(`another set uses the data in ${directory}`)
    await rm(path, { force: true })
    server.listen(path)
    await once(server, 'listening')
    await chmod(path, 0o600)
    server.on('error', (error) => print(`A process could not join: ${error.message}`))
  } catch (error) {
    print(`No process can join this set: ${messageOf(error)}`)
  }
}
