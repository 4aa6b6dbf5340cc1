import { z } from 'zod'

const answer = z.object({ results: z.array(z.object({ categories: z.record(z.string(), z.boolean().nullable()) })).min(1) })

/**
 * Whether a moderation response flags self-harm of any kind. Our own screen judges the other categories.
 * @throws SyntaxError or ZodError if the response is not a moderation
 */
export const flagsSelfHarm = (json: string): boolean =>
  answer
    .parse(JSON.parse(json))
    .results.some(({ categories }) => Object.entries(categories).some(([category, flagged]) => flagged && category.startsWith('self-harm')))
