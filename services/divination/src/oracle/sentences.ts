/** Quoted text, in the quotation marks of five languages. */
export const quotations = /“[^”“]{2,600}”|„[^“”„]{2,600}[“”]|»[^»«]{2,600}«|«[^»«]{2,600}»|"[^"\n]{2,600}"/gu

const MARKS = /(?<=[.!?…][”“»"’)*_]{0,3})\s+(?=[^\s\p{Ll}])/u

/** An ordinal or an initial ("3. März", "J. Novák") does not end a sentence. */
const GOES_ON = /(?:^|[\s(])(?:\d{1,2}|\p{L})\.$/u

/** Splits a paragraph into its sentences, unchanged. */
export const sentencesOf = (paragraph: string): string[] => {
  const sentences: string[] = []
  for (const piece of paragraph.trim().split(MARKS)) {
    const last = sentences.at(-1)
    if (last !== undefined && GOES_ON.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`
    else sentences.push(piece)
  }
  return sentences
}
