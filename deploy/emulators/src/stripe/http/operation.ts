import type { z } from 'zod'
import type { Scope } from '../scope.ts'
import type { Failure } from './failure.ts'
import type { SentParameters } from './form.ts'
import { readParameters } from './parameters.ts'

/** The callers: holders of the secret key only, or browsers with the publishable key as well. */
type Keys = 'secret' | 'publishable'

export type Caller = { scope: Scope; ids: Record<string, string>; key: Keys }

/**
 * A call of the API. It may return a Failure, which commits its changes, as a declined card leaves its charge behind. Throwing one rolls
 * them back.
 */
export type Operation = {
  method: 'get' | 'post' | 'delete'
  path: string
  keys: Keys
  /** The names of the path parameters. */
  parameters: readonly string[]
  /** Parses the parameters, so that a faulty request is refused before anything happens, and returns the call to run. @throws Failure */
  prepare(sent: SentParameters): (caller: Caller) => object | Failure
}

type Definition<P> = {
  method: Operation['method']
  path: string
  keys?: Keys
  parameters: z.ZodType<P> & { shape: object }
  run(call: Caller & { params: P }): object | Failure
}

export const operation = <P>({ method, path, keys = 'secret', parameters, run }: Definition<P>): Operation => ({
  method,
  path,
  keys,
  parameters: Object.keys(parameters.shape),
  prepare: (sent) => {
    const params = readParameters(parameters, sent)
    return (caller) => run({ ...caller, params })
  },
})
