import { easyLimits } from '../../support/easy-limits.ts'
import { useStage } from '../../support/stage.ts'
import type { Scene, Viewer } from '../screen.ts'
import { sceneData, sceneIn } from './kept-scene.ts'
import { addresses } from './scene.ts'
import { allViewers, type Contexts, oneProcessEach, openContexts } from './viewers.ts'

export type SetStage = { readonly scene: Scene; readonly contexts: Contexts }

/** A stage with readers and their readings on it, and a browser for each of these kinds of viewers, for the tests of this `describe`. */
export const useSetStage = (viewers: readonly Viewer[] = allViewers): SetStage => {
  const stage = useStage({ ...easyLimits, ADMIN_EMAILS: addresses.adept }, { data: sceneData, flags: [oneProcessEach] })
  let set: SetStage
  beforeAll(async () => {
    const { scene, ...readers } = await sceneIn(stage.product)
    set = { scene, contexts: await openContexts(stage, readers, viewers) }
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
