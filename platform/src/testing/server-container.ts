import { setTimeout as pause } from 'node:timers/promises'
import { messageOf } from '../app-error.ts'
import { within } from '../within.ts'
import { answers, freePort, withOtherPortsIfTaken } from './ports.ts'
import type { ServerKind } from './server-kinds.ts'
import type { RunningServer } from './server-process.ts'

const DOCKER_MS = 5000
const PULL_MS = 300_000
const READY_MS = 90_000
const BETWEEN_MS = 50

/** Docker's client, if Docker answers and has the image or can pull it. */
const clientFor = async (image: string) => {
  // testcontainers' reaper is another container whose image would have to be pulled first; `close` removes what is started here.
  process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true'
  // Loaded only here: most machines never need it, and it loads slowly.
  const { getContainerRuntimeClient, ImageName } = await import('testcontainers')
  try {
    const client = await within(DOCKER_MS, getContainerRuntimeClient())
    const name = ImageName.fromString(image)
    if (!(await within(DOCKER_MS, client.image.exists(name)))) await within(PULL_MS, client.image.pull(name))
    return client
  } catch (error) {
    process.stderr.write(`no container of ${image}: ${messageOf(error)}\n`)
    return undefined
  }
}

/** Starts this kind of server in a container, if Docker can. */
export const findContainer = async (kind: ServerKind): Promise<(() => Promise<RunningServer>) | undefined> => {
  const { image, containerPort, containerCommand, url, greeting } = kind
  const client = await clientFor(image)
  if (!client) return undefined
  return async () => {
    const { GenericContainer, Wait } = await import('testcontainers')
    const { port, container } = await withOtherPortsIfTaken(async () => {
      const host = await freePort()
      const exposing = new GenericContainer(image).withExposedPorts({ container: containerPort, host })
      const configured = exposing.withCommand([...containerCommand]).withWaitStrategy(Wait.forListeningPorts())
      return { port: host, container: await configured.start() }
    })
    const inDocker = client.container.getById(container.getId())
    const ready = async (): Promise<void> => {
      const deadline = performance.now() + READY_MS
      while (!(await answers(port, greeting))) {
        if (performance.now() > deadline) throw new Error(`${image} did not answer`)
        await pause(BETWEEN_MS)
      }
    }
    await ready()
    return {
      url: url(port),
      kill: async (signal = 'SIGKILL') => inDocker.kill({ signal }),
      async restart() {
        const { State } = await inDocker.inspect()
        if (State.Running) await inDocker.kill({ signal: 'SIGKILL' })
        await inDocker.start()
        await ready()
      },
      tool: async (command, ...args) => (await container.exec([command, ...args])).stdout,
      close: async () => void (await container.stop()),
    }
  }
}
