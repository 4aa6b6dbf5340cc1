import { patterns, readByLanguage } from '../methods/by-language.ts'

/** How each language mentions things without asserting them. The file says what each member is. */
export const unasserted = readByLanguage('wrapping/unasserted.yaml', patterns('supposed', 'absent', 'contrast', 'relative', 'own', 'or'))
