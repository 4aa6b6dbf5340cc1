import { majors } from './majors/majors.ts'

/** Every card's picture by its id. */
export const scenes: Readonly<Record<string, () => string>> = { ...majors }
