import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { stamp } from './stamps.ts'

/**
 * A model that takes a fixed time for every reading under any load: a number of pieces, spread evenly over a number of milliseconds. With a
 * third argument `stamped` each piece carries the moment it was sent, at its end or before the line break in it; a fourth sets the
 * paragraphs for each card. Prints its port.
 */
const [milliseconds = 0, pieces = 0] = process.argv.slice(2, 4).map(Number)
const stamped = process.argv[4] === 'stamped'
const paragraphs = Number(process.argv[5] ?? 1)

type Asked = { messages: { role: string; content: string }[] }
type Fact = { id: string; label: string; data: { card?: string } }

const filler = 'What was drawn lies open on the table, in the order in which it fell, and waits to be looked at without hurry or fear.'

const textFor = (body: string): string => {
  const { messages } = JSON.parse(body) as Asked
  const { facts } = JSON.parse(messages.findLast(({ role }) => role === 'user')?.content ?? '{"facts":[]}') as { facts: Fact[] }
  const sections = facts
    .filter(({ data }) => data.card)
    .map(({ id, label }) => {
      const link = `[${label}](fact:${id})`
      return [`## ${link}`, ...Array<string>(paragraphs).fill(`${filler} Here lies ${link}. ${filler}`)].join('\n\n')
    })
  return ['# What was drawn', ...sections].join('\n\n')
}

/** Whether a stamp at a position would split a link or a heading, or stand in the blank line before a block and be taken for its own. */
const isNoPlace = (text: string, place: number): boolean => {
  const before = text.slice(0, place)
  return before.endsWith('\n') || text[before.lastIndexOf('\n') + 1] === '#' || before.lastIndexOf('[') > before.lastIndexOf(')')
}

const chunk = (content: string, finish: string | null): string => {
  const choices = [{ index: 0, delta: { content }, finish_reason: finish }]
  return `data: ${JSON.stringify({ id: 'bench', object: 'chat.completion.chunk', created: 0, model: 'bench', choices })}\n\n`
}

/**
 * The piece of a text between two positions with its time stamp, which stands before a line break, because a line break completes a block.
 */
const stampedPiece = (text: string, from: number, to: number): string => {
  const end = text.slice(from, to).indexOf('\n')
  const at = end < 0 ? to : from + end
  return isNoPlace(text, at) ? text.slice(from, to) : `${text.slice(from, at)}${stamp()}${text.slice(at, to)}`
}

const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString()
  const began = performance.now()
  const text = textFor(body)
  const size = Math.ceil(text.length / pieces)
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  const write = (piece: number): void => {
    const last = piece === pieces
    const [from, to] = [(piece - 1) * size, piece * size]
    response.write(chunk(stamped ? stampedPiece(text, from, to) : text.slice(from, to), last ? 'stop' : null))
    if (last) response.end('data: [DONE]\n\n')
    // Measured from the beginning, not from the previous piece, so that late timers do not add up.
    else setTimeout(write, Math.max(1, began + ((piece + 1) * milliseconds) / pieces - performance.now()), piece + 1)
  }
  setTimeout(write, milliseconds / pieces, 1)
})
server.keepAliveTimeout = 75_000
server.listen(0, '127.0.0.1', 4096, () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
