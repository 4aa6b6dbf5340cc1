import { inAnyOf, patterns, readByLanguage } from '../by-language.ts'

const language = patterns(
  ...(['hexagram', 'sign', 'lineOf', 'number', 'short', 'is', 'the', 'nth', 'cited', 'vehicle', 'moves', 'still', 'into'] as const),
  ...(['rests', 'becomes', 'turns', 'towards', 'aline', 'standing'] as const),
)
export const said = inAnyOf(readByLanguage('iching/claims.yaml', language))
