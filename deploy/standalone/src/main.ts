import { parseArgs } from 'node:util'
import type { Emulated } from '@sibyl/emulators/open-emulators'
import { ConfigError } from '@sibyl/platform/config/read-config'
import { settleAfterStart } from '@sibyl/platform/lifecycle/settle-after-start'
import { PortInUse, startStandalone } from './standalone.ts'

/**
 * The working process of a standalone installation; start.sh supervises it. `--supervisor` is the id of that process, and `--again` says that this is
 * not its first start.
 */
const { values } = parseArgs({ options: { supervisor: { type: 'string' }, again: { type: 'boolean' } } })

const replacedBy: Record<keyof Emulated, string> = {
  model: 'Language model   emulated   OPENAI_API_KEY replaces it (OPENAI_BASE_URL for other servers)',
  mail: 'Mail             emulated   SMTP_URL replaces it; read it at /_dev/mailbox',
  payments: 'Payments         emulated   STRIPE_SECRET_KEY replaces it',
}

const print = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const printError = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
}

/** The time limit of a stop, after which running work is cut; every acknowledged write is on disk already. */
const STOP_MS = 4500
const SUPERVISOR_LOOK_MS = 1000

try {
  const standalone = await startStandalone(process.env)
  let stopping = false
  const stop = (exitCode: 0 | 1): void => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(exitCode), STOP_MS).unref()
    standalone.close().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        printError(error)
        process.exit(1)
      },
    )
  }
  const onFault = (error: unknown): void => {
    process.stderr.write('Uncaught error:\n')
    printError(error)
    if (stopping) process.exit(1)
    stop(1)
  }
  process.on('SIGINT', () => stop(0))
  process.on('SIGTERM', () => stop(0))
  process.on('uncaughtException', onFault)
  process.on('unhandledRejection', onFault)

  if (!values.again) {
    const parts = (Object.keys(replacedBy) as (keyof Emulated)[]).filter((part) => standalone.emulated[part])
    print(`\n  Sibyl is at ${standalone.url}\n`)
    for (const part of parts) print(`  ${replacedBy[part]}`)
    if (parts.length > 0) print(`\n  The emulated parts, with their switches: ${standalone.url}/_dev/`)
    print('  Ctrl-C stops it.\n')
  }
  if (values.supervisor !== undefined) {
    const supervisor = Number(values.supervisor)
    // No shell can tell that it was killed, as it may have been while this process started.
    const lives = (): boolean => process.ppid === supervisor
    if (lives()) process.kill(supervisor, 'SIGUSR1')
    setInterval(() => lives() || stop(0), SUPERVISOR_LOOK_MS).unref()
  }
  settleAfterStart()
} catch (error) {
  const known = error instanceof ConfigError || error instanceof PortInUse ? error.message : undefined
  process.stderr.write(`${known ?? (error instanceof Error ? error.stack : String(error))}\n`)
  process.exit(1)
}
