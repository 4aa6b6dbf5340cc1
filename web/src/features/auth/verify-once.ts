import { failureOf } from '../../lib/failure.ts'
import type { AppDispatch } from '../../lib/store-hooks.ts'
import { authApi, type Verified } from './api.ts'

type Outcome = { data: Verified } | { error: unknown }

const asked = new Map<string, Promise<Outcome>>()

/** Uses a link's token, once for each page load: only its first use begins a session, and React may mount a page twice. */
export const verifyOnce = (token: string, dispatch: AppDispatch): Promise<Outcome> => {
  const already = asked.get(token)
  if (already) return already
  const outcome: Promise<Outcome> = dispatch(authApi.endpoints.verifyEmail.initiate({ token })).then(({ data, error }) =>
    data ? { data } : { error },
  )
  asked.set(token, outcome)
  // Without a response, nobody knows whether the link was used; using it again does no harm.
  void outcome.then((answer) => 'error' in answer && failureOf(answer.error, '').code === null && asked.delete(token))
  return outcome
}
