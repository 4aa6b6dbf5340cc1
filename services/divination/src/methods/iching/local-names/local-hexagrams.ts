import { inAnyOf, whichOf } from '../../by-language.ts'
import { type Guarded, guarded, matching } from '../../guarded.ts'
import { books, type LocalBook } from './names.data.ts'

const START = '(?<![\\p{L}\\p{N}-])'
const END = '(?![\\p{L}\\p{N}-])'
const OPENED = '(?:« ?|[„“»"‘’*_\\[])*'

/** Several languages share a word for a line, so an exception in one language applies in all. */
const inAny = inAnyOf(books)
const [ELSEWHERE, OF_ELSE] = [inAny('elsewhere'), `(?:${inAny('ofElse')})`]

type Naming = { number: number; pattern: Guarded }

/**
 * The names are everyday words, so they count only after the word for a hexagram or its number, or set apart: as a heading, in bold, or in
 * quotation marks with a capitalised article.
 */
const namingsIn = ({ names, article }: LocalBook): Naming[] =>
  names.map((name, index) => {
    const after = `(?<!\\p{L})(?:${inAny('hexagram')})(?: (?:\\p{L}{2,6}\\.? )?\\d{1,2})?[,:]? ${OPENED}(?:${inAny('of')})?${OPENED}${article}(?=(?:${name})${END}(?! \\p{Lu}))`
    const apart = `(?:^#+ |\\*\\*|(?:[„“»"]|« ?)(?=\\p{Lu}\\p{L}*[ ’']))\\[?${article}(?=(?:${name})(?=\\*\\*|[“”"]| ?»|«|\\]|\\s*$))`
    // With the name outside the alternatives, a text needs it either way.
    return { number: index + 1, pattern: guarded(`(?:${after}|${apart})(?:${name})`, 'mu') }
  })

/** Matches the word before its look-behind, because the look-behind is slower. */
const lineNamingsIn = ({ line, lines, numbers, ordinals, ends, kind, called, and, to, changing }: LocalBook): Naming[] =>
  numbers.map((said, index) => {
    const number = `(?:${said}|${index + 1})`
    const nth = `(?:${ordinals[index]}|${index + 1}\\.)`
    const any = `(?:${numbers.join('|')}|[1-6])`
    const own = `${START}(?<!(?:${ELSEWHERE})[ -]?)`
    const end = index === 0 ? ends[0] : index === 5 ? ends[1] : '(?!)'
    const over = `${END}(?!${OF_ELSE})`
    const ways = [
      `(?=(?:${line}) )${own}(?:${line}) (?:(?:${inAny('number')}) )?${number}${over}(?![.,]?\\d)(?! (?:${to}) ${any})`,
      `(?=(?:${lines}) )${own}(?:${lines}) (?:${any}(?:${and}))*${number}${over}(?! (?:${to}) ${any})`,
      `(?=${nth},? )${START}(?<!(?:${inAny('idiom')}) )${nth}(?:, \\p{L}{3,})? (?:(?:${kind}) )*(?:${line})${over}`,
      `(?=(?:${line})${END})${own}(?:${line})(?: (?:${kind}))?(?:${called}) ${nth}(?=[,.;:!?)”“]|$)`,
      `(?=(?:${line}) )${own}(?:${line}) (?:${end})${over}`,
      `${START}(?:${changing.replaceAll('{nth}', `(?:${ordinals[index]})\\p{L}*`)})${over}`,
    ]
    return { number: index + 1, pattern: guarded(ways.join('|'), 'iu') }
  })

const numbersNamed = (namings: readonly Naming[]) => {
  const named = matching(namings, ({ pattern }) => pattern)
  return (text: string): number[] => named(text).map(({ number }) => number)
}

/** The numbers of the hexagrams that a text calls by a common name in German, Spanish or French. */
export const hexagramsNamedLocally = numbersNamed(books.flatMap(namingsIn))

/** The lines that a text names in any of the five languages. */
export const linesNamedLocally = numbersNamed(books.flatMap(lineNamingsIn))

const said = [6, 7, 8, 9].map((number) => [number, ...books.map(({ values }) => values[number - 6])].join('|'))
const whichValue = whichOf(said)
const value = `(?:${said.join('|')})`
const [before, between] = [`${START}(?<!${value}(?:${inAny('and')}))`, `(?:${inAny('and')})`]
const cast = guarded(`${before}${value}(?:${between}${value}){5}${END}(?!${between}${value})`, 'iu')

/** The casts that a text tells line by line, each with its six values in the order of the text: “seven, seven, eight, seven, seven, nine”. */
export const castsTold = (text: string): { said: string; values: number[] }[] =>
  cast.all(text).map(([said]) => ({
    said,
    values: said.split(new RegExp(between, 'u')).map((each) => whichValue(each) + 6),
  }))

const placed = books.flatMap(({ ordinals, line, thrown, cast, place, places }) =>
  ordinals.map((nth, index) => {
    const end = index === 0 ? `|${places[0]}` : index === 5 ? `|${places[1]}` : ''
    const at = `${place.replace('{nth}', `(?:${nth})\\p{L}*`)}${end}`
    const being = `(?:(?:${nth}) (?:${line}|${thrown})|(?:${line}) (?:${nth})) (?:${cast}) (${value})`
    return { line: index + 1, pattern: guarded(`${START}(?:(${value}) (?:${at})|${being})${END}(?!${OF_ELSE})`, 'iu') }
  }),
)

/** The values that a text gives to a line: “nine in the second place”, “the second line is a nine”. */
export const valuesPlaced = (text: string): { said: string; line: number; value: number }[] =>
  placed.flatMap(({ line, pattern }) =>
    pattern.all(text).map(([said, one, other = '']) => ({ said, line, value: whichValue(one ?? other) + 6 })),
  )
