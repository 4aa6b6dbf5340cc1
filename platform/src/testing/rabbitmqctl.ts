import { existsSync } from 'node:fs'
import type { RunningServer } from './servers.ts'

/** Debian's wrapper in /usr/sbin changes to another user; the script behind it does not. */
const DEBIANS = '/usr/lib/rabbitmq/bin/rabbitmqctl'

/** Runs a command of rabbitmqctl on a broker of our own. */
export const rabbitmqctl = ({ tool }: RunningServer, ...args: readonly string[]): Promise<string> =>
  tool(existsSync(DEBIANS) ? DEBIANS : 'rabbitmqctl', '--quiet', ...args)

/**
 * Makes the broker persist its list of quorum queues now. Version 3.10 does so only when it has not read that list for half a second; if it
 * is killed before, it takes such a queue for a new one: empty, and without a leader (see rabbitmq-server#10070).
 */
export const rememberQueues = async (server: RunningServer): Promise<void> => {
  await rabbitmqctl(server, 'eval', 'ok = dets:sync(maps:get(directory_rev, maps:get(names, ra_system:fetch(quorum_queues)))).')
}
