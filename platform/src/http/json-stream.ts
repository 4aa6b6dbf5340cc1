import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'

/** A member of a long response: a value, or the items of an array as they are found. */
type Member = unknown | AsyncIterable<unknown>

/** A JSON object too large for memory: some members are arrays whose items arrive one by one. */
export class JsonStream {
  readonly members: Readonly<Record<string, Member>>
  constructor(members: Readonly<Record<string, Member>>) {
    this.members = members
  }
}

/** Sends items in batches of up to this many characters, because each write costs. */
const PIECE = 64_000

const comesPieceByPiece = (member: Member): member is AsyncIterable<unknown> =>
  typeof member === 'object' && member !== null && Symbol.asyncIterator in member

async function* jsonOf(members: Readonly<Record<string, Member>>): AsyncIterable<string> {
  let separator = '{'
  for (const [name, member] of Object.entries(members)) {
    yield `${separator}${JSON.stringify(name)}:`
    separator = ','
    if (!comesPieceByPiece(member)) {
      yield JSON.stringify(member)
      continue
    }
    let between = '['
    for await (const item of member) {
      yield between + JSON.stringify(item)
      between = ','
    }
    yield between === '[' ? '[]' : ']'
  }
  yield separator === '{' ? '{}' : '}'
}

async function* inPieces(text: AsyncIterable<string>): AsyncIterable<string> {
  let piece = ''
  for await (const part of text) {
    piece += part
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield piece
}

/**
 * Streams the response at the caller's pace. A failure after the headers cuts the connection, so that nobody takes a part for the whole.
 */
export const sendJsonStream = async (response: Response, { members }: JsonStream, signal: AbortSignal): Promise<void> => {
  const pieces = inPieces(jsonOf(members))[Symbol.asyncIterator]()
  // Waits for the first piece before the headers go out, so that a refusal can still be an ordinary error response.
  const first = await pieces.next()
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
  const all = async function* () {
    yield first.value
    yield* { [Symbol.asyncIterator]: () => pieces }
  }
  await pipeline(all(), response).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}
