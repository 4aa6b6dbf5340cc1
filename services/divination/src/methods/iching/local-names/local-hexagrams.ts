import { memoize } from '@sibyl/platform/memoize'
import { books, type LocalBook } from './names.data.ts'

const START = '(?<![\\p{L}\\p{N}-])'
const END = '(?![\\p{L}\\p{N}-])'
const OPENED = '(?:« ?|[„“»"‘’*_\\[])*'

/** Several languages share a word for a line, so an exception in one language applies in all. */
const ELSEWHERE = books.map(({ elsewhere }) => elsewhere).join('|')
const OF_ELSE = `(?:${books.map(({ ofElse }) => ofElse).join('|')})`

/** `mention` is cheap: if it does not match, no pattern does. The patterns are compiled for the first text that it matches. */
type Naming = { hexagram: number; mention: RegExp; patterns: () => readonly RegExp[] }

/**
 * The names are everyday words, so they count only after the word for a hexagram or its number, or set apart: as a heading, in bold, or in
 * quotation marks with a capitalised article.
 */
const namingsIn = ({ names, article }: LocalBook): Naming[] =>
  names.map((name, index) => ({
    hexagram: index + 1,
    mention: new RegExp(name, 'u'),
    patterns: memoize(() => [
      new RegExp(
        `(?<!\\p{L})[Hh][eé]xagramm?[aes]*(?: (?:\\p{L}{2,6}\\.? )?\\d{1,2})?[,:]? ${OPENED}(?:de |des |del |du )?${OPENED}${article}(?:${name})${END}(?! \\p{Lu})`,
        'u',
      ),
      new RegExp(`(?:^#+ |\\*\\*|(?:[„“»"]|« ?)(?=\\p{Lu}\\p{L}*[ ’']))\\[?${article}(?:${name})(?=\\*\\*|[“”"]| ?»|«|\\]|\\s*$)`, 'mu'),
    ]),
  }))

type LineNaming = { line: number; mention: RegExp; patterns: () => readonly RegExp[] }

/** Matches the word before its look-behind, because the look-behind is slower. */
const lineNamingsIn = ({ line, lines, numbers, ordinals, kind, and, to }: LocalBook): LineNaming[] =>
  numbers.map((said, index) => {
    const number = `(?:${said}|${index + 1})`
    const nth = `(?:${ordinals[index]}|${index + 1}\\.)`
    const any = `(?:${numbers.join('|')}|[1-6])`
    return {
      line: index + 1,
      mention: new RegExp(`${line}|${lines}`, 'iu'),
      patterns: memoize(() => [
        new RegExp(
          `(?=(?:${line}) )${START}(?<!(?:${ELSEWHERE})[ -]?)(?:${line}) (?:číslo |Nummer |número |numéro )?${number}${END}(?!${OF_ELSE})(?![.,]?\\d)(?! (?:${to}) ${any})`,
          'iu',
        ),
        new RegExp(
          `(?=(?:${lines}) )${START}(?<!(?:${ELSEWHERE})[ -]?)(?:${lines}) (?:${any}(?:${and}))*${number}${END}(?!${OF_ELSE})(?! (?:${to}) ${any})`,
          'iu',
        ),
        new RegExp(`(?=${nth} )${START}(?<!in )${nth} (?:(?:${kind}) )*(?:${line})${END}(?!${OF_ELSE})`, 'iu'),
      ]),
    }
  })

const namings = books.flatMap(namingsIn)
const lineNamings = books.flatMap(lineNamingsIn)

/** The numbers of the hexagrams that a text calls by a common name in German, Spanish or French. */
export const hexagramsNamedLocally = (text: string): number[] =>
  namings
    .filter(({ mention, patterns }) => mention.test(text) && patterns().some((pattern) => pattern.test(text)))
    .map(({ hexagram }) => hexagram)

/** The lines that a text names in any of the five languages. */
export const linesNamedLocally = (text: string): number[] =>
  lineNamings
    .filter(({ mention, patterns }) => mention.test(text) && patterns().some((pattern) => pattern.test(text)))
    .map(({ line }) => line)
