import { easyLimits } from '../../support/easy-limits.ts'
import { useStage } from '../../support/stage.ts'
import type { Scene } from '../screen.ts'
import { setScene } from './scene.ts'
import { type Contexts, oneProcessEach, openContexts } from './viewers.ts'

export type SetStage = { readonly scene: Scene; readonly contexts: Contexts }

/** A stage with readers and their readings on it, and a browser for each kind of viewer, for the tests of this `describe`. */
export const useSetStage = (): SetStage => {
  const stage = useStage({ ...easyLimits, ADMIN_EMAILS: 'adept@sibyl.example' }, oneProcessEach)
  let set: SetStage
  beforeAll(async () => {
    const { scene, ...readers } = await setScene(stage.product)
    set = { scene, contexts: await openContexts(stage, readers) }
  })
  return {
    get scene() {
      return set.scene
    },
    get contexts() {
      return set.contexts
    },
  }
}
