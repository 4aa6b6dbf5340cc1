import type { z } from 'zod'

/** Every variable that is missing or wrong, named in one message. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads configuration out of an environment. Empty variables count as unset.
 * @throws ConfigError that lists every fault at once, without the values
 */
export const readConfig = <S extends z.ZodObject>(schema: S, environment: NodeJS.ProcessEnv): z.infer<S> => {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = schema.safeParse(set)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.') || 'environment'}: ${issue.message}`)
  throw new ConfigError(`The configuration is not valid:\n${faults.join('\n')}`)
}
