import { jest } from '@jest/globals'

// The product is started, killed and driven by a browser here: what takes longer than this does not come.
jest.setTimeout(120_000)
