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
 * A theme of a relationship. `say` and `not` are regular expression sources for English, matched as whole words, ignoring case. `readings`
 * are noun phrases of at most eight words; `ask` is a question of at most twelve.
 */
export type LoveTheme = z.infer<typeof theme>

export const loveThemes: readonly LoveTheme[] = readYaml(file('themes'), z.array(theme).min(1))

const stage = z.enum(['new', 'settled', 'doubt', 'ended', 'unrequited'])
export type StageKey = z.infer<typeof stage> | 'open'

/** The stages of a relationship. The first that matches wins; `open` if none does. */
export const stages = readYaml(
  file('stages'),
  z.strictObject({
    said: z.array(z.strictObject({ key: stage, name: text, say: text, meaning: text })).min(1),
    open: z.strictObject({ name: text, meaning: text }),
  }),
)

const byKey = z.record(z.string(), text)
const spoken = (language: string) => readYaml(file(`themes.${language}`), z.strictObject({ themes: byKey, stages: byKey, barred: byKey }))

/** The words for themes and stages, and the exceptions to a theme's words, by key; for whole words without accents. */
export const spokenThemes = { cs: spoken('cs'), de: spoken('de'), es: spoken('es'), fr: spoken('fr') }
