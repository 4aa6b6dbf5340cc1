import { existsSync, statfsSync } from 'node:fs'

/** Data of tests lies in memory where there is plenty of it, so that no test waits for a disk. */
const MEMORY = '/dev/shm'
const PLENTY = 4e9
const plenty = (folder) => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > PLENTY
}
if (!process.env.TMPDIR && existsSync(MEMORY) && plenty(MEMORY)) process.env.TMPDIR = MEMORY

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
  },
]

const shared = {
  transform: { '^.+\\.tsx?$': swc },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['/dist/', '/.sibyl/'],
}

const services = '<rootDir>/(contracts|platform|services|gateway|deploy)/**/*.test.ts'
// Nothing is timed by a test: this only ends what hangs, also on a machine that is busy with something else.
const testTimeout = 30_000

const short = { ...shared, testPathIgnorePatterns: ['/node_modules/', '\\.long\\.test\\.ts$'] }

/** Tests whose modules Node loads itself, each once for all test files of a worker. */
const native = { transform: {}, testEnvironment: 'node', testRunner: '<rootDir>/.ci/jest/node-runner.js' }

/** Node, with the packages that take most time to load shared by the test files of a worker. */
const node = {
  testEnvironment: '<rootDir>/.ci/jest/environment.js',
  moduleNameMapper: {
    '^(playwright-core|testcontainers)$': '<rootDir>/.ci/jest/shared/$1.cjs',
  },
}

/** The running product, in Node and in a browser. */
const running = { ...node, setupFilesAfterEnv: ['<rootDir>/e2e/support/setup.ts'] }

/**
 * Three suites: the backend in Node, the client in a DOM, and the running product over HTTP and in a browser. What is long by nature ends in
 * `.long.test.ts` and is a fourth: kills at random moments, every screen at every width, the client under every kind of trouble.
 */
export default {
  globalSetup: '<rootDir>/.ci/jest/for-the-run.js',
  globalTeardown: '<rootDir>/.ci/jest/after-the-run.js',
  reporters: ['default', '<rootDir>/.ci/totals-reporter.js'],
  testSequencer: '<rootDir>/.ci/costly-first.js',
  // One more than the two cores of the machine that runs CI: a test that waits for a process or a browser leaves its core to another. With a
  // fourth, browsers wait for one another.
  maxWorkers: 3,
  testTimeout,
  // Modules that a test has loaded stay in its worker's memory: a worker that has grown is replaced between two files.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    { ...short, ...native, displayName: 'services', testTimeout, testMatch: [services] },
    {
      ...short,
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/web/**/*.test.{ts,tsx}'],
      moduleNameMapper: { '\\.(css|woff2)$': '<rootDir>/web/test/empty-module.js' },
      setupFilesAfterEnv: ['<rootDir>/web/test/setup.ts'],
    },
    {
      ...short,
      ...running,
      displayName: 'e2e',
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
    },
    {
      ...shared,
      ...running,
      displayName: 'long',
      testMatch: ['<rootDir>/(platform|services|deploy|e2e)/**/*.long.test.ts'],
    },
  ],
}
