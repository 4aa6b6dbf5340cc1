const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every search word starts a word of one of the texts; letter case and accents do not matter. */
export const matches = (typed: string, texts: readonly string[]) => {
  const known = folded(texts.join(' ')).split(/[^\p{L}\p{N}]+/u)
  return folded(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => known.some((other) => other.startsWith(word)))
}
