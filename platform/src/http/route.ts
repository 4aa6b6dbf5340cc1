import { success } from '@sibyl/contracts/http/answers'
import type { Operation } from '@sibyl/contracts/http/operation'
import type { z } from 'zod'
import type { Session } from '../session/verify-session.ts'
import type { AnswerExtras, Content } from './answers.ts'
import type { JsonStream } from './json-stream.ts'
import type { ServerSentEvents } from './server-sent-events.ts'

type Parsed<S> = S extends z.ZodType ? z.infer<S> : undefined

/** Who is calling: a signed-in reader, or a visitor known by a random id in a cookie only. */
export type Caller = { id: string; signedIn: boolean; session?: Session }

/** One call, its inputs already checked against the contract. */
export type Call<O extends Operation> = {
  params: Parsed<O['params']>
  query: Parsed<O['query']>
  body: Parsed<O['body']>
  /** Always there for `reader` and `visitor` calls; a nameless caller for public ones, and for guests who are not signed in. */
  caller: Caller
  /** The address the request came from, behind as many proxies as are trusted. */
  address: string
  header(name: string): string | undefined
  /** The header Idempotency-Key, well-formed. */
  idempotencyKey: string | undefined
  /** Whether the caller would rather have server-sent events, or the call answers nothing else. */
  wantsEvents: boolean
  /** Aborts when the caller goes away before the answer is out. */
  signal: AbortSignal
}

export type Answer<O extends Operation> =
  | z.input<O['answer']>
  | AnswerExtras<z.input<O['answer']>>
  | ServerSentEvents
  | JsonStream
  | Content

export type Route = {
  operation: Operation
  handle: (call: Call<Operation>) => Promise<unknown>
  /** The body is handed over as it came. */
  raw?: true
}

/** Binds a use case to a call of the contract. */
export const route = <const O extends Operation>(operation: O, handle: (call: Call<O>) => Promise<Answer<O>>): Route => ({
  operation,
  handle: handle as unknown as Route['handle'],
})

/** A call whose body is the bytes that came, within the usual limit. */
export type RawCall = Omit<Call<Operation>, 'body'> & { body: Buffer }

/**
 * A call of a machine that signs its bytes: anybody may make it, nothing of the body is read before the handler has seen the signature, and
 * it is no part of the documented API.
 */
export const rawRoute = (path: string, handle: (call: RawCall) => Promise<z.input<typeof success>>): Route => ({
  operation: { method: 'post', path, summary: '', caller: 'public', answer: success },
  handle: handle as unknown as Route['handle'],
  raw: true,
})
