import { emblems } from '@sibyl/contracts/emblems'
import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import { telling } from '../telling.data.ts'

const file = (name: string): URL => new URL(`../../../../data/dream/${name}.yaml`, import.meta.url)

const text = z.string().min(1)

/** A theme of a dream. Two symbols may share one. */
const theme = z.enum([
  'control',
  'change',
  'threat',
  'loss',
  'exposure',
  'home',
  'passage',
  'feeling',
  'instinct',
  'support',
  'time',
  'voice',
  'hidden',
  'bond',
  'worth',
])

/** The theme as it appears in a sentence. */
export const themeWords = readYaml(file('themes'), z.record(theme, text))

/** Opposites that create tension when a dream contains both. */
const poles = [
  ...(['up', 'down', 'water', 'fire', 'open', 'shut', 'light', 'dark'] as const),
  ...(['moving', 'stuck', 'beginning', 'ending', 'crowd', 'alone'] as const),
] as const

const said = z.strictObject({
  key: text,
  name: text,
  deed: text.optional(),
  nouns: text.optional(),
  say: text.optional(),
  not: text.optional(),
  readings: z.array(text).min(2),
  ask: text.endsWith('?'),
  pole: z.enum(poles).optional(),
  everyday: z.literal(true).optional(),
})
const drawn = said.extend({ emblem: z.enum(emblems), theme, implies: text.optional() })
const felt = said.extend({ mood: z.enum(['threat', 'loss', 'exposure', 'anger', 'light']) })

/**
 * One symbol of the lexicon. `name` is its heading: "The snake", "Falling". `nouns`, `say` and `not` are regular expression sources for
 * English, matched as whole words, ignoring case: a match of `nouns` is named by the reader's own word, a match of `say` by `deed`, or else
 * by `name`; a match of `not` at the same position rules the symbol out. `readings` are noun phrases of at most eight words that suggest,
 * never assert, a meaning. `ask` is a question of at most twelve words. `implies` is the key of an entry that a text about this one may also
 * name: a dream of driving has a car. `everyday` marks what every text speaks of: figures of speech such as a way or a light, and the people of
 * waking days.
 */
export type Entry = z.infer<typeof drawn> & { kind: 'symbol' | 'emotion' | 'person' | 'setting'; mood?: string }

const drawnIn = (name: string, kind: Entry['kind']): Entry[] => readYaml(file(name), z.array(drawn)).map((entry) => ({ ...entry, kind }))

/** A person's name is the bare noun; the words around it say whose they are. */
const people = readYaml(file('people'), z.array(said)).map(
  (entry): Entry => ({ ...entry, kind: 'person', emblem: 'person', theme: 'bond', nouns: `${telling.en.whose}(?:${entry.nouns})` }),
)

const feelings = readYaml(file('feelings'), z.array(felt)).map(
  (entry): Entry => ({ ...entry, kind: 'emotion', emblem: 'heart', theme: 'feeling' }),
)

/** All symbols. If two matches at the same position have the same length, the entry listed first wins. */
export const lexicon: readonly Entry[] = [
  ...['motion', 'body', 'nature', 'animals', 'life', 'built'].flatMap((name) => drawnIn(name, 'symbol')),
  ...drawnIn('places', 'setting'),
  ...people,
  ...feelings,
]

const byKey = new Map(lexicon.map((entry) => [entry.key, entry]))

/** The entry with this key, or undefined. */
export const entryOf = (key: string): Entry | undefined => byKey.get(key)
