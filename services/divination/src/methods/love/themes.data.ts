import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const file = (name: string): URL => new URL(`../../../data/love/${name}.yaml`, import.meta.url)

const text = z.string().min(1)

const theme = z.strictObject({
  key: text,
  name: text,
  say: text,
  not: text.optional(),
  readings: z.tuple([text, text, text]),
  ask: text,
})

/**
 * Something a relationship turns on, as a reader's words may show it. `say` and `not` are sources of regular expressions for English,
 * matched as whole words without regard to case. `readings` are noun phrases of at most eight words; `ask` a question of at most twelve.
 */
export type LoveTheme = z.infer<typeof theme>

export const loveThemes: readonly LoveTheme[] = readYaml(file('themes'), z.array(theme).min(1))

const stage = z.enum(['new', 'settled', 'doubt', 'ended', 'unrequited'])
export type StageKey = z.infer<typeof stage> | 'open'

/** Where a bond stands, as far as the words say; the first that fits, `open` where none does. */
export const stages = readYaml(
  file('stages'),
  z.strictObject({
    said: z.array(z.strictObject({ key: stage, name: text, say: text, meaning: text })).min(1),
    open: z.strictObject({ name: text, meaning: text }),
  }),
)

const byKey = z.record(z.string(), text)
const spoken = (language: string) => readYaml(file(`themes.${language}`), z.strictObject({ themes: byKey, stages: byKey, barred: byKey }))

/** How themes and stages are said, and what is not meant by a theme's words, by key; for whole words without accents. */
export const spokenThemes = { cs: spoken('cs'), de: spoken('de'), es: spoken('es'), fr: spoken('fr') }
