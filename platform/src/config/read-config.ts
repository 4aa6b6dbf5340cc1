import type { z } from 'zod'

/** Names every missing or invalid variable in one message. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  /** One line per variable, without its value. */
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`The configuration is not valid:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

/**
 * Reads configuration from an environment. Empty variables count as unset.
 * @throws ConfigError with all faults, without values
 */
export const readConfig = <S extends z.ZodObject>(schema: S, environment: NodeJS.ProcessEnv): z.infer<S> => {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = schema.safeParse(set)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'environment'}: ${issue.message}`)
  throw new ConfigError(faults)
}

type Readers = Record<string, (environment: NodeJS.ProcessEnv) => unknown>

/** Reads several configurations from one environment. @throws ConfigError with the faults of all of them */
export const readTogether = <R extends Readers>(readers: R, environment: NodeJS.ProcessEnv): { [K in keyof R]: ReturnType<R[K]> } => {
  const faults = new Set<string>()
  const read: Record<string, unknown> = {}
  for (const [name, reader] of Object.entries(readers)) {
    try {
      read[name] = reader(environment)
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      for (const fault of error.faults) faults.add(fault)
    }
  }
  if (faults.size > 0) throw new ConfigError([...faults])
  return read as { [K in keyof R]: ReturnType<R[K]> }
}
