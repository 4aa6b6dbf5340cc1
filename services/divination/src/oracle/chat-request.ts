import { writingOf } from '../methods/engines.ts'
import { tokenLimit } from './form.ts'
import { instructions } from './instructions.ts'
import type { OracleRequest } from './oracle.ts'

/** The words for how hard a reasoning model is to think; each model knows some of them. */
export const reasoningEfforts = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'] as const

/** How a request names its limit: servers other than OpenAI's may know the old name only, or none. */
export const tokenLimitFields = ['max_completion_tokens', 'max_tokens', 'none'] as const

/** What is asked of the model beside the text; what is not set is not sent, for there are models that refuse it. */
export type ModelSettings = {
  model: string
  temperature?: number | undefined
  reasoningEffort?: (typeof reasoningEfforts)[number] | undefined
  /** In tokens; else by method and tier. */
  maxOutputTokens?: number | undefined
  tokenLimitField?: (typeof tokenLimitFields)[number] | undefined
}

const limited = (limit: number, field: ModelSettings['tokenLimitField']) => {
  if (field === 'none') return {}
  return field === 'max_tokens' ? { max_tokens: limit } : { max_completion_tokens: limit }
}

const system = (request: OracleRequest) => ({ role: 'system' as const, content: instructions(request) })
const user = (document: unknown) => ({ role: 'user' as const, content: JSON.stringify(document) })
const assistant = (content: string) => ({ role: 'assistant' as const, content })

/** What is asked after an answer goes on behind it, so that a provider who keeps prompts has read all but the last message before. */
const messages = (request: OracleRequest) => {
  switch (request.task) {
    case 'reading':
      return [system(request), user(request)]
    case 'mend': {
      const { text, faults, ...asked } = request
      return [system(request), user({ ...asked, task: 'reading' }), assistant(text), user({ task: 'mend', faults })]
    }
    case 'again': {
      const { text, missing, ...asked } = request
      return [system(request), user({ ...asked, task: 'reading' }), assistant(text), user({ task: 'again', missing })]
    }
    default:
      return request satisfies never
  }
}

/** A request for a streamed chat completion. The reader's words are strings of the one JSON document that is the user's message. */
export const chatRequest = (request: OracleRequest, settings: ModelSettings) => {
  const { model, temperature, reasoningEffort, maxOutputTokens, tokenLimitField } = settings
  return {
    model,
    stream: true as const,
    stream_options: { include_usage: true },
    ...(temperature === undefined ? {} : { temperature }),
    ...(reasoningEffort === undefined ? {} : { reasoning_effort: reasoningEffort }),
    ...limited(maxOutputTokens ?? tokenLimit(request.facts, writingOf(request.method)), tokenLimitField),
    messages: messages(request),
  }
}
