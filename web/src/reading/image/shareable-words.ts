import type { Reading } from '@sibyl/contracts/http/readings'
import { titleAndBody } from '../progress/title-and-body.ts'
import { headingFact, plainText, textSections } from '../view/text-sections.ts'

/** What a picture of a reading says: its title, and one passage with what it stands under. */
export type ShareableWords = { title: string; passage: string; under: string }

/** Fields that name somebody or somewhere: no word of them is shown to others. */
const NAMING = ['fullName', 'yourName', 'partnerName', 'placeOfBirth']
/** Fields that hold a choice, not words of the reader's own. */
const CHOSEN = ['timeframe', 'readingType']

const LEAST = 90
const MOST = 360
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

/** A sentence that says what the reader did in asking. */
const ASKED = /\byou (?:have )?(?:ask|came|come|describe|gave|give|mention|name|put|said|say|set|speak|spoke|tell|told|wonder|write|wrote)/i

/** Whether words give away what the reader told: they say so, quote, name, date, or have more than so many words of theirs. */
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

type Tells = ReturnType<typeof tellsOf>

const SENTENCE_END = /(?<=[.!?…][’)]?)\s+/

/** The runs of sentences in a block that give nothing away; the first is that at its beginning, empty where that tells. */
const clearRuns = (block: string, tells: Tells): string[] => {
  const runs = ['']
  for (const sentence of plainText(block).replace(/\s+/g, ' ').split(SENTENCE_END)) {
    const run = runs.at(-1) ?? ''
    const longer = run ? `${run} ${sentence}` : sentence
    if (tells(sentence, 0) || longer.length > MOST) runs.push('')
    else runs[runs.length - 1] = longer
  }
  return runs
}

/**
 * The title and a passage that others may see: nothing that was asked, told or named by the reader. A passage that a paragraph begins with
 * goes before one from its middle; where all of it tells there is none. A title that tells becomes the method's name.
 */
export const shareableWords = (reading: Pick<Reading, 'title' | 'content' | 'formData' | 'method'>): ShareableWords => {
  const tells = tellsOf(reading)
  // A title of two words from a dream says no more than its picture does.
  const title = reading.title && !tells(reading.title, 1) ? reading.title : reading.method.name
  const paragraphs = textSections(titleAndBody(reading.content, true).body).flatMap(({ heading, blocks }) => {
    const under = heading === null ? '' : headingFact(heading).text
    return tells(under, 1) ? [] : blocks.map((block) => ({ under, runs: clearRuns(block, tells) }))
  })
  const isLongEnough = (run: string | undefined) => run !== undefined && run.length >= LEAST
  const begun = paragraphs.find(({ runs }) => isLongEnough(runs[0]))
  const { under, runs } = begun ?? paragraphs.find((paragraph) => paragraph.runs.some(isLongEnough)) ?? { under: '', runs: [] }
  return { title, passage: runs.find(isLongEnough) ?? '', under }
}
