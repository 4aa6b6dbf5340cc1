import { Readable } from 'node:stream'
import { type ChatChunk, chatChunks } from './chat-chunks.ts'

const collect = async (parts: readonly (string | Buffer)[]): Promise<ChatChunk[]> => {
  const chunks: ChatChunk[] = []
  for await (const chunk of chatChunks(Readable.from(parts, { objectMode: false }))) chunks.push(chunk)
  return chunks
}
const piece = (content: string): string => JSON.stringify({ choices: [{ delta: { content } }] })
const contents = (chunks: readonly ChatChunk[]) => chunks.map(({ choices }) => choices?.[0]?.delta?.content)

describe('the pieces of a streamed completion', () => {
  it('come whole however the connection cuts them', async () => {
    const bytes = Buffer.from(`: comment\n\ndata: ${piece('Mond ☽')}\r\n\r\ndata:${piece('🌙')}\n\ndata: [DONE]\n\n`)
    for (let size = 1; size < bytes.length; size += 1) {
      const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size))
      expect(contents(await collect(parts))).toEqual(['Mond ☽', '🌙'])
    }
  })

  it('are over with [DONE], and also where the answer ends without it', async () => {
    expect(contents(await collect([`data: ${piece('a')}\n\ndata: [DONE]\n\ndata: nonsense\n\n`]))).toEqual(['a'])
    expect(contents(await collect([`data: ${piece('a')}\n\n`]))).toEqual(['a'])
  })

  it('may hold a failure, which is one', async () => {
    await expect(collect(['data: {"error":{"message":"overloaded"}}\n\n'])).rejects.toThrow('reported a failure')
    await expect(collect(['data: {"choices":\n\n'])).rejects.toThrow(SyntaxError)
  })
})
