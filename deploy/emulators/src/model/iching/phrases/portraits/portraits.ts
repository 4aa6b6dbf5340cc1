import type { Portrait } from './portrait.ts'
import { portraits01to16 } from './portraits-01-16.ts'
import { portraits17to32 } from './portraits-17-32.ts'
import { portraits33to48 } from './portraits-33-48.ts'
import { portraits49to64 } from './portraits-49-64.ts'

const portraits: readonly Portrait[] = [...portraits01to16, ...portraits17to32, ...portraits33to48, ...portraits49to64]

/** The portrait of a hexagram by its number; none for a number that is not 1 to 64. */
export const portraitOf = (number: number): Portrait | undefined => portraits[number - 1]
