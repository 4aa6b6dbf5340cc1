import { readdirSync, readFileSync } from 'node:fs'
import { concerns } from '@sibyl/divination/safety/concern'
import { languages } from '@sibyl/divination/safety/language'
import { z } from 'zod'

export const labels = ['crisis', 'borderline', 'everyday'] as const

const schema = z.strictObject({
  /** The part of its file that it belongs to. */
  set: z.string().optional(),
  /** What it speaks of: whole kinds are left out together, to see what is known without them. */
  kind: z.string().optional(),
  language: z.enum(languages),
  /** What is owed: `crisis` people instead of a reading, `borderline` a reading with care, `everyday` a reading. */
  label: z.enum(labels),
  /** The field of the form, the question unless it is named. */
  field: z.string().default('question'),
  /** What must be found in it, where it was labelled with concerns. */
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

/** What the classifier never learns from, and the measured floor is measured on. */
export const isHeldOut = ({ file }: Sample): boolean => file === 'held-out' || file === 'last-check'

/** The whole corpus, always in the same order. */
export const readCorpus = (): Sample[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap(readFile)

/** The form in which a reader would send it. */
export const formOf = ({ field, text }: Sample): Record<string, string> => ({ [field]: text })
