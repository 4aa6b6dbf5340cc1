import { readFileSync } from 'node:fs'
import { sentencesOf } from '@sibyl/divination/oracle/sentences'
import { sentenceFeatures } from '@sibyl/divination/safety/sentence-features'
import { withoutLinks } from '@sibyl/divination/wording'
import { z } from 'zod'

const labels = ['forecast', 'doom', 'medical', 'worldly', 'ok'] as const

/**
 * A sentence of a reading. `origin`: one of `statements`, which are written as close to each other as possible, or the ordinary text that it
 * is from.
 */
export type Statement = { label: (typeof labels)[number]; text: string; origin: string }

const STATEMENTS = 'statements'

const linesOf = (name: string): string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

const statement = z.stringFormat('statement', /^(?:forecast|doom|medical|worldly|ok)\|./).transform((line): Statement => {
  const [label, ...text] = line.split('|')
  return { label: z.enum(labels).parse(label), text: text.join('|'), origin: STATEMENTS }
})

const labelled = (name: string): Statement[] => linesOf(`./statements/${name}.txt`).map((line) => statement.parse(line))

const stored = z.object({ id: z.string(), text: z.string().optional(), sentence: z.string().optional() })

const ordinary = (paragraph: string, origin: string): Statement[] =>
  sentencesOf(withoutLinks(paragraph)).map((text) => ({ label: 'ok', text, origin }))

const ofReadings = (name: string): Statement[] =>
  linesOf(`./readings/${name}.jsonl`).flatMap((line) => {
    const { id, text, sentence = '' } = stored.parse(JSON.parse(line))
    const paragraphs = (text ?? sentence).split(/\n+/).filter((paragraph) => paragraph.trim() !== '')
    return paragraphs.flatMap((paragraph) => ordinary(paragraph, text === undefined ? sentence : id))
  })

export const isOrdinary = ({ origin }: Statement): boolean => origin !== STATEMENTS
export const isOfTheStandIn = ({ origin }: Statement): boolean => origin.startsWith('stand-in ')

/** What the classifier of statements learns from. */
export const readStatements = (): Statement[] => [
  ...['english', 'german', 'french', 'spanish', 'czech'].flatMap(labelled),
  ...['ordinary', 'stand-in'].flatMap((name) =>
    linesOf(`./statements/${name}.txt`).flatMap((paragraph, at) => ordinary(paragraph, `${name} ${at}`)),
  ),
  ...ofReadings('readings'),
  ...ofReadings('more-readings'),
  ...ofReadings('sentences-good'),
]

/** Sentences that it never learns from: forbidden ones, and ordinary ones that come close. */
export const heldOutStatements = (): Statement[] => labelled('held-out')

/** What is judged of it, and whether it is to be found; none for a question or a sentence that is too short. */
export const exampleOf = ({ label, text }: Statement) => {
  const features = sentenceFeatures(text)
  return features ? [{ features, found: label !== 'ok' }] : []
}
