import { readConfig } from '@sibyl/platform/config/read-config'
import { secrets } from '@sibyl/platform/config/variables'
import { installedVariables, openInstalledStore, withStoredSecret } from '@sibyl/platform/store/open-installed'
import type { Store } from '@sibyl/platform/store/store'
import { z } from 'zod'
import { peopleCollection } from './people/collections.ts'
import { peopleVault } from './people/people-vault.ts'
import { resealPeople } from './people/reseal-people.ts'

/** `make reseal-people`: seals the people of an installation, whether it runs or not, with the first of PEOPLE_KEYS. */

const schema = z.object({ ...installedVariables.shape, PEOPLE_KEYS: secrets })

let store: Store | undefined
try {
  const config = readConfig(schema, withStoredSecret(process.env, 'PEOPLE_KEYS'))
  store = await openInstalledStore(config, 'divination')
  const vault = peopleVault(config.PEOPLE_KEYS)
  const resealed = await resealPeople({ people: await store.collection(peopleCollection), vault })
  process.stdout.write(`${resealed} resealed. The key ${vault.kid} seals everybody, so the others are no longer needed.\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await store?.close()
}
