/** The characters that `trim()` removes, as members of a character class. */
const WHITESPACE = '\\t-\\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'

/** ECMAScript's shorthands, each as members of a character class that every engine reads alike. */
const members: Readonly<Record<string, string>> = {
  d: '0-9',
  w: 'A-Za-z0-9_',
  s: WHITESPACE,
  'p{Cc}': '\\x00-\\x1f\\x7f-\\x9f',
  'p{Zl}': '\u2028',
  'p{Zp}': '\u2029',
}

const complements: Readonly<Record<string, string>> = { D: 'd', W: 'w', S: 's' }

const understoodByAll = /^(?:[^A-Za-z0-9]|[tnrfv]|x[\da-fA-F]{2})$/
const notPortable = /^\(\?(?!:)/
const escaped = /^\\(p\{\w+\}|P\{\w+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|.)/

/** One escape sequence in portable form. @throws Error if there is none */
const translateEscape = (sequence: string, inClass: boolean): string => {
  if (/^u/.test(sequence)) return String.fromCharCode(Number.parseInt(sequence.slice(1), 16))
  const known = members[sequence]
  if (known !== undefined) return inClass ? known : `[${known}]`
  const complement = members[complements[sequence] ?? '']
  if (complement !== undefined && !inClass) return `[^${complement}]`
  if (!understoodByAll.test(sequence)) throw new Error(`\\${sequence} has no portable form`)
  return `\\${sequence}`
}

/**
 * A regular expression of ours as ECMA 262, RE2 and Python read it alike: no Unicode properties, no `\u`, no look-around, and `\d`, `\s`
 * and `\w` as the characters that JavaScript means by them.
 * @param source the `source` of a RegExp
 * @throws Error if the expression needs a feature that only some engines have
 */
export const portablePattern = (source: string): string => {
  let portable = ''
  let inClass = false
  for (let rest = source; rest !== ''; ) {
    if (!inClass && notPortable.test(rest)) throw new Error(`${source} looks around or names a group`)
    const [whole, sequence] = escaped.exec(rest) ?? []
    const taken = whole ?? rest.slice(0, 1)
    if (sequence !== undefined) portable += translateEscape(sequence, inClass)
    else {
      if (taken === '[') inClass = true
      if (taken === ']') inClass = false
      portable += taken
    }
    rest = rest.slice(taken.length)
  }
  return portable
}
