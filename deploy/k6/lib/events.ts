import type { Json } from './client.ts'

/** `ms` is how long the stream had lasted when the event went out. */
export type StreamEvent = { id: string; event: string; data: Json; ms: number }

const fieldOf = (block: string, name: string): string =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2) ?? ''

/** The server-sent events of a stream that has ended; keep-alive comments are left out. */
export const eventsIn = (stream: string): StreamEvent[] =>
  stream
    .split('\n\n')
    .filter((block) => block.includes('event: '))
    .map((block) => ({
      id: fieldOf(block, 'id'),
      event: fieldOf(block, 'event'),
      data: JSON.parse(fieldOf(block, 'data')) as Json,
      ms: Number(/^: (\d+) ms$/m.exec(block)?.[1]),
    }))
