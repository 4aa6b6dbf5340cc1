/** Why the text ended, in OpenAI's words. */
export type FinishReason = 'stop' | 'length'

export type Usage = {
  prompt_tokens: number
  completion_tokens: number
  total_tokens: number
  prompt_tokens_details: { cached_tokens: number }
}

/** The fields that every response body of one completion shares. */
export type CompletionHead = { id: string; created: number; model: string }

type Delta = { role?: 'assistant'; content?: string }

/** A whole completion, as answered without streaming. */
export function completion(head: CompletionHead, text: string, finish: FinishReason, usage: Usage) {
  const message = { role: 'assistant', content: text, refusal: null }
  return { ...head, object: 'chat.completion', choices: [{ index: 0, message, logprobs: null, finish_reason: finish }], usage }
}

/** One streamed piece; `finish` is null until the last. */
export function chunk(head: CompletionHead, delta: Delta, finish: FinishReason | null = null) {
  return { ...head, object: 'chat.completion.chunk', choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }] }
}

/** The chunk without choices that carries the usage when the caller asked for it. */
export function usageChunk(head: CompletionHead, usage: Usage) {
  return { ...head, object: 'chat.completion.chunk', choices: [], usage }
}
