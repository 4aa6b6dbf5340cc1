import { inAnyOf, patterns, readByLanguage } from '../by-language.ts'

const words = patterns('article', 'whose', 'joints', 'turns', 'late', 'lost', 'own', 'past', 'present', 'idle')

/** Words with which a reader tells a dream. The file says what each member is. */
export const telling = readByLanguage('dream/telling.yaml', words)

export const inAnyLanguage = inAnyOf(telling)

const cues = patterns('absent', 'after', 'contracted', 'denied', 'joint', 'nobody', 'owner', 'unstopped')

/** How each language negates, joins clauses and names owners. The file says what each member is. */
export const negation = readByLanguage('dream/negation.yaml', cues)
