import fc from 'fast-check'
import type { Conversation } from './conversation.ts'
import { cut } from './random.ts'

const paths = [
  '/',
  '/api/health',
  '/api/payments/pricing',
  '/api/divination/methods',
  '/api/divination/places?q=berlin',
  '/api/divination/sky?at=now&days=-1',
  '/api/auth/profile',
  '/api/AUTH/login/',
  '/api/nothing',
  '/api',
  '/api?',
  '/api//auth/login',
  '/api/auth/../../etc/passwd',
  '/api/divination/cards/..%2f..%2fpackage.json',
  '/api/divination/reading/%00',
  '/api/divination/reading/%ff/events',
  '/%',
  '/%c0%ae%c0%ae/',
  '/assets/%2e%2e/%2e%2e/index.html',
  '/reading/tarot',
  '/_dev/mailbox',
  '/_dev/%ff',
  '/metrics',
  '//evil.example/',
  'http://evil.example/api/health',
  `/${'a'.repeat(3000)}`,
]
/** Requests that the parser itself refuses, closing the connection. */
const impossiblePaths = ['http://[', '*', 'evil.example:443', '/\xff\xfe', '/a b', '']
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'SEARCH', 'QUERY', 'CONNECT', 'PRI', 'get', 'G@T']
const oddHeaders = [
  'Accept: text/event-stream',
  'Accept: ;;,q=',
  'Accept-Encoding: gzip;q=x, br;q=2, *',
  'Accept-Language: \xff\xfe',
  'Authorization: Bearer',
  `Authorization: Bearer ${'e'.repeat(4096)}.e.e`,
  'Authorization: Bearer eyJhbGciOiJub25lIn0.e30.',
  'Connection: x-user-id, close, te',
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13',
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  'Upgrade: TLS/1.0',
  'Content-Encoding: br',
  'Content-Length: -1',
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: 0',
  'Content-Type: ;=;',
  'Cookie: sibyl_visitor=%ff; =; a',
  `Cookie: ${'a=b; '.repeat(400)}`,
  'Expect: 100-continue',
  'Expect: the unexpected',
  'Forwarded: for="[::1"; for=_hidden;;',
  'Host: second.example',
  'Idempotency-Key: \xff',
  `Idempotency-Key: ${'k'.repeat(5000)}`,
  'If-Modified-Since: never',
  'If-None-Match: W/"',
  'Last-Event-ID: \xf0\x9f',
  'Origin: null',
  'Range: bytes=-1,5-2,x',
  'TE: trailers, deflate;q=9',
  'traceparent: 00-zz-zz-zz',
  'Transfer-Encoding: identity',
  'Transfer-Encoding: gzip, chunked',
  'X-Forwarded-For: ,,unknown,::ffff:999.1.1.1',
  'X-Forwarded-Host: evil.example:99999999',
  'X-Forwarded-Proto: javascript',
  'X-Request-Id: \t',
  'X-User-Id: user_admin',
  ' Folded: header',
  'No colon',
  ': no name',
  'Nul: \0',
]

const head = (first: string, headers: readonly string[]): Buffer =>
  Buffer.from(`${first}\r\nHost: localhost\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`, 'latin1')

const firstLine = fc
  .tuple(
    fc.constantFrom(...methods),
    fc.constantFrom(...paths, ...impossiblePaths),
    fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/9', ''),
  )
  .map((parts) => parts.join(' '))
const ordinaryLine = fc
  .tuple(fc.constantFrom('GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'), fc.constantFrom(...paths))
  .map(([method, path]) => `${method} ${path} HTTP/1.1`)

const lastOf = (first: string): Buffer => head(first, ['Connection: close'])

/** Pipelined requests on one connection, as many as the gateway lets wait. */
export const pipelined: fc.Arbitrary<Conversation> = fc.array(ordinaryLine, { minLength: 15, maxLength: 30 }).chain((lines) => {
  const all = Buffer.concat([...lines.map((line) => head(line, [])), lastOf('GET /livez HTTP/1.1')])
  return cut(all).map((pieces) => ({
    what: `pipelined: ${lines.join(' | ')}`,
    requests: lines.length + 1,
    pieces,
    ending: 'answers' as const,
  }))
})

/** Malformed heads, cut at any point; some ask for an upgrade. */
export const splitHeads: fc.Arbitrary<Conversation> = fc
  .tuple(firstLine, fc.array(fc.constantFrom(...oddHeaders), { maxLength: 4 }))
  .chain(([first, headers]) => {
    const bytes = head(first, headers)
    const ending = fc.oneof(fc.constant('ends' as const), fc.constant({ leavesAfter: 0 }), fc.constant({ leavesAfter: 1 }))
    return fc.tuple(cut(bytes), ending).map(([pieces, next]) => ({ what: String(bytes), requests: 1, pieces, ending: next }))
  })

/** More headers, and longer ones, than a server accepts. */
export const manyHeaders: fc.Arbitrary<Conversation> = fc
  .tuple(fc.constantFrom(...paths), fc.integer({ min: 100, max: 5000 }), fc.constantFrom(0, 1, 10, 9000))
  .map(([path, count, length]) => {
    const headers = Array.from(
      { length: Math.min(count, Math.ceil(200_000 / (length + 10))) },
      (_, index) => `X-${index}: ${'h'.repeat(length)}`,
    )
    const pieces = [head(`GET ${path} HTTP/1.1`, [...headers, 'Connection: close'])]
    return { what: `${headers.length} headers of ${length} characters to ${path}`, requests: 1, pieces, ending: 'answers' as const }
  })
