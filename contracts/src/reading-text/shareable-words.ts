import type { FollowUp } from '../http/follow-ups.ts'
import type { Reading } from '../http/readings.ts'
import { FACT_LINK, headingFact, plainText, textSections } from './text-sections.ts'
import { titleAndBody } from './title-and-body.ts'

/** A sentence that may be shared, the ids of the facts it links to, its heading, and the id of the fact that heads its section. */
export type ShareableSentence = { text: string; under: string; factId: string | null; cites: string[] }

export type ShareableWords = { title: string; sentences: ShareableSentence[] }

/** Fields that name a person or a place: no word of them is ever shared. */
const NAMING = ['fullName', 'newName', 'yourName', 'partnerName', 'placeOfBirth', 'returnPlace']
/** A field that holds a few telling words, however short. */
const FEELINGS = 'dreamEmotions'
/** Fields that hold a choice rather than the reader's own words. */
const CHOSEN = ['timeframe', 'readingType', 'spread', 'ownCards', 'returnTurn']

/** A shorter sentence says nothing by itself; a longer one cannot be read at a glance. */
const LEAST = 40
const MOST = 140
/** Words that two texts share by chance. */
const COMMON = new Set(
  (
    'about above after again against along although among another around because before being below between cannot could during each ' +
    'either every everything first found great however instead itself later least little maybe might never often other others ought over ' +
    'perhaps place quite rather really right seems shall should since small something sometimes still their there these thing things think ' +
    'those though three through today towards under until where whether which while whose within without words would years your yours'
  ).split(' '),
)

const wordsOf = (text: string, least: number) =>
  text
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.filter((word) => word.length >= least && !COMMON.has(word)) ?? []

type Answer = { field: string; value: string }

/** What the reader typed, field by field; a birth of another person is a form within the form. */
const answersOf = (formData: object): Answer[] =>
  Object.entries(formData).flatMap(([field, value]): Answer[] => {
    if (CHOSEN.includes(field)) return []
    if (typeof value === 'string') return [{ field, value }]
    return typeof value === 'object' && value !== null ? answersOf(value) : []
  })

/** Short words with which a question may begin. Any other word in capitals may be somebody's name, however short. */
const STARTERS = new Set(
  (
    'a am an and are as at be but by can did do does for from had has have he her here his how i if in is it its may me must my no not of ' +
    'on one or our shall she so than that the their them then they this to was we were what when who whom whose why will with yes you'
  ).split(' '),
)

/** Words that may name somebody in what the reader typed: those in capitals. */
const namesIn = (text: string): string[] =>
  (text.match(/\p{Lu}\p{L}+/gu) ?? []).map((word) => word.toLowerCase()).filter((word) => !STARTERS.has(word) && !COMMON.has(word))

/** A sentence that mentions what the reader asked or wrote. */
const ASKED = /\byou (?:have )?(?:ask|came|come|describe|gave|give|mention|name|put|said|say|set|speak|spoke|tell|told|wonder|write|wrote)/i

/** Whether a text reveals the reader's own words: it mentions, quotes, names or dates them, or repeats too many words of the form. */
const tellsOf = (formData: object) => {
  const answers = answersOf(formData)
  const isNaming = ({ field }: Answer) => NAMING.includes(field)
  const tellingIn = ({ field, value }: Answer): string[] =>
    field === FEELINGS ? wordsOf(value, 3).filter((word) => !STARTERS.has(word)) : namesIn(value)
  const names = new Set(answers.flatMap((answer) => (isNaming(answer) ? wordsOf(answer.value, 2) : tellingIn(answer))))
  const typed = new Set(answers.flatMap(({ value }) => wordsOf(value, 2)))
  const told = new Set(answers.filter((answer) => !isNaming(answer)).flatMap(({ value }) => wordsOf(value, 5)))
  const dates = answers.flatMap(({ value }) => value.match(/\d+/g)?.map(Number) ?? [])
  return (words: string, allowed: number): boolean => {
    const isDated = (words.match(/\d+/g) ?? []).some((digits) => dates.includes(Number(digits)) || digits.length === 4)
    const shared = new Set(wordsOf(words, 5).filter((word) => told.has(word)))
    // A name that was typed in small letters has its capital within the sentence.
    const capitals = namesIn(words.replace(/^\P{L}*\p{L}+/u, ''))
    const isNamed = wordsOf(words, 2).some((word) => names.has(word)) || capitals.some((word) => typed.has(word))
    return ASKED.test(words) || /[“”"@]/.test(words) || isDated || isNamed || shared.size > allowed
  }
}

const SENTENCE_END = /(?<=[.!?…][’)]?)\s+/

const sentencesIn = (block: string): string[] => plainText(block).replace(/\s+/g, ' ').split(SENTENCE_END)

/**
 * The title and the sentences that may be shared, verbatim and in order: none that contains what the reader asked, wrote or named. A
 * revealing title is replaced by the method's name. Sentences of the answers to further questions follow those of the reading.
 */
export const shareableWords = (
  reading: Pick<Reading, 'title' | 'content' | 'formData' | 'method'>,
  followUps: readonly FollowUp[] = [],
): ShareableWords => {
  const questions = Object.fromEntries(followUps.map(({ _id, question }) => [_id, question]))
  const tells = tellsOf({ ...reading.formData, ...questions })
  // A two-word title from a dream reveals no more than its picture does.
  const title = reading.title && !tells(reading.title, 1) ? reading.title : reading.method.name
  const sections = [titleAndBody(reading.content, true).body, ...followUps.map(({ content }) => content)].flatMap(textSections)
  const sentences = sections.flatMap(({ heading, blocks }) => {
    const { text: under, factId } = heading === null ? { text: '', factId: null } : headingFact(heading)
    if (tells(under, 1)) return []
    return blocks.flatMap((block) => {
      const links = [...block.matchAll(FACT_LINK)].map(([, words = '', id = '']) => ({ words: plainText(words), id }))
      const fitting = sentencesIn(block).filter((text) => text.length >= LEAST && text.length <= MOST && /[.!?…]$/.test(text))
      const citedIn = (text: string) => links.filter(({ words }) => text.includes(words)).map(({ id }) => id)
      return fitting.filter((text) => !tells(text, 0)).map((text) => ({ text, under, factId, cites: citedIn(text) }))
    })
  })
  return { title, sentences }
}
