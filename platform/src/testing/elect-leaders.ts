import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The environment of the broker that listens on this port. */
const environmentOf = async (port: string): Promise<NodeJS.ProcessEnv> => {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const text = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '') // Gone meanwhile, or not ours.
    const entries = text.split('\0').map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])
    const env: NodeJS.ProcessEnv = Object.fromEntries(entries)
    if (env.RABBITMQ_NODE_PORT === port && env.RABBITMQ_NODENAME) return env
  }
  throw new Error(`no broker on port ${port}`)
}

/**
 * Has each quorum queue of a restarted broker elect its leader. RabbitMQ 3.10, alone on its machine and killed, leaves some without one
 * for ever (rabbitmq-server#10070); what is published to such a queue is never confirmed, until an operator does this.
 */
export const electLeaders = async (url: string): Promise<void> => {
  const env = await environmentOf(new URL(url).port)
  const elect = '[ra:trigger_election({element(1, amqqueue:get_pid(Q)), node()}) || Q <- rabbit_amqqueue:list()].'
  await run('/usr/lib/rabbitmq/bin/rabbitmqctl', ['-q', '-n', env.RABBITMQ_NODENAME ?? '', 'eval', elect], {
    env: { ...process.env, ...env },
  })
}
