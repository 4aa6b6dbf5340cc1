import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const stem = z.string().transform((terms) => new RegExp(`(?<!\\p{L})(?:${terms.replace(/,\s*/gu, '|')})`, 'iu'))
const { or, between, openings, stays, leaves, nothing } = readYaml(
  new URL('../words/choosing.yaml', import.meta.url),
  z.strictObject({ or: z.string(), between: z.string(), openings: z.string(), stays: stem, leaves: stem, nothing: z.string() }),
)
const divider = new RegExp(`,? (?:${or}) `, 'iu')
const opening = new RegExp(`^(?:${openings}) `, 'iu')
const weighed = new RegExp(`.*(?<!\\p{L})(?:${between}) `, 'iu')
const isNothing = new RegExp(`^(?:${nothing})$`, 'iu')

const LONGEST = 70

/** An option without its context: the last clause, without the words that begin the question. */
const bare = (words: string): string =>
  (words.split(/[,;:–—¿¡]\s*/u).at(-1) ?? '')
    .replace(/[?!.…\s]+$/u, '')
    .replace(opening, '')
    .trim()

/** How much an option changes things. */
const change = (option: string): number => Number(leaves.test(option)) - Number(stays.test(option))

/**
 * The two options that a question names, quoted in the reader's words: the bolder one, which changes more or is named first, and the calmer
 * one. Undefined if it does not name exactly two.
 */
export const optionsIn = (asked: string): { bold: string; calm: string } | undefined => {
  const [before = '', after, more] = asked.split(divider)
  if (after === undefined || more !== undefined) return undefined
  const options = [bare(before.replace(weighed, '')), bare(after.split(/[,;:.?!–—]/u)[0] ?? '')]
  const isSound = (option: string): boolean =>
    option.length > 1 && option.length <= LONGEST && !/["“”„«»]/u.test(option) && !isNothing.test(option)
  if (!options.every(isSound)) return undefined
  const [first = '', second = ''] = options.map((option) => `“${option}”`)
  return change(second) > change(first) ? { bold: second, calm: first } : { bold: first, calm: second }
}
