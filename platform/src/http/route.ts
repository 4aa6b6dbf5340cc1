import { success } from '@sibyl/contracts/http/answers'
import type { Operation } from '@sibyl/contracts/http/operation'
import type { z } from 'zod'
import type { Session } from '../session/verify-session.ts'
import type { AnswerExtras, Content } from './answers.ts'
import type { JsonStream } from './json-stream.ts'
import type { ServerSentEvents } from './server-sent-events.ts'

type Parsed<S> = S extends z.ZodType ? z.infer<S> : undefined

/** The caller: a signed-in reader, or a visitor known only by a random id in a cookie. */
export type Caller = { id: string; signedIn: boolean; session?: Session }

/** One call with validated inputs. */
export type Call<O extends Operation> = {
  params: Parsed<O['params']>
  query: Parsed<O['query']>
  body: Parsed<O['body']>
  /** The caller of a `reader` or `visitor` call; anonymous for public calls, and for guests who are not signed in. */
  caller: Caller
  /** The address of the caller behind the trusted proxies. */
  address: string
  header(name: string): string | undefined
  /** The Idempotency-Key header, validated. */
  idempotencyKey: string | undefined
  /** Whether the caller prefers server-sent events, or the call answers with nothing else. */
  wantsEvents: boolean
  /** Aborts when the caller disconnects before the response is complete. */
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
  /** The handler gets the raw body. */
  raw?: true
}

/** Binds a use case to a call of the contract. */
export const route = <const O extends Operation>(operation: O, handle: (call: Call<O>) => Promise<Answer<O>>): Route => ({
  operation,
  handle: handle as unknown as Route['handle'],
})

/** A call with its raw body, within the usual size limit. */
export type RawCall = Omit<Call<Operation>, 'body'> & { body: Buffer }

/**
 * A call from a machine that signs its body, such as a webhook: open to anybody, unparsed until the handler has verified the signature, and
 * not part of the documented API.
 */
export const rawRoute = (path: string, handle: (call: RawCall) => Promise<z.input<typeof success>>): Route => ({
  operation: { method: 'post', path, summary: '', caller: 'public', answer: success },
  handle: handle as unknown as Route['handle'],
  raw: true,
})
