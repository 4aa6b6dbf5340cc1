import { limits } from '@sibyl/contracts/limits'

const variable = (name: string): string => `LIMIT_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`

const easyFor = (names: readonly string[]): NodeJS.ProcessEnv => Object.fromEntries(names.map((name) => [variable(name), '1000000/60']))

/** Limits that no test meets by chance, as the environment says them. */
export const easyLimits = easyFor([
  'general',
  'readings',
  'registration',
  'signInByAccountAndAddress',
  'signInByAccount',
  'signInByAddress',
  'contact',
  'ownData',
])

/** None of the limits can be met. */
export const noLimits = easyFor(Object.keys(limits))
