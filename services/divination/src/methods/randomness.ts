import { randomInt } from 'node:crypto'
import type { Randomness } from '@sibyl/contracts/draws/shuffle'

export type { Randomness } from '@sibyl/contracts/draws/shuffle'

export const cryptographic: Randomness = (bound) => randomInt(bound)
