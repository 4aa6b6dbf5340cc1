import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ConfigError } from '../config/read-config.ts'
import { installation, mongodbUri } from '../config/variables.ts'
import { openMongoStore } from './mongo/open.ts'
import { openSqliteStore } from './sqlite/open.ts'
import type { Store } from './store.ts'

/** The variables that say where an installation stores its data; for commands of operators. */
export const installedVariables = z.object({
  MONGODB_URI: mongodbUri.optional(),
  NAMESPACE: installation,
  DATA_DIR: z.string().default('.sibyl'),
})

/** The environment, with a secret that it lacks from the file that `make start` and `make processes` store beside their data. */
export const withStoredSecret = (environment: NodeJS.ProcessEnv, name: string): NodeJS.ProcessEnv => {
  const file = join(environment.DATA_DIR || '.sibyl', 'secrets.json')
  if (environment[name] || !existsSync(file)) return environment
  return { ...environment, [name]: z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))[name] }
}

type Installed = { MONGODB_URI?: string | undefined; NAMESPACE: string; DATA_DIR: string }

/** @throws ConfigError if there is no store */
const openInstalledStore = async ({ MONGODB_URI, NAMESPACE, DATA_DIR }: Installed, service: string): Promise<Store> => {
  if (MONGODB_URI) return openMongoStore({ uri: MONGODB_URI, database: `${NAMESPACE}-${service}`, service })
  const file = join(DATA_DIR, `${service}.db`)
  if (!existsSync(file)) throw new ConfigError([`DATA_DIR: ${file} does not exist; set MONGODB_URI if the data is in MongoDB`])
  return openSqliteStore({ file, service })
}

/**
 * Runs an operator's command on the store of a service, whether the installation runs or not, and prints what `work` returns. A failure is
 * one line on standard error and exit code 1.
 */
export const onInstalledStore = async <C extends Installed>(
  service: string,
  read: () => C,
  work: (store: Store, config: C) => Promise<string>,
): Promise<void> => {
  let store: Store | undefined
  try {
    const config = read()
    store = await openInstalledStore(config, service)
    process.stdout.write(`${await work(store, config)}\n`)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  } finally {
    await store?.close()
  }
}
