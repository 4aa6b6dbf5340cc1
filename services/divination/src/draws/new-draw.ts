import { commitmentTo, SEED_BYTES } from '@sibyl/contracts/draws/sealed-draw'
import { newId, randomHex } from '@sibyl/platform/ids'

/** Creates a seed, its id and the commitment to it. */
export const newDraw = async () => {
  const seed = randomHex(SEED_BYTES)
  return { id: newId('draw'), seed, commitment: await commitmentTo(seed) }
}
