import { messageOf } from '@sibyl/platform/app-error'
import { ConfigError } from '@sibyl/platform/config/read-config'
import { isFree } from '@sibyl/platform/lifecycle/is-free'
import { standaloneSecrets } from '@sibyl/standalone/secrets'
import { readProcessesConfig } from './config.ts'
import { freePortsAbove } from './free-ports.ts'
import { membersOf, portsFor } from './members.ts'
import { runUntilStopped } from './until-stopped.ts'

/** The whole product as processes on this machine. */

/** For processes whose port is taken before they listen on it, and for those that join. */
const SPARE_PORTS = 40

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

try {
  const config = readProcessesConfig(process.env)
  const { HOST: host, PORT: port, DATA_DIR: directory } = config
  if (!(await isFree(host, port))) throw new Error(`Port ${port} is in use. Set PORT to another one.`)
  const ports = await freePortsAbove(port, portsFor(config) + SPARE_PORTS)
  // In turn: a process that has stopped frees its port, so that the ports can be used again.
  let given = 0
  const nextPort = (): number => {
    given += 1
    return ports[(given - 1) % ports.length] ?? port
  }
  const set = membersOf(config, nextPort, standaloneSecrets(directory, process.env))
  const onReady = (): void => {
    print(`\n  Sibyl is at http://localhost:${port}\n`)
    if (set.stages[0]?.length) print(`  The emulated parts, with their switches: http://localhost:${port}/_dev/`)
    print('  make generator, make divination and make gateway add one more while it runs.')
    print('  Ctrl-C stops it; kill -HUP restarts it, one process at a time.\n')
  }
  runUntilStopped(set, { print, directory, onReady })
} catch (error) {
  const hint = error instanceof ConfigError ? '\nmake start needs no servers: it runs everything in one process.' : ''
  process.stderr.write(`${messageOf(error)}${hint}\n`)
  process.exit(1)
}
