import { z } from 'zod'

const textPart = z.object({ type: z.literal('text'), text: z.string() })
const content = z.union([z.string(), z.array(textPart)]).nullish()
const message = z.object({ role: z.enum(['system', 'developer', 'user', 'assistant', 'tool']), content })

/** The fields of OpenAI's chat completion request that the emulator uses; it ignores the others. */
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

/**
 * The user's latest request, or an empty string. In a conversation about a reading the last message may ask for blocks of the text before
 * it (`task: mend`) or for the whole text again (`task: again`), and an earlier one may ask a question about the reading (`task:
 * follow-up`). Then this is the document of the first message, with the changes that the later ones make and, for a question, the reading.
 */
export function lastUserText({ messages }: ChatRequest): string {
  const asked = messages.filter(({ role }) => role === 'user').map(({ content: said }) => textOf(said))
  const [first = '', last = first] = [asked[0], asked.at(-1)]
  const [reading, ...later] = asked.map(documentIn)
  const continued = later.at(-1)
  if (!reading || continued?.task === undefined) return last
  const followUp = later.find((document) => document?.task === 'follow-up')
  const begun = { ...reading, ...followUp, ...(followUp && { told: textOf(messages.find(({ role }) => role === 'assistant')?.content) }) }
  if (continued.task !== 'mend') return followUp ? JSON.stringify(begun) : first
  return JSON.stringify({ ...begun, ...continued, text: textOf(messages.findLast(({ role }) => role === 'assistant')?.content) })
}

function documentIn(text: string): Record<string, unknown> | undefined {
  try {
    return z.record(z.string(), z.unknown()).safeParse(JSON.parse(text)).data
  } catch {
    return undefined // Not JSON: an ordinary message.
  }
}

/** The caller's instructions for the model, or an empty string. */
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
