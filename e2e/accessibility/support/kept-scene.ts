import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forTheRun } from '@sibyl/platform/testing/for-the-run'
import { easyLimits } from '../../support/easy-limits.ts'
import { type Product, startProduct } from '../../support/product.ts'
import { newSession, type SignedIn } from '../../support/reader.ts'
import type { Scene } from '../screen.ts'
import { addresses, setScene } from './scene.ts'

/** A scene that a product has written, and the folder with all its data. */
type KeptScene = { folder: string; scene: Scene }

/** Writes the scene once for all test files of a run; `.ci/jest/for-the-run.js` calls it. */
export const keepScene = async (): Promise<{ told: KeptScene; undo(): Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'sibyl-scene-'))
  const undo = () => rm(folder, { recursive: true, force: true })
  const product = await startProduct({ ...easyLimits, DATA_DIR: folder })
  try {
    const { scene } = await setScene(product)
    await product.stop()
    return { told: { folder, scene }, undo }
  } catch (error) {
    await undo()
    throw error
  } finally {
    await product.close()
  }
}

/** The data of the scene, for a product to begin with. */
export const sceneData = async (): Promise<string> => (await forTheRun<KeptScene>('scene')).folder

/** The scene of a product that has begun with its data, and its two readers with a session each. */
export const sceneIn = async (product: Pick<Product, 'url'>): Promise<{ scene: Scene; reader: SignedIn; adept: SignedIn }> => {
  const { scene } = await forTheRun<KeptScene>('scene')
  const [reader, adept] = [await newSession(product, addresses.reader), await newSession(product, addresses.adept)]
  return { scene, reader, adept }
}
