import { existsSync } from 'node:fs'
import type { RunningServer } from './servers.ts'

/** Debian's wrapper in /usr/sbin changes to another user; the script behind it does not. */
const DEBIANS = '/usr/lib/rabbitmq/bin/rabbitmqctl'

/** Says something to a broker of our own, as an operator does. */
export const rabbitmqctl = ({ tool }: RunningServer, ...args: readonly string[]): Promise<string> =>
  tool(existsSync(DEBIANS) ? DEBIANS : 'rabbitmqctl', '--quiet', ...args)

/**
 * Has the broker write down now which quorum queues it has. Version 3.10 does so on its own only when it has not looked at that list for half
 * a second; killed before, it takes such a queue for a new one: empty, and without a leader (what rabbitmq-server#10070 sees).
 */
export const rememberQueues = async (server: RunningServer): Promise<void> => {
  await rabbitmqctl(server, 'eval', 'ok = dets:sync(maps:get(directory_rev, maps:get(names, ra_system:fetch(quorum_queues)))).')
}
