import { writingOf } from '../methods/writings.ts'
import { tokenLimit } from './form.ts'
import { instructions } from './instructions.ts'
import type { ModelSettings } from './model-settings.ts'
import type { OracleRequest, ReadingAsk } from './oracle.ts'

const limited = (limit: number, field: ModelSettings['tokenLimitField']) => {
  if (field === 'none') return {}
  return field === 'max_tokens' ? { max_tokens: limit } : { max_completion_tokens: limit }
}

const system = (request: OracleRequest) => ({ role: 'system' as const, content: instructions(request) })
const user = (document: unknown) => ({ role: 'user' as const, content: JSON.stringify(document) })
const assistant = (content: string) => ({ role: 'assistant' as const, content })

/** The reading's request; for a follow-up also the reading's text and the question about it. */
const opening = ({ followUp, ...asked }: Omit<ReadingAsk, 'task'>) => [
  user({ task: 'reading', ...asked }),
  ...(followUp ? [assistant(followUp.text), user({ task: 'follow-up', question: followUp.question })] : []),
]

/** Each request is appended to the conversation, so that a provider with a prompt cache has read all but the last message already. */
const messages = (request: OracleRequest) => {
  switch (request.task) {
    case 'reading':
      return [system(request), ...opening(request)]
    case 'mend': {
      const { task, text, faults, ...asked } = request
      return [system(request), ...opening(asked), assistant(text), user({ task, faults })]
    }
    case 'again': {
      const { task, text, missing, ...asked } = request
      return [system(request), ...opening(asked), assistant(text), user({ task, missing })]
    }
    default:
      return request satisfies never
  }
}

/** Builds the request for a streamed chat completion. The user message is one JSON document, and the reader's words are strings in it. */
export const chatRequest = (request: OracleRequest, settings: ModelSettings) => {
  const { model, temperature, reasoningEffort, maxOutputTokens, tokenLimitField, streamUsage = true } = settings
  return {
    model,
    stream: true as const,
    ...(streamUsage ? { stream_options: { include_usage: true } } : {}),
    ...(temperature === undefined ? {} : { temperature }),
    ...(reasoningEffort === undefined ? {} : { reasoning_effort: reasoningEffort }),
    ...limited(maxOutputTokens ?? tokenLimit(request.facts, writingOf(request.method)), tokenLimitField),
    messages: messages(request),
  }
}
