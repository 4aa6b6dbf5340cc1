import { courts } from './courts/courts.ts'
import { majors } from './majors/majors.ts'
import { minors } from './minors/minors.ts'

/** Every card's picture by its id. */
export const scenes: Readonly<Record<string, () => string>> = { ...majors, ...minors, ...courts }
