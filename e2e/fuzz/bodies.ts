import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { Conversation } from './conversation.ts'
import { cut } from './random.ts'

const targets = [
  'POST /api/auth/login',
  'POST /api/auth/register',
  'PUT /api/auth/profile',
  'POST /api/contact/submit',
  'POST /api/divination/reading/tarot',
  'POST /api/payments/webhook',
  'POST /api/visits',
  'POST /api/health',
  'GET /api/divination/methods',
  'POST /_dev/stripe/v1/payment_intents',
]
const types = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'text/plain',
  ';',
  'multipart/form-data',
]

const target = fc.constantFrom(...targets)
const begin = (first: string, ...headers: string[]): Buffer =>
  Buffer.from(`${first} HTTP/1.1\r\nHost: localhost\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`, 'latin1')
const json = 'Content-Type: application/json'
const chunked = 'Transfer-Encoding: chunked'
const chunkOf = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
const lastChunk = Buffer.from('0\r\n\r\n')

/** A chunked body that continues after its 413, with or without an end, with or without a request behind it. */
export const goingOn: fc.Arbitrary<Conversation> = fc
  .record({ target, chunks: fc.integer({ min: 90, max: 260 }), after: fc.constantFrom('end', 'next', 'leave'), close: fc.boolean() })
  .map(({ target: first, chunks, after, close }) => {
    const chunk = chunkOf(Buffer.alloc(1000, 'x'))
    const headers = [json, chunked, ...(close ? ['Connection: close'] : [])]
    const pieces = [begin(first, ...headers), ...Array.from({ length: chunks }, () => chunk)]
    if (after !== 'leave') pieces.push(lastChunk)
    if (after === 'next') pieces.push(begin('GET /livez', 'Connection: close'))
    return {
      what: `${chunks} kB in chunks to ${first}, then ${after}, ${close ? 'close' : 'keep-alive'}`,
      requests: after === 'next' ? 2 : 1,
      pieces,
      ending: after === 'leave' ? { leavesAfter: 1 } : ('answers' as const),
    }
  })

const lies = [
  '5\r\nabc\r\n0\r\n\r\n',
  'ffffffffffffffff\r\nabc',
  '-1\r\n',
  'zz\r\n',
  '3;ext=\0\r\nabc\r\n0\r\n\r\n',
  '3\nabc\n0\n\n',
  '0\r\nTrailer: x\r\n\r\n',
  '1',
]

/** A body that is longer or shorter than its Content-Length, then breaks off. */
export const lying: fc.Arbitrary<Conversation> = fc
  .oneof(
    fc.record({ target, body: fc.constantFrom(...lies), head: fc.constant(chunked) }),
    fc.record({
      target,
      body: fc.string({ maxLength: 40 }),
      head: fc.integer({ min: 1, max: 99_999 }).map((length) => `Content-Length: ${length}`),
    }),
    fc.record({
      target,
      body: fc.string({ maxLength: 400 }),
      head: fc.constantFrom('Content-Length: 1', 'Content-Length: 100001', 'Content-Length: 99999999999'),
    }),
  )
  .chain(({ target: first, body, head }) =>
    fc
      .tuple(cut(Buffer.concat([begin(first, json, head), Buffer.from(body)])), fc.constantFrom('ends' as const, { leavesAfter: 0 }))
      .map(([pieces, ending]) => ({ what: `${first} with ${head} and the body ${JSON.stringify(body)}`, requests: 1, pieces, ending })),
  )

const text = '{"email":"mira@sibyl.example","password":"Quiet-Moon-7"}'
const bomb = Buffer.alloc(3_000_000, ' ')
const encodings = [
  { encoding: 'gzip', whole: gzipSync(text), grows: gzipSync(bomb) },
  { encoding: 'deflate', whole: deflateSync(text), grows: deflateSync(bomb) },
  { encoding: 'br', whole: brotliCompressSync(text), grows: brotliCompressSync(bomb) },
]

const encoded = fc.constantFrom(...encodings).chain(({ encoding, whole, grows }) => {
  const bodies = fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc.integer({ min: 1, max: whole.length - 1 }).map((length) => whole.subarray(0, length)),
    fc
      .integer({ min: 0, max: whole.length - 1 })
      .map((at) => Buffer.concat([whole.subarray(0, at), Buffer.from([0xff]), whole.subarray(at + 1)])),
    fc.uint8Array({ maxLength: 50 }).map((bytes) => Buffer.concat([whole, bytes])),
    fc.constant(grows),
  )
  return bodies.map((body) => ({ encoding, body }))
})

/** Compressed bodies that do not decode, break off, continue after their end, or expand without limit; several on a connection. */
export const badlyEncoded: fc.Arbitrary<Conversation> = fc
  .array(fc.tuple(target, encoded, fc.constantFrom(...types), fc.boolean()), { minLength: 8, maxLength: 16 })
  .map((requests) => {
    const pieces = requests.flatMap(([first, { encoding, body }, type, inChunks]) => {
      const headers = [`Content-Type: ${type}`, `Content-Encoding: ${encoding}`]
      if (inChunks) return [begin(first, ...headers, chunked), chunkOf(body), lastChunk]
      return [begin(first, ...headers, `Content-Length: ${body.length}`), body]
    })
    const what = requests.map(([first, { encoding, body }]) => `${first} ${encoding} ${body.subarray(0, 60).toString('hex')}`).join(' | ')
    return {
      what,
      requests: requests.length + 1,
      pieces: [...pieces, begin('GET /livez', 'Connection: close')],
      ending: 'answers' as const,
    }
  })
