import { randomInt } from 'node:crypto'

/** Where chance comes from: a whole number below `bound`, each as likely as any other. */
export type Randomness = (bound: number) => number

export const cryptographic: Randomness = (bound) => randomInt(bound)
