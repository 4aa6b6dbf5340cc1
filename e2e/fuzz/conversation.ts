import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'

/** What one connection says, whatever comes back. */
export type Conversation = {
  /** Named in the report of a failure. */
  what: string
  /** How many requests it begins. */
  requests: number
  /** Sent one after another, each as a packet of its own where the network lets it. */
  pieces: readonly Buffer[]
  /**
   * `answers`: stays until as many as `requests` have come. `ends`: says that nothing more will come, and stays. `leavesAfter`: is gone without
   * a word once so many bytes have come. The server may end each of them before.
   */
  ending: 'answers' | 'ends' | { leavesAfter: number }
}

/** The final status of each answer, and the head it came with. */
export type Heard = { status: number; head: string }[]

const head = /HTTP\/1\.1 (\d{3})[^\r\n]*\r\n[\s\S]*?\r\n\r\n/g
/** No head is longer; of what comes, only this much is looked at again with what follows. */
const LONGEST_HEAD = 16_000

/** Counts what comes, and finds the answers in it; interim ones (1xx) are none. */
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

/** Holds a conversation; resolves with all that was answered once it is over. Rejects only when nobody takes the connection. */
export const hold = async (port: number, conversation: Conversation): Promise<Heard> => {
  const { ending, pieces, requests } = conversation
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const { heard, bytes, hear } = listen()
  const isOver = (): boolean =>
    typeof ending === 'object' ? ending.leavesAfter > 0 && bytes() >= ending.leavesAfter : heard.length >= requests
  socket.on('error', () => socket.destroy()) // A reset is an end like another; what counts is what came before it.
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
