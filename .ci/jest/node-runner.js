import { createRequire, enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import circus from 'jest-circus/runner'

enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'))

// jest-circus loads the part that holds a file's tests from beside its runner.
const require = createRequire(createRequire(import.meta.url).resolve('jest-circus/runner'))
const LISTENERS = Symbol.for('EVENT_HANDLERS')

/** A module loaded anew: jest-circus keeps the tests of a file in its modules, and what listens to them on the global object. */
const loadAnew = (path) => {
  delete require.cache[path]
  delete globalThis[LISTENERS]
  return require(path)
}

/** Puts back what a test file has changed of the process, which the next one runs in. */
const keepProcess = () => {
  const [environment, directory, { console }] = [{ ...process.env }, process.cwd(), globalThis]
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
    Object.assign(process.env, environment)
    process.chdir(directory)
    globalThis.console = console
  }
}

let files = 0
const loaded = new Set()

/** Loads a test file or a set-up, which run for each file; in watch mode the same file comes again. */
const load = (path) => {
  const again = loaded.has(path) ? `?again=${files}` : ''
  loaded.add(path)
  return import(`${pathToFileURL(path)}${again}`)
}

/**
 * Runs a test file by jest-circus, as Jest does, but has Node load it: with the types of TypeScript stripped, as in production, and with the
 * modules that earlier files of this worker have loaded. Jest would read, compile and run each module again for every file, those of packages too.
 * @public loaded by Jest
 */
export default async function runInNode(globalConfig, config, { global }, _runtime, testPath, sendMessageToJest) {
  files += 1
  const runtime = {
    requireInternalModule: loadAnew,
    requireModule: require,
    setGlobalsForRuntime: () => {},
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: load,
    enterTestCode: () => {},
    leaveTestCode: () => {},
  }
  const restore = keepProcess()
  try {
    // The lines of an error are those of its source: nothing is compiled to other ones.
    Error.prepareStackTrace = undefined
    // What a test writes is shown with its file's results.
    globalThis.console = global.console
    // jest-circus takes the limit of the whole run, not of a project.
    const limits = { ...globalConfig, testTimeout: config.testTimeout }
    return await circus.default(limits, config, { global: globalThis }, runtime, testPath, sendMessageToJest)
  } finally {
    restore()
  }
}
