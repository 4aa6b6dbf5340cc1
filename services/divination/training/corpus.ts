import { readdirSync, readFileSync } from 'node:fs'
import { concerns } from '@sibyl/divination/safety/concern'
import { languages } from '@sibyl/divination/safety/language'
import { z } from 'zod'

export const labels = ['crisis', 'borderline', 'everyday'] as const

const schema = z.strictObject({
  /** The part of its file that it belongs to. */
  set: z.string().optional(),
  /** Its subject: folds leave out whole kinds, to measure how the classifier handles unknown ones. */
  kind: z.string().optional(),
  language: z.enum(languages),
  /** The expected response: `crisis` help lines instead of a reading, `borderline` a reading with care, `everyday` a reading. */
  label: z.enum(labels),
  /** The field of the form, the question unless it is named. */
  field: z.string().default('question'),
  /** The concerns that the screen must find, if the text is labelled with them. */
  concerns: z.array(z.enum(concerns)).optional(),
  text: z.string().min(1),
})

/** One text a reader might send. `file`: the part of the corpus it is in. */
export type Sample = z.infer<typeof schema> & { file: string }

const folder = new URL('./corpus/', import.meta.url)

const readFile = (name: string): Sample[] =>
  readFileSync(new URL(name, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ ...schema.parse(JSON.parse(line)), file: name.replace(/\.jsonl$/, '') }))

/** The parts that the classifier never learns from, on which the measured floor is tested. */
export const isHeldOut = ({ file }: Sample): boolean => file === 'held-out' || file === 'last-check'

/** The whole corpus, always in the same order. */
export const readCorpus = (): Sample[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap(readFile)

/** The form as a reader would submit it. */
export const formOf = ({ field, text }: Sample): Record<string, string> => ({ [field]: text })
