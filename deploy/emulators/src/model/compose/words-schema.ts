import { z } from 'zod'

/** The kind of phrase in a slot, which decides where in a sentence it may stand; see words/README.md. */
const slotKinds = ['name', 'word', 'singular', 'loose', 'counsel', 'ending', 'quote', 'clause', 'sentence'] as const
export type SlotKind = (typeof slotKinds)[number]

const slot = z.union([
  z.enum(slotKinds).transform((kind) => ({ kind, from: undefined })),
  z.strictObject({ kind: z.enum(slotKinds), from: z.string() }),
])
export type SlotRule = z.infer<typeof slot>

/** One sentence of a paragraph: pool paths in order of preference, how many entries to take, and in how many sections at most. */
export type Step = { paths: readonly string[]; times: number; most: number }

const STEP = /^(?:~(\d+) )?(\S+?(?:\|\S+?)*)(?: x(\d))?$/u

const step = z
  .string()
  .regex(STEP, 'is no step: write "path", "path|other", "path x2" or "~3 path"')
  .transform((text): Step => {
    const [, most, paths = '', times] = STEP.exec(text) ?? []
    return { paths: paths.split('|'), times: Number(times ?? 1), most: most === undefined ? Number.POSITIVE_INFINITY : Number(most) }
  })

const steps = z.array(step).min(1)

type Parsed<T> = T | { vary: Parsed<T>[][] } | { each: string; plan: Parsed<T>[] }
const simple = z.union([z.strictObject({ title: steps }), z.strictObject({ heading: steps }), z.strictObject({ say: steps })])

/** A part of the plan: the title, a heading, a paragraph, a choice between continuations, or a repetition for each part of a group. */
export type Block = Parsed<z.infer<typeof simple>>

const block: z.ZodType<Block> = z.lazy(() =>
  z.union([
    simple,
    z.strictObject({ vary: z.array(z.array(block).min(1)).min(2) }),
    z.strictObject({ each: z.string(), plan: z.array(block).min(1) }),
  ]),
)

/** Pools by path: a list of sentences or phrases, or a single one. */
export type Pools = { [key: string]: Pools | string[] }

const pools: z.ZodType<Pools> = z.lazy(() =>
  z.record(
    z.string(),
    z.union([
      z.array(z.string().min(1)).min(1),
      z
        .string()
        .min(1)
        .transform((only) => [only]),
      pools,
    ]),
  ),
)

/**
 * One file of words. `long` names the pools about single facts, whose sentences may be long; `under` is the parent pool of all pools in the
 * file.
 */
export const wordsFile = z.strictObject({
  under: z.string().optional(),
  slots: z.record(z.string(), slot).optional(),
  plan: z.array(block).optional(),
  long: z.array(z.string()).optional(),
  pools: pools.optional(),
})
export type WordsFile = z.infer<typeof wordsFile>
