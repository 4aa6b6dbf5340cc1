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

const short = { ...shared, testPathIgnorePatterns: ['/node_modules/', '\\.long\\.test\\.ts$'] }

/**
 * Three suites: the backend in Node, the client in a DOM, and the running product over HTTP and in a browser. What is long by nature, such
 * as kills at random moments and every screen at every width, ends in `.long.test.ts` and is a fourth.
 */
export default {
  reporters: ['default', '<rootDir>/.ci/totals-reporter.js'],
  maxWorkers: 2,
  // Nothing is timed by a test: this only ends what hangs, also on a machine that is busy with something else.
  testTimeout: 30_000,
  // Modules that a test has loaded stay with its worker: one that has grown is replaced between two files.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    { ...short, displayName: 'services', testEnvironment: 'node', testMatch: [services] },
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
      displayName: 'e2e',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/e2e/support/setup.ts'],
    },
    {
      ...shared,
      displayName: 'long',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/(e2e|deploy)/**/*.long.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/e2e/support/setup.ts'],
    },
  ],
}
