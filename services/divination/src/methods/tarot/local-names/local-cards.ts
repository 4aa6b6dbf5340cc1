import { memoize } from '@sibyl/platform/memoize'
import { inAnyOf } from '../../by-language.ts'
import { type Guarded, guarded, matching } from '../../guarded.ts'
import { type Rank, type Suit, suitNames } from '../cards/card.ts'
import { deck } from '../cards/deck.ts'
import { type LocalDeck, localDecks } from './names.data.ts'

type Naming = { id: string; patterns: () => readonly Guarded[] }
/**
 * The cards that share a word. `mention` is cheap: if it does not match, no pattern does. The patterns are compiled for the first text that
 * it matches.
 */
type Mentioned = { mention: Guarded; namings: Naming[] }

const inAny = inAnyOf(localDecks)
const START = '(?<![\\p{L}\\p{N}-])'
const END = '(?![\\p{L}\\p{N}-])'
/** A name continues in another capitalised word: "Luna García". */
const WHOLE_NAME = `${END}(?! \\p{Lu})`
/** Before another capitalised word: neither the start of a sentence nor a name before a surname. */
const MID_SENTENCE = '(?<=[\\p{Ll},;:)] )(?<!\\p{L},? \\p{Lu}\\p{L}+ )'
/** “Deux cartes de Deniers et deux de Coupes” counts cards, and so does “las dos de Copas”. */
const NO_COUNT = `(?<!(?<!\\p{L})l[aeo]s )(?<!(?:${inAny('cards')})(?:${inAny('joint')})\\p{L}+,? (?:${inAny('and')}) )`
const OPENED = '(?:« ?|[„“»"‘’*_])*'

/** Alone in a heading or in bold, or quoted with its article, a word is the name of a card and no everyday word. */
const setApart = (name: string, { article, reversed }: LocalDeck): string => {
  const quoted = `(?:[„“»"]|« ?)${article === '' ? '' : "(?=\\p{Lu}\\p{L}*[ ’'])"}`
  return `(?:^#+ |\\*\\*|${quoted})(?:\\[)?${article}(?:${name})(?:${reversed}\\)?)?(?=\\*\\*|[“”«"]| ?»|\\]|\\s*$)`
}

const majorPatterns = (name: string, language: LocalDeck, distinct: boolean): Guarded[] => {
  const { article, card, reversed, nouns } = language
  const needed = article.replace(/\?$/, '')
  return [
    guarded(setApart(name, language), 'mu'),
    guarded(`${START}(?:${card})(?:,|:)? ${OPENED}(?:${inAny('of')})?${OPENED}${article}(?:${name})${WHOLE_NAME}`, 'u'),
    guarded(`${START}${article}(?:${name})${reversed}`, 'u'),
    ...(nouns
      ? [
          guarded(`(?<=\\p{Ll},? )${OPENED}(?:${nouns.article}) (?:${name})${WHOLE_NAME}`, 'u'),
          guarded(`${START}(?:${name})-(?:${card})${END}`, 'u'),
          guarded(`(?:${nouns.beside}) (?:${nouns.article}) (?:${name})${WHOLE_NAME}`, 'iu'),
          guarded(`(?:^|[.!?…] )${needed}(?:${name}) (?:${nouns.deeds})${END}`, 'mu'),
        ]
      : [
          guarded(`${MID_SENTENCE}${OPENED}${needed}(?:${name})${WHOLE_NAME}`, 'u'),
          // At the start of a sentence the article is capitalised anyway, so only the noun's capital counts.
          ...(needed === '' ? [] : [guarded(`(?:^|[.!?…] )${needed}(?:${name})(?! (?:${inAny('continues')}))${WHOLE_NAME}`, 'mu')]),
        ]),
    ...(distinct ? [guarded(`${START}${needed}(?:${name})${END}`, 'u')] : []),
  ]
}

const minorPatterns = (rank: Rank, suit: Suit, { ranks, joint, suits, compounds, nouns }: LocalDeck): Guarded[] => {
  const flags = nouns ? 'u' : 'iu'
  const number = ['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].indexOf(rank) + 1
  // "Zwei der Kelche sind leer" counts cups.
  const plural = nouns && number > 1 ? `(?! (?:${nouns.counted})(?!\\p{L}))` : ''
  const said = number > 1 ? `${ranks[rank]}|${number}` : ranks[rank]
  return [
    guarded(`${START}${NO_COUNT}(?:${said})${joint}(?:${suits[suit]})${END}${plural}`, flags),
    ...(compounds ? [guarded(`${START}(?:${compounds[suit]})-?(?:${ranks[rank]})${END}`, 'iu')] : []),
  ]
}

const mentionedIn = (language: LocalDeck): Mentioned[] => {
  const minors = suitNames.map((suit) => ({
    mention: guarded([language.suits[suit], language.compounds?.[suit]].filter(Boolean).join('|'), 'iu'),
    namings: deck.flatMap(({ id, rank, suit: own }) =>
      rank && own === suit ? { id, patterns: memoize(() => minorPatterns(rank, suit, language)) } : [],
    ),
  }))
  const majors = deck.flatMap(({ id, rank, number = 0 }) => {
    const name = language.majors[number] ?? ''
    const patterns = memoize(() => majorPatterns(name, language, language.distinct.includes(number)))
    return rank ? [] : { mention: guarded(name, 'u'), namings: [{ id, patterns }] }
  })
  return [...minors, ...majors]
}

const mentioned = matching(localDecks.flatMap(mentionedIn), ({ mention }) => mention)

const plainNames = (id: string): string[] =>
  localDecks.flatMap((language) => {
    const { rank, suit, number = 0 } = deck.find((card) => card.id === id) ?? {}
    if (!rank || !suit) return [`(?:${language.article})?(?:${language.majors[number] ?? '(?!)'})`]
    const { article, ranks, joint, suits, compounds } = language
    const compound = compounds ? [`(?:${article})?(?:${compounds[suit]})-?(?:${ranks[rank]})`] : []
    return [`(?:${article})?(?:${ranks[rank]})${joint}(?:${suits[suit]})`, ...compound]
  })

const localNames = new Map(deck.map(({ id }) => [id, memoize(() => guarded(`${START}(?:${plainNames(id).join('|')})${END}`, 'iu'))]))
const nothing = guarded('(?!)', 'u')

/** All names of a drawn card in Czech, German, Spanish or French, with the article in any position. */
export const localNamesOf = (id: string): Guarded => localNames.get(id)?.() ?? nothing

const links = /\[([^\]]*)\]\(fact:([^)]*)\)/gu

/** The label of a link to a card counts as a name set apart; any other link is replaced by its label. */
const unlinked = (markdown: string): string =>
  markdown.replace(links, (_, text: string, target: string) => (target.startsWith('card') ? `**${text}**` : text))

/** The ids of the cards that a text names in Czech, German, Spanish or French. An everyday word counts only in the position of a name. */
export const cardsNamedLocally = (markdown: string): Set<string> => {
  const text = unlinked(markdown)
  return new Set(
    mentioned(text)
      .flatMap(({ namings }) => namings.filter(({ patterns }) => patterns().some((pattern) => pattern.test(text))))
      .map(({ id }) => id),
  )
}
