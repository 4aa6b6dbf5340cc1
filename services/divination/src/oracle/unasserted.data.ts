import { patterns, readByLanguage } from '../methods/by-language.ts'

const whole = (source: string): RegExp => new RegExp(`(?<![\\p{L}’'-])(?:${source.trim()})(?![\\p{L}])`, 'iu')

/** How each language mentions things without asserting them. The file says what each member is. */
export const unasserted = readByLanguage(
  'wrapping/unasserted.yaml',
  patterns('supposed', 'absent', 'contrast', 'relative', 'own', 'or').transform(({ supposed, absent, contrast, relative, own, or }) => ({
    nothing: whole(`${supposed.trim()}|${absent}`),
    contrast: whole(contrast),
    // “Which waits”, and the parts after the first comma of “no Leo, Virgo or Pisces”.
    relative: whole(`^(?:${relative.trim()}|(?:\\S+ )?[^\\s,]+,$|(?:\\S+ ){0,3}(?:${or}) (?:\\S+ ){0,3}\\S+$)`),
    owned: new RegExp(`^([*_[]*(?:${own})(?!\\p{L}).*?)${whole(supposed).source}.*$`, 'iu'),
  })),
)
