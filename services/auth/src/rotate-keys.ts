import { AppError } from '@sibyl/platform/app-error'
import { readConfig } from '@sibyl/platform/config/read-config'
import { secret } from '@sibyl/platform/config/variables'
import { installedVariables, openInstalledStore, withStoredSecret } from '@sibyl/platform/store/open-installed'
import type { Store } from '@sibyl/platform/store/store'
import { systemClock } from '@sibyl/platform/time'
import { z } from 'zod'
import { rotateKeys } from './keys/rotate-keys.ts'

/** `make rotate-keys`: rotates the signing keys of an installation, whether it runs or not. */

const schema = z.object({
  ...installedVariables.shape,
  KEY_SECRET: secret,
  KEY_SECRET_PREVIOUS: secret.optional(),
})

let store: Store | undefined
try {
  const config = readConfig(schema, withStoredSecret(process.env, 'KEY_SECRET'))
  store = await openInstalledStore(config, 'auth')
  const rotation = { store, clock: systemClock, secret: config.KEY_SECRET, previous: config.KEY_SECRET_PREVIOUS }
  const { current, retired } = await rotateKeys(rotation)
  process.stdout.write(`${current} signs from now on, every replica within a minute.\n${retired} is retired: its signatures stay valid.\n`)
} catch (error) {
  const gone = error instanceof AppError && error.code === 'not_found'
  process.stderr.write(`${gone ? 'There are no signing keys yet: auth makes them when it first starts.' : (error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await store?.close()
}
