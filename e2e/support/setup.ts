import { jest } from '@jest/globals'

// These tests start the product, kill it and drive a browser: what takes longer than this will not happen.
jest.setTimeout(300_000)
