import { operation } from '@sibyl/contracts/http/operation'
import { z } from 'zod'
import { testParts } from '../testing/test-parts.ts'
import type { Route } from './route.ts'
import { type HttpServer, startHttpServer } from './server.ts'

const answer = z.object({ success: z.literal(true), said: z.unknown().optional() })
export const ok = { success: true } as const

export const save = operation({
  method: 'post',
  path: '/save',
  summary: 'Save',
  caller: 'public',
  body: z.object({
    name: z.string('Name is required').min(1, 'Name is required'),
    age: z.coerce.number('Please give a number').min(18, 'Too young').optional(),
    note: z.string().optional(),
  }),
  status: 201,
  answer,
})
export const one = operation({
  method: 'get',
  path: '/thing/:id',
  summary: 'One',
  caller: 'public',
  params: z.object({ id: z.string().max(8) }),
  answer,
})
export const mine = operation({ method: 'get', path: '/mine', summary: 'Mine', caller: 'reader', answer })
export const visit = operation({ method: 'get', path: '/visit', summary: 'Visit', caller: 'visitor', answer })
export const contact = operation({ method: 'get', path: '/contact', summary: 'Contact', caller: 'guest', answer })
export const follow = operation({ method: 'get', path: '/follow', summary: 'Follow', caller: 'public', answer, streams: true })

/** A server that each test starts with routes of its own, and that is closed after it. */
export const useServer = () => {
  let http: HttpServer | undefined
  let onTestEnd: (() => unknown) | undefined
  const started = (): HttpServer => {
    if (!http) throw new Error('no server was started')
    return http
  }
  afterEach(async () => {
    onTestEnd?.()
    onTestEnd = undefined
    await http?.close(0)
    http = undefined
  })
  return {
    start: async (...routes: Route[]): Promise<void> => {
      http = await startHttpServer({ routes, parts: testParts('test'), host: '127.0.0.1', port: 0, ready: async () => undefined })
    },
    use: (other: HttpServer): void => {
      http = other
    },
    close: (...grace: Parameters<HttpServer['close']>) => started().close(...grace),
    url: () => `http://127.0.0.1:${started().port}`,
    onTestEnd: (work: () => unknown): void => {
      onTestEnd = work
    },
  }
}
