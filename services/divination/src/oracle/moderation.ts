import { z } from 'zod'

const answer = z.object({ results: z.array(z.object({ categories: z.record(z.string(), z.boolean().nullable()) })).min(1) })

/**
 * Whether a moderation, as its server sent it, is flagged for self-harm in any of its kinds; what else is flagged our own screen judges.
 * @throws SyntaxError or ZodError for what is no moderation
 */
export const flagsSelfHarm = (json: string): boolean =>
  answer
    .parse(JSON.parse(json))
    .results.some(({ categories }) => Object.entries(categories).some(([category, flagged]) => flagged && category.startsWith('self-harm')))
