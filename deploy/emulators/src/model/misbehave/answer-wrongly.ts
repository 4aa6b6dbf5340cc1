import type { Response } from 'express'
import { sendOpenAiError } from '../openai-error.ts'
import type { FailureKind } from './kinds.ts'

const errors = {
  'http-429': { status: 429, message: 'Rate limit reached for requests.', type: 'requests', code: 'rate_limit_exceeded' },
  'http-500': { status: 500, message: 'The server had an error while processing your request.', type: 'server_error', code: null },
  'http-503': { status: 503, message: 'The engine is currently overloaded, please try again later.', type: 'server_error', code: null },
} as const

const page = `<!doctype html><html lang="en"><title>Sign in to the network</title><h1>Sign in to the network</h1>
<script>location = 'https://prophecy.example/'</script><p>Accept the conditions to go on.</p></html>`

const oddJson = { status: 'ok', answer: { paragraphs: ['The cards are laid.'] } }

/** Sends something other than a completion, for the failures that do so; returns whether it did. `timeout` never sends anything. */
export function answerWrongly(res: Response, failure: FailureKind): boolean {
  switch (failure) {
    case 'timeout':
      return true
    case 'html-page':
      res.type('html').send(page)
      return true
    case 'odd-json':
      res.json(oddJson)
      return true
    case 'http-429':
    case 'http-500':
    case 'http-503': {
      const { status, ...error } = errors[failure]
      if (status === 429) res.set('retry-after', '1')
      sendOpenAiError(res, status, { ...error, param: null })
      return true
    }
    default:
      return false
  }
}
