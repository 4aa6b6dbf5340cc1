import { PassThrough, Readable } from 'node:stream'
import { type ChatPiece, chatPieces } from './chat-pieces.ts'

const collect = async (parts: readonly (string | Buffer)[]): Promise<ChatPiece[]> => {
  const pieces: ChatPiece[] = []
  for await (const piece of chatPieces(Readable.from(parts, { objectMode: false }))) pieces.push(piece)
  return pieces
}
const chunk = (content: string, finish: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`
const textOf = (pieces: readonly ChatPiece[]): string => pieces.map(({ text }) => text).join('')

describe('a streamed chat completion', () => {
  it('is read whole wherever the connection splits it', async () => {
    const bytes = Buffer.from(`: comment\n\n${chunk('Mond ☽\n').replaceAll('\n\n', '\r\n\r\n')}${chunk('🌙', 'stop')}data: [DONE]\n\n`)
    for (let size = 1; size < bytes.length; size += 1) {
      const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size))
      const pieces = await collect(parts)
      expect(textOf(pieces)).toBe('Mond ☽\n🌙')
      expect(pieces.findLast(({ finish }) => finish)?.finish).toBe('stop')
    }
  })

  it('yields its first token at once, and then pieces with a whole line each', async () => {
    const body = new PassThrough()
    const pieces = chatPieces(body)[Symbol.asyncIterator]()
    body.write(chunk('# The'))
    expect((await pieces.next()).value).toEqual({ text: '# The' })
    for (const token of [' long', ' road', '\n']) body.write(chunk(token))
    expect((await pieces.next()).value).toEqual({ text: ' long road\n' })
    body.end(
      `${chunk('Last')}${chunk(' words.', 'stop')}data: {"choices":[],"usage":{"prompt_tokens":5,"completion_tokens":7}}\n\ndata: [DONE]\n\n`,
    )
    const usage = { prompt_tokens: 5, completion_tokens: 7 }
    expect((await pieces.next()).value).toEqual({ text: 'Last words.', finish: 'stop', usage })
    expect((await pieces.next()).done).toBe(true)
  })

  it('ends with [DONE], or when the response ends without it', async () => {
    expect(textOf(await collect([`${chunk('a')}data: [DONE]\n\ndata: nonsense\n\n`]))).toBe('a')
    expect(textOf(await collect([chunk('a')]))).toBe('a')
  })

  it('throws when a chunk reports an error or is not JSON', async () => {
    await expect(collect(['data: {"error":{"message":"overloaded"}}\n\n'])).rejects.toThrow('reported a failure')
    await expect(collect(['data: {"choices":\n\n'])).rejects.toThrow(SyntaxError)
  })

  it('throws when the connection breaks, and closes it when the reader leaves', async () => {
    const broken = new PassThrough()
    broken.write(chunk('half a', null))
    const reading = (async () => {
      for await (const _ of chatPieces(broken)) broken.destroy(new Error('reset'))
    })()
    await expect(reading).rejects.toThrow('reset')
    const left = new PassThrough()
    left.write(chunk('half a', null))
    for await (const _ of chatPieces(left)) break
    expect(left.destroyed).toBe(true)
  })
})
