import { limits } from '@sibyl/contracts/limits'

const variable = (name: string): string => `LIMIT_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`

const easyFor = (names: readonly string[]): NodeJS.ProcessEnv => Object.fromEntries(names.map((name) => [variable(name), '1000000/60']))

/** Limits too high for a test to reach, as environment variables. */
export const easyLimits = easyFor([
  'general',
  'readings',
  'registration',
  'signInByAccountAndAddress',
  'signInByAccount',
  'signInByAddress',
  'contact',
  'ownData',
  'pushSubscriptions',
])

/** Raises every limit out of reach. */
export const noLimits = easyFor(Object.keys(limits))
