import type { getDrawKeys } from '@sibyl/contracts/http/draws'
import type { Answer } from '@sibyl/platform/http/route'
import type { DrawKeys } from './collections.ts'

export const showDrawKeys =
  ({ drawKeys }: { drawKeys: DrawKeys }) =>
  async (): Promise<Answer<typeof getDrawKeys>> => {
    const keys = await drawKeys.find('byUse', { use: 'sig' })
    return { success: true, keys: keys.map(({ _id, x, use }) => ({ kty: 'OKP', crv: 'Ed25519', x, kid: _id, alg: 'EdDSA', use })) }
  }
