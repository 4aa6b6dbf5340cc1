import { isAppError } from '@sibyl/platform/app-error'
import { readConfig } from '@sibyl/platform/config/read-config'
import { secret } from '@sibyl/platform/config/variables'
import { installedVariables, onInstalledStore, withStoredSecret } from '@sibyl/platform/store/open-installed'
import { systemClock } from '@sibyl/platform/time'
import { z } from 'zod'
import { rotateKeys } from './keys/rotate-keys.ts'

/** `make rotate-keys`: rotates the signing keys of an installation, whether it runs or not. */

const schema = z.object({
  ...installedVariables.shape,
  KEY_SECRET: secret,
  KEY_SECRET_PREVIOUS: secret.optional(),
})

const noKeys = (error: unknown): never => {
  throw isAppError(error, 'not_found') ? new Error('There are no signing keys yet: auth makes them when it first starts.') : error
}

await onInstalledStore(
  'auth',
  () => readConfig(schema, withStoredSecret(process.env, 'KEY_SECRET')),
  async (store, { KEY_SECRET: secret, KEY_SECRET_PREVIOUS: previous }) => {
    const { current, retired } = await rotateKeys({ store, clock: systemClock, secret, previous }).catch(noKeys)
    return `${current} signs from now on, every replica within a minute.\n${retired} is retired: its signatures stay valid.`
  },
)
