/** A word as it was typed, in folded form; `spaced` if its letters stood apart. Sentences are numbered from 0 across all fields. */
export type Word = { text: string; field: string; sentence: number; spaced?: true }

/** Lookalikes of Latin letters from other alphabets, used to slip past word lists. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('аaеeоoрpсcуyхxіiјjѕsԁdһhкkмmтtвbнhαaεeοoρpιiκkνvτtυu'.matchAll(/(.)(.)/gu), ([, foreign = '', latin = '']) => [
    foreign,
    latin,
  ]),
)

/** The fast path: most text needs only lower-casing and the loss of its apostrophes. */
const PLAIN = /^[ -~\n’“”–—]*$/

/** Folds spellings that read the same: width, case, accents, hidden characters, lookalike letters and apostrophes. */
export const fold = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase().replace(/['’`]/g, '')
    : text
        .normalize('NFKC')
        .toLowerCase()
        .normalize('NFD')
        .replace(/[\p{M}\p{Cf}'’‘`´ʼ]/gu, '')
        .replace(/ß/g, 'ss')
        .replace(/œ/g, 'oe')
        .replace(/[^ -~]/gu, (letter) => lookalikes[letter] ?? letter)

const LETTER = /^\p{L}$/u
const WORD = /^[\p{L}\p{N}]+$/u
const isLetter = ({ text }: Word): boolean => text.length <= 2 && LETTER.test(text)
const LEAST_SPACED = 3

/** Joins letters typed apart, as in `n e v e r`. The vocabulary later finds which word or words they are. */
const joinSpacedLetters = (words: Word[]): Word[] => {
  if (words.filter(isLetter).length < LEAST_SPACED) return words
  const joined: Word[] = []
  let start = 0
  while (start < words.length) {
    let end = start
    while (words[end] && isLetter(words[end] as Word)) end += 1
    const run = words.slice(start, end)
    if (run.length >= LEAST_SPACED) joined.push({ ...(run[0] as Word), text: run.map(({ text }) => text).join(''), spaced: true })
    else joined.push(...words.slice(start, Math.max(end, start + 1)))
    start = Math.max(end, start + 1)
  }
  return joined
}

/**
 * The words of every text in a form, in order. Symbols that stand for letters remain inside a word (`s*lf`, `n3ver`), but not at its end.
 */
export const wordsOf = (formData: Record<string, unknown>): Word[] => {
  const words: Word[] = []
  let sentence = 0
  for (const [field, value] of Object.entries(formData)) {
    if (typeof value !== 'string') continue
    for (const piece of fold(value).match(/[\p{L}\p{N}@$!|*#]+|[.?…;]/gu) ?? []) {
      if (WORD.test(piece)) {
        words.push({ text: piece, field, sentence })
        continue
      }
      const text = piece.replace(/^[!|*#]+|[!|*#@$]+$/g, '')
      if (/^[\p{L}\p{N}@$]/u.test(text)) words.push({ text, field, sentence })
      if (/^[.?…;]|!$/.test(piece)) sentence += 1
    }
    sentence += 1
  }
  return joinSpacedLetters(words)
}
