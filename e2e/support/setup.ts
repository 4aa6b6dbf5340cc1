import { jest } from '@jest/globals'

// These tests start the product, kill it and drive a browser; a test that takes longer than this hangs.
jest.setTimeout(300_000)
