import type { RefinedResponse, ResponseType } from 'k6/http'
import { Counter } from 'k6/metrics'
import { type LimitName, limits } from '../../../contracts/src/limits.ts'
import type { OperationName } from './operations.ts'

type Response = RefinedResponse<ResponseType | undefined>

/** 429 by a rate limit that the script did not expect. `already_drawn` is a 429 too, but an ordinary response. */
const limited = new Counter('rate_limited')
const limitedBy = Object.fromEntries(Object.keys(limits).map((name) => [name, new Counter(`rate_limited_by_${name}`)]))
const unavailable = new Counter('answers_503')
const serverErrors = new Counter('answers_5xx')
const refused = new Counter('answers_4xx')
const unanswered = new Counter('unanswered')

/** Limits counted inside a service, behind the gateway's own. */
const innerLimits: Partial<Record<OperationName, LimitName>> = {
  requestReading: 'readings',
  dailyCard: 'anonymousDailyCards',
  login: 'signInByAccountAndAddress',
  resendVerification: 'mailByAddress',
}

/** The limit that refused a call: the gateway's own if nothing of it remains, else the service's. */
const limitBehind = (operation: OperationName, { headers }: Response): LimitName => {
  const [, name = 'general', remaining] = /^"(\w+)";r=(\d+)/.exec(headers.Ratelimit ?? '') ?? []
  const own = innerLimits[operation]
  return (remaining === '0' || own === undefined ? name : own) as LimitName
}

/** Whether a limit refused the call. */
export const isLimited = ({ status, body }: Response): boolean =>
  status === 429 && typeof body === 'string' && body.includes('"code":"rate_limited"')

/** Counts refusals and failures apart, so that a summary distinguishes a limit set too low from a product that failed. */
export const countRefusals = (operation: OperationName, response: Response, expected: readonly number[] = []): void => {
  const { status } = response
  if (isLimited(response)) {
    limited.add(1, { operation })
    limitedBy[limitBehind(operation, response)]?.add(1)
  } else if (status === 503) unavailable.add(1, { operation })
  else if (status >= 500) serverErrors.add(1, { operation, status: String(status) })
  else if (status >= 400 && !expected.includes(status)) refused.add(1, { operation, status: String(status) })
  else if (status === 0) unanswered.add(1, { operation })
}

/** The names of these counters, for the summary. */
export const refusalMetrics = {
  limited: 'rate_limited',
  limitedBy: (name: string) => `rate_limited_by_${name}`,
  unavailable: 'answers_503',
  serverErrors: 'answers_5xx',
  refused: 'answers_4xx',
  unanswered: 'unanswered',
}
