import { readConfig } from '@sibyl/platform/config/read-config'
import { secrets } from '@sibyl/platform/config/variables'
import { installedVariables, onInstalledStore, withStoredSecret } from '@sibyl/platform/store/open-installed'
import { z } from 'zod'
import { peopleCollection } from './people/collections.ts'
import { peopleVault } from './people/people-vault.ts'
import { resealPeople } from './people/reseal-people.ts'

/** `make reseal-people`: seals the people of an installation, whether it runs or not, with the first of PEOPLE_KEYS. */

const schema = z.object({ ...installedVariables.shape, PEOPLE_KEYS: secrets })

await onInstalledStore(
  'divination',
  () => readConfig(schema, withStoredSecret(process.env, 'PEOPLE_KEYS')),
  async (store, { PEOPLE_KEYS }) => {
    const vault = peopleVault(PEOPLE_KEYS)
    const resealed = await resealPeople({ people: await store.collection(peopleCollection), vault })
    return `${resealed} resealed. The key ${vault.kid} seals everybody, so the others are no longer needed.`
  },
)
