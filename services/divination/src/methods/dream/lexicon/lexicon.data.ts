import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import { emblems, poles } from './entry.ts'

const file = (name: string): URL => new URL(`../../../../data/dream/${name}.yaml`, import.meta.url)

const text = z.string().min(1)

/** What a thing in a dream turns on; what two symbols may have in common. */
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
export type Theme = z.infer<typeof theme>

/** How a sentence speaks of a theme. */
export const themeWords = readYaml(file('themes'), z.record(theme, text))

const said = z.strictObject({
  key: text,
  name: text,
  say: text,
  not: text.optional(),
  readings: z.array(text).min(2),
  ask: text.endsWith('?'),
  pole: z.enum(poles).optional(),
})
const drawn = said.extend({ emblem: z.enum(emblems), theme })

/**
 * One thing the oracle knows in a dream. `name` is as a heading has it: "The snake", "Falling". `say` and `not` are sources of regular
 * expressions for English, matched as whole words without regard to case; a place where `not` matches too is no find. `readings` are noun
 * phrases of at most eight words, never certain: what the thing may stand for. `ask` is a question of at most twelve words.
 */
export type Entry = z.infer<typeof drawn> & { kind: 'symbol' | 'emotion' | 'person' | 'setting' }

const drawnIn = (name: string, kind: Entry['kind']): Entry[] => readYaml(file(name), z.array(drawn)).map((entry) => ({ ...entry, kind }))

/** The name of a person is the bare noun; whose they are is taken from the words around it. */
const whose = '(?:my |our )?(?:own |late |dead |deceased |old |dear |little |younger |older |elder |big |best |former |new )*'

const people = readYaml(file('people'), z.array(said)).map(
  (entry): Entry => ({ ...entry, kind: 'person', emblem: 'person', theme: 'bond', say: `${whose}(?:${entry.say})` }),
)

/** Those that lift the mood have the pole of light. */
const feelings = readYaml(file('feelings'), z.array(said)).map(
  (entry): Entry => ({ ...entry, kind: 'emotion', emblem: 'heart', theme: 'feeling' }),
)

/** All that the oracle knows in a dream. Of two finds of one length on one place, the entry that stands first wins. */
export const lexicon: readonly Entry[] = [
  ...['motion', 'body', 'nature', 'animals', 'life', 'built'].flatMap((name) => drawnIn(name, 'symbol')),
  ...drawnIn('places', 'setting'),
  ...people,
  ...feelings,
]
