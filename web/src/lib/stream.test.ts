import { jest } from '@jest/globals'
import { eventsOf } from './stream.ts'

const text = 'id: 7\nevent: delta\ndata: {"text":"a lamp at arm’s length — ✶"}\n\n: still here\n\nevent: done\ndata: {"n":2}\n\n'

const answerIn = (pieces: Uint8Array[]) =>
  new Response(
    new ReadableStream({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(piece)
        controller.close()
      },
    }),
  )

const read = async (answer: Response) => {
  const events = []
  for await (const { id, event, data } of eventsOf(answer)) events.push({ id, event, data })
  return events
}

describe('server-sent events', () => {
  test.each([1, 2, 3, 7, 1000])('are read correctly when the network cuts them every %i bytes, also inside characters', async (size) => {
    const bytes = new TextEncoder().encode(text)
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.slice(at * size, (at + 1) * size))
    expect(await read(answerIn(pieces))).toEqual([
      { id: '7', event: 'delta', data: '{"text":"a lamp at arm’s length — ✶"}' },
      { id: undefined, event: 'done', data: '{"n":2}' },
    ])
  })

  test('end with an error when nothing arrives for longer than the server is ever silent', async () => {
    jest.useFakeTimers()
    const events = read(
      new Response(new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(': here\n\n')) })),
    )
    const failed = expect(events).rejects.toThrow('fell silent')
    await jest.advanceTimersByTimeAsync(41_000)
    await failed
    jest.useRealTimers()
  })

  test('of an answer without a body are none', async () => {
    expect(await read(new Response(null))).toEqual([])
  })
})
