import type { Figure } from './figure.ts'
import { figures01to16 } from './figures-01-16.ts'
import { figures17to32 } from './figures-17-32.ts'
import { figures33to48 } from './figures-33-48.ts'
import { figures49to64 } from './figures-49-64.ts'

const figures: readonly Figure[] = [...figures01to16, ...figures17to32, ...figures33to48, ...figures49to64]

/** The figure of a hexagram by its number; none for a number that is not 1 to 64. */
export const figureOf = (number: number): Figure | undefined => figures[number - 1]
