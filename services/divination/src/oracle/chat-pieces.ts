import { finished, type Readable } from 'node:stream'

/** The usage that a server reports for a call, in tokens. `cached_tokens` is the part of the prompt that the provider had cached. */
export type ChatUsage = {
  prompt_tokens: number
  completion_tokens: number
  prompt_tokens_details?: { cached_tokens?: number | null } | null
}

/** One chunk of a streamed chat completion, reduced to the fields in use. */
type ChatChunk = {
  choices?: { delta?: { content?: string | null }; finish_reason?: string | null }[]
  usage?: ChatUsage | null
  error?: unknown
}

/** Chunks of an answer in one: their text, and what the last of them reported. */
export type ChatPiece = { text: string; finish?: string; usage?: ChatUsage }

const DATA = 'data:'
const DONE = '[DONE]'
/** Letters of an answer that are read as they come, so that its title and first lines appear without delay. */
const FIRST_LETTERS = 200

/** Adds a chunk to a piece. @throws Error for a failure that arrives as data */
const addChunk = (piece: ChatPiece, { choices, usage, error }: ChatChunk): void => {
  if (error) throw new Error('the model reported a failure', { cause: error })
  const choice = choices?.[0]
  piece.text += choice?.delta?.content ?? ''
  if (choice?.finish_reason) piece.finish = choice.finish_reason
  if (usage) piece.usage = usage
}

/**
 * Parses a streamed chat completion out of server-sent events. A token costs no more than its parsing: nothing can be done with a text
 * before the end of its line, so after the very first token a piece is yielded only with a line break, usage, or the end. OpenAI's events
 * are one line of data each, so every line is parsed alone. Calls `afterRead` after each read but the first ones, with its number of chunks. Leaving the loop early closes
 * the connection; after the last chunk it goes back to the pool.
 * @throws SyntaxError for data that is not JSON; an Error for a failure that arrives as data, or for a broken connection
 */
export async function* chatPieces(body: Readable, afterRead?: (chunks: number) => void): AsyncIterable<ChatPiece> {
  let rest = ''
  let piece: ChatPiece = { text: '' }
  let hasLine = false
  let letters = 0
  let end: 'done' | 'closed' | 'failed' | undefined
  let failure: unknown
  let wake = (): void => undefined

  const fail = (error: unknown): void => {
    if (end) return
    end = 'failed'
    failure = error
  }
  const take = (data: string): void => {
    if (data === DONE) end = 'done'
    else addChunk(piece, JSON.parse(data) as ChatChunk)
  }
  const isWorthIt = (): boolean => end !== undefined || piece.usage !== undefined || hasLine || (letters === 0 && piece.text !== '')
  const hear = (text: string): void => {
    const heard = `${rest}${text}`
    let from = 0
    let chunks = 0
    try {
      for (let at = heard.indexOf('\n'); at >= 0 && !end; at = heard.indexOf('\n', from)) {
        if (heard.startsWith(DATA, from)) {
          chunks += 1
          take(heard.slice(from + DATA.length, at).trim())
        }
        from = at + 1
      }
    } catch (error) {
      fail(error)
    }
    rest = heard.slice(from)
    // The search also joins the chunks of a line into one string, which takes far less memory.
    hasLine = piece.text.includes('\n')
    if (isWorthIt()) wake()
    if (letters > FIRST_LETTERS) afterRead?.(chunks)
  }
  // Also notices a connection that broke before anybody listened.
  const forget = finished(body, (error) => {
    if (error) fail(error)
    else end ??= 'closed'
    wake()
  })
  body.setEncoding('utf8').on('data', hear)
  try {
    for (;;) {
      if (!isWorthIt()) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      const [heard, ended] = [piece, end]
      piece = { text: '' }
      hasLine = false
      letters += heard.text.length
      yield heard
      if (ended === 'failed') throw failure
      if (ended) return
    }
  } finally {
    forget()
    if (end !== 'done') body.destroy()
  }
}
