import { ConfigError } from '@sibyl/platform/config/read-config'
import { standaloneSecrets } from '@sibyl/standalone/secrets'
import { readProcessesConfig } from './config.ts'
import { freePortsAbove, isFree } from './free-ports.ts'
import { membersOf, portsFor } from './members.ts'
import { runUntilStopped } from './until-stopped.ts'

/** The whole product as processes of this machine. */

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

try {
  const config = readProcessesConfig(process.env)
  const { HOST: host, PORT: port, DATA_DIR: directory, STOP_TIMEOUT_MS: stopTimeoutMs } = config
  if (!(await isFree(host, port))) throw new Error(`Port ${port} is in use. Set PORT to another one.`)
  const set = membersOf(config, await freePortsAbove(port, portsFor(config)), standaloneSecrets(directory, process.env))
  const onReady = (): void => {
    print(`\n  Sibyl is at http://localhost:${port}\n`)
    if (set.emulators.length > 0) print(`  What is emulated, with switches: http://localhost:${port}/_dev/`)
    print('  Ctrl-C stops it; kill -HUP restarts it, one process at a time.\n')
  }
  runUntilStopped(set, { print, stopTimeoutMs, onReady })
} catch (error) {
  const hint = error instanceof ConfigError ? '\nmake start needs no servers: it runs everything in one process.' : ''
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${hint}\n`)
  process.exit(1)
}
