import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'

/** What a test sends on one connection, regardless of the responses. */
export type Conversation = {
  /** Identifies the conversation in a failure report. */
  what: string
  /** The number of requests it begins. */
  requests: number
  /** Sent one after another, each in its own packet where the network allows it. */
  pieces: readonly Buffer[]
  /**
   * `answers`: stays until `requests` responses have arrived. `ends`: half-closes the connection and stays. `leavesAfter`: resets the
   * connection after receiving this many bytes. The server may close it earlier in every case.
   */
  ending: 'answers' | 'ends' | { leavesAfter: number }
}

/** The final status of each response, and its head. */
export type Heard = { status: number; head: string }[]

const head = /HTTP\/1\.1 (\d{3})[^\r\n]*\r\n[\s\S]*?\r\n\r\n/g
/** No head is longer, so this much of the received text is scanned again with the next chunk. */
const LONGEST_HEAD = 16_000

/** Counts received bytes and parses the responses, without interim ones (1xx). */
const listen = () => {
  const heard: Heard = []
  let unread = ''
  let bytes = 0
  return {
    heard,
    bytes: () => bytes,
    hear(piece: string): void {
      bytes += piece.length
      unread += piece
      let read = 0
      for (const match of unread.matchAll(head)) {
        const status = Number(match[1])
        if (status >= 200) heard.push({ status, head: match[0] })
        read = match.index + match[0].length
      }
      unread = unread.slice(Math.max(read, unread.length - LONGEST_HEAD))
    },
  }
}

const say = async (socket: Socket, pieces: readonly Buffer[], closed: Promise<unknown>): Promise<void> => {
  for (const piece of pieces) {
    if (socket.destroyed) return
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed])
    await setImmediate()
  }
}

/** Runs a conversation; resolves with all responses once it is over. Rejects only if nobody accepts the connection. */
export const hold = async (port: number, conversation: Conversation): Promise<Heard> => {
  const { ending, pieces, requests } = conversation
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const { heard, bytes, hear } = listen()
  const isOver = (): boolean =>
    typeof ending === 'object' ? ending.leavesAfter > 0 && bytes() >= ending.leavesAfter : heard.length >= requests
  socket.on('error', () => socket.destroy()) // A reset ends a conversation like any other end; the responses before it count.
  socket.setEncoding('latin1').on('data', (piece: string) => {
    hear(piece)
    if (isOver()) socket.destroy()
  })
  await say(socket, pieces, closed)
  if (ending === 'ends') socket.end()
  if (typeof ending === 'object' && ending.leavesAfter === 0) socket.destroy()
  await closed
  return heard
}
