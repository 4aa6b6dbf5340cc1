import type { Readable } from 'node:stream'

/** One piece of a streamed chat completion, as far as it is used. */
export type ChatChunk = {
  choices?: { delta?: { content?: string | null }; finish_reason?: string | null }[]
  usage?: { prompt_tokens: number; completion_tokens: number } | null
  error?: unknown
}

const END_OF_LINE = /\r\n|\n|\r/
const DONE = '[DONE]'

/**
 * The pieces of a streamed chat completion out of server-sent events. OpenAI's events are one line of data each, so every line stands
 * for itself; the SDK's decoder, which is ready for more, takes twice the time. Whoever leaves early ends the connection; after the
 * last piece it is kept for the next answer.
 * @throws SyntaxError for data that is not JSON; an Error for a failure that comes as data
 */
export async function* chatChunks(body: Readable): AsyncIterable<ChatChunk> {
  let rest = ''
  let done = false
  try {
    for await (const text of body.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      const lines = `${rest}${text}`.split(END_OF_LINE)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (!line.startsWith('data:')) continue
        const data = line.slice('data:'.length).trim()
        if (data === DONE) {
          done = true
          return
        }
        const chunk = JSON.parse(data) as ChatChunk
        if (chunk.error) throw new Error('the model reported a failure', { cause: chunk.error })
        yield chunk
      }
    }
  } finally {
    if (done) body.resume()
    else body.destroy()
  }
}
