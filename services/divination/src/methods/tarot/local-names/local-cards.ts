import type { Rank, Suit } from '../cards/card.ts'
import { deck } from '../cards/deck.ts'
import { type LocalDeck, localDecks } from './names.data.ts'

/** `mention` is quick to look for: where it is not found, no pattern is. */
type Naming = { id: string; mention: RegExp; patterns: readonly RegExp[] }

const START = '(?<![\\p{L}\\p{N}-])'
const END = '(?![\\p{L}\\p{N}-])'
/** A name goes on in another capitalised word: "Luna García". */
const WHOLE_NAME = `${END}(?! \\p{Lu})`
/** Before a word with a capital of its own: no beginning of a sentence, and no name before a surname. */
const MID_SENTENCE = '(?<=[\\p{Ll},;:)] )(?<!\\p{L},? \\p{Lu}\\p{L}+ )'
const OPENED = '(?:« ?|[„“»"‘’*_])*'

/** What stands alone in a heading or in bold, or in quotation marks with its article, is the name of a card and no everyday word. */
const setApart = (name: string, { article, reversed }: LocalDeck): string => {
  const quoted = `(?:[„“»"]|« ?)${article === '' ? '' : "(?=\\p{Lu}\\p{L}*[ ’'])"}`
  return `(?:^#+ |\\*\\*|${quoted})(?:\\[)?${article}(?:${name})(?:${reversed}\\)?)?(?=\\*\\*|[“”«"]| ?»|\\]|\\s*$)`
}

const majorPatterns = (name: string, language: LocalDeck, distinct: boolean): RegExp[] => {
  const { article, card, reversed, capitalsTell } = language
  const needed = article.replace(/\?$/, '')
  return [
    new RegExp(setApart(name, language), 'mu'),
    new RegExp(`${START}(?:${card})(?:,|:)? ${OPENED}(?:de |d[’'])?${OPENED}${article}(?:${name})${WHOLE_NAME}`, 'u'),
    new RegExp(`${START}${article}(?:${name})${reversed}`, 'u'),
    ...(capitalsTell
      ? [new RegExp(`${MID_SENTENCE}${OPENED}${needed}(?:${name})${WHOLE_NAME}`, 'u')]
      : [
          new RegExp(`(?<=\\p{Ll},? )${OPENED}(?:Der|Die|Das) (?:${name})${WHOLE_NAME}`, 'u'),
          new RegExp(`${START}(?:${name})-(?:${card})${END}`, 'u'),
        ]),
    ...(distinct ? [new RegExp(`${START}${needed}(?:${name})${END}`, 'u')] : []),
  ]
}

const minorPatterns = (rank: Rank, suit: Suit, { ranks, joint, suits, compounds, rankCapital }: LocalDeck): RegExp[] => {
  const flags = rankCapital ? 'u' : 'iu'
  const number = ['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].indexOf(rank) + 1
  // "Zwei der Kelche sind leer" counts cups.
  const plural =
    rankCapital && number > 1 ? '(?! (?:sind|waren|stehen|liegen|werden|fehlen|bleiben|haben|fallen|standen|lagen)(?!\\p{L}))' : ''
  const said = number > 1 ? `${ranks[rank]}|${number}` : ranks[rank]
  return [
    new RegExp(`${START}(?:${said})${joint}(?:${suits[suit]})${END}${plural}`, flags),
    ...(compounds ? [new RegExp(`${START}(?:${compounds[suit]})-?(?:${ranks[rank]})${END}`, 'iu')] : []),
  ]
}

const namingsIn = (language: LocalDeck): Naming[] =>
  deck.map(({ id, rank, suit, number = 0 }) => {
    if (rank && suit) {
      const said = [language.suits[suit], language.compounds?.[suit]].filter(Boolean).join('|')
      return { id, mention: new RegExp(said, 'iu'), patterns: minorPatterns(rank, suit, language) }
    }
    const name = language.majors[number] ?? ''
    return { id, mention: new RegExp(name, 'u'), patterns: majorPatterns(name, language, language.distinct.includes(number)) }
  })

const namings = localDecks.flatMap(namingsIn)

const links = /\[([^\]]*)\]\(fact:([^)]*)\)/gu

/** A link to a card is a name set apart; any other leaves its words where they stand. */
const unlinked = (markdown: string): string =>
  markdown.replace(links, (_, text: string, target: string) => (target.startsWith('card') ? `**${text}**` : text))

/** The ids of the cards that a text names in Czech, German, Spanish or French. An everyday word counts only where it stands as a name. */
export const cardsNamedLocally = (markdown: string): Set<string> => {
  const text = unlinked(markdown)
  return new Set(
    namings.filter(({ mention, patterns }) => mention.test(text) && patterns.some((pattern) => pattern.test(text))).map(({ id }) => id),
  )
}
