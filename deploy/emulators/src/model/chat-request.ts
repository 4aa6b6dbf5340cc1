import { z } from 'zod'

const textPart = z.object({ type: z.literal('text'), text: z.string() })
const content = z.union([z.string(), z.array(textPart)]).nullish()
const message = z.object({ role: z.enum(['system', 'developer', 'user', 'assistant', 'tool']), content })

/** The part of OpenAI's chat completion request that the emulator understands; other fields are let through unread. */
export const chatRequestSchema = z.object({
  model: z.string().min(1),
  messages: z.array(message).min(1),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  max_tokens: z.number().int().positive().nullish(),
  max_completion_tokens: z.number().int().positive().nullish(),
  n: z.literal(1, { error: 'only one choice is written' }).nullish(),
})

export type ChatRequest = z.infer<typeof chatRequestSchema>

/** The text of the last message the user sent, or an empty string. */
export function lastUserText(request: ChatRequest): string {
  const last = request.messages.findLast((each) => each.role === 'user')
  return last ? textOf(last.content) : ''
}

/** What the caller told the model to do, or an empty string. */
export function systemText(request: ChatRequest): string {
  return textOf(request.messages.find(({ role }) => role === 'system' || role === 'developer')?.content)
}

/** All text of the conversation, for the token count. */
export function promptText(request: ChatRequest): string {
  return request.messages.map((each) => textOf(each.content)).join('\n')
}

function textOf(value: ChatRequest['messages'][number]['content']): string {
  if (typeof value === 'string') return value
  return value?.map((part) => part.text).join('') ?? ''
}
