import { createRequire } from 'node:module'
import { TestEnvironment } from 'jest-environment-node'

const require = createRequire(import.meta.url)

/**
 * Node, with one copy of the large packages (shared/*.cjs, which jest.config.js puts in their place) for all test files of a worker: Jest
 * would read, compile and run their hundreds of modules again for each file.
 * @public loaded by Jest
 */
export default class SharingEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.defineProperty(this.global, 'loadShared', { value: require })
  }

  /** Lets a failed test say more than its error, such as what its pages show, before anything is closed. */
  async handleTestEvent({ name, test }) {
    if (name !== 'test_fn_failure' || !this.global.sayMore) return
    process.stderr.write(`When "${test.name}" failed:\n${await this.global.sayMore()}\n`)
  }
}
