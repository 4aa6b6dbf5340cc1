import type { FollowUp } from '@sibyl/contracts/http/follow-ups'
import type { Reading } from '@sibyl/contracts/http/readings'
import { titleAndBody } from '../progress/title-and-body.ts'
import { headingFact, plainText, textSections } from '../view/text-sections.ts'

/** A sentence that may be shared, its heading, and the id of the fact that heads its section. */
export type ShareableSentence = { text: string; under: string; factId: string | null }

export type ShareableWords = { title: string; sentences: ShareableSentence[] }

/** Fields that name a person or a place: no word of them is ever shared. */
const NAMING = ['fullName', 'yourName', 'partnerName', 'placeOfBirth']
/** Fields that hold a choice rather than the reader's own words. */
const CHOSEN = ['timeframe', 'readingType', 'spread']

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

const answersOf = ({ formData }: Pick<Reading, 'formData'>) =>
  Object.entries(formData).flatMap(([field, value]) => (typeof value === 'string' && !CHOSEN.includes(field) ? [{ field, value }] : []))

/** A sentence that mentions what the reader asked or wrote. */
const ASKED = /\byou (?:have )?(?:ask|came|come|describe|gave|give|mention|name|put|said|say|set|speak|spoke|tell|told|wonder|write|wrote)/i

/** Whether a text reveals the reader's own words: it mentions, quotes, names or dates them, or repeats too many words of the form. */
const tellsOf = (reading: Pick<Reading, 'formData'>) => {
  const answers = answersOf(reading)
  const isNaming = ({ field }: { field: string }) => NAMING.includes(field)
  const names = new Set(answers.filter(isNaming).flatMap(({ value }) => wordsOf(value, 2)))
  const told = new Set(answers.filter((answer) => !isNaming(answer)).flatMap(({ value }) => wordsOf(value, 5)))
  const dates = answers.flatMap(({ value }) => value.match(/\d+/g)?.map(Number) ?? [])
  return (words: string, allowed: number): boolean => {
    const isDated = (words.match(/\d+/g) ?? []).some((digits) => dates.includes(Number(digits)) || digits.length === 4)
    const shared = new Set(wordsOf(words, 5).filter((word) => told.has(word)))
    const isNamed = wordsOf(words, 2).some((word) => names.has(word))
    return ASKED.test(words) || /[“”"]/.test(words) || isDated || isNamed || shared.size > allowed
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
  const tells = tellsOf({ formData: { ...reading.formData, ...questions } })
  // A two-word title from a dream reveals no more than its picture does.
  const title = reading.title && !tells(reading.title, 1) ? reading.title : reading.method.name
  const sections = [titleAndBody(reading.content, true).body, ...followUps.map(({ content }) => content)].flatMap(textSections)
  const sentences = sections.flatMap(({ heading, blocks }) => {
    const { text: under, factId } = heading === null ? { text: '', factId: null } : headingFact(heading)
    if (tells(under, 1)) return []
    return blocks.flatMap(sentencesIn).flatMap((text) => {
      const fits = text.length >= LEAST && text.length <= MOST && /[.!?…]$/.test(text)
      return fits && !tells(text, 0) ? [{ text, under, factId }] : []
    })
  })
  return { title, sentences }
}
