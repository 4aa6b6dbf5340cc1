import { fold } from '../../safety/words.ts'

/** A word at [start, end) of its text in UTF-16 units; `text` is folded, any number is `0`. */
export type SaidWord = { text: string; start: number; end: number; afterComma: boolean; quoted: boolean }

export type SaidSentence = { words: SaidWord[]; asks: boolean }

/** What a reader sees of a paragraph's Markdown, without hidden characters and with the contractions written out that hide a word. */
export const plainText = (paragraph: string): string =>
  paragraph
    .replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/[*_\p{Cf}]+/gu, '')
    .replace(/[#>]+/gu, ' ')
    .replace(/(?<=\p{L})['’]ll(?!\p{L})/giu, ' will')
    .replace(/(?<=\p{L})['’]re(?!\p{L})/giu, ' are')
    .replace(/(?<!\p{L})(it|he|she|that|there|what)['’]s(?!\p{L})/giu, '$1 is')
    .replace(/(?<!\p{L})((?:lors|puis|jus)?qu|[cdjlmnst])['’](?=\p{L})/giu, '$1 ')

export const quotations = /“[^”“]{2,600}”|„[^“”„]{2,600}[“”]|«[^»«]{2,600}»|"[^"\n]{2,600}"/gu
const pieces = /(?<word>\p{L}[\p{L}\p{M}'’]*)|(?<number>\d+(?:[.,:]\d+)*)(?:\.(?= ))?|(?<end>[.!?…;\n]+)|(?<comma>[,:–—()“”„«»"])/gu

/** The sentences of a plain text. One that is quoted belongs to the sentence that quotes it. */
export const sentencesIn = (text: string): SaidSentence[] => {
  const quotes = [...text.matchAll(quotations)].map(({ index, 0: quote }) => ({ from: index, to: index + quote.length }))
  const isQuoted = (at: number): boolean => quotes.some(({ from, to }) => from < at && at < to)
  const sentences: SaidSentence[] = []
  let words: SaidWord[] = []
  let afterComma = true
  const close = (asks: boolean): void => {
    if (words.length > 0) sentences.push({ words, asks })
    words = []
    afterComma = true
  }
  for (const { index, 0: piece, groups } of text.matchAll(pieces)) {
    const quoted = isQuoted(index)
    if (groups?.end !== undefined && !quoted) close(piece.includes('?'))
    else if (groups?.end !== undefined || groups?.comma !== undefined) afterComma = true
    else {
      words.push({ text: groups?.number === undefined ? fold(piece) : '0', start: index, end: index + piece.length, afterComma, quoted })
      afterComma = false
    }
  }
  close(false)
  return sentences
}
