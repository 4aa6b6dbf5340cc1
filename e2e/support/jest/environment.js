import { createRequire } from 'node:module'
import { TestEnvironment } from 'jest-environment-node'

const require = createRequire(import.meta.url)

/**
 * Node, with one Playwright for all test files of a worker: Jest would compile its 3 MB again for each file.
 * @public loaded by Jest
 */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.defineProperty(this.global, 'loadPlaywright', { value: () => require('playwright-core') })
  }
}
