import { once } from 'node:events'
import { createServer } from 'node:http'

/**
 * What the test files of a run share, by name. A maker resolves with what the files are told, and with how to undo it after the last of
 * them.
 */
const makers = {
  /** A broker takes seconds of processor time to start. Tests that kill one start their own. */
  async rabbitmq() {
    const { findRabbitmq } = await import('@sibyl/platform/testing/servers')
    const server = await (await findRabbitmq({ toKill: true })).start()
    return { told: server.url, undo: server.close }
  },
  /** Seventeen readings, as the product writes them. */
  async scene() {
    const { keepScene } = await import('../../e2e/accessibility/support/kept-scene.ts')
    return keepScene()
  },
}

const made = new Map()

const answer = async ({ url }, response) => {
  const what = url.slice(1)
  try {
    if (!made.has(what)) made.set(what, makers[what]())
    response.end(JSON.stringify((await made.get(what)).told))
  } catch (error) {
    // The next to ask tries again: a machine that was too busy may not be any more.
    made.delete(what)
    response.writeHead(500).end(`${what} could not be made: ${error.stack}`)
  }
}

const keeper = createServer(answer)

/**
 * Answers the test files' requests, whatever worker they run in. It makes nothing before it is asked.
 * @public loaded by Jest
 */
export default async function setup() {
  await once(keeper.listen(0, '127.0.0.1'), 'listening')
  process.env.FOR_THE_RUN = `http://127.0.0.1:${keeper.address().port}`
}

/**
 * Undoes what was made.
 * @public after-the-run.js hands it to Jest
 */
export const undo = async () => {
  for (const each of await Promise.allSettled(made.values())) await each.value?.undo()
  made.clear()
  keeper.closeAllConnections()
  await once(keeper.close(), 'close')
}
