import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A model that takes one second for every reading, however many are asked for: ten pieces of text, a tenth of a second apart. Prints its port. */

const PIECES = 10
const SECONDS = 1

type Asked = { messages: { role: string; content: string }[] }
type Fact = { id: string; label: string; data: { card?: string } }

const textFor = (body: string): string => {
  const { messages } = JSON.parse(body) as Asked
  const { facts } = JSON.parse(messages.findLast(({ role }) => role === 'user')?.content ?? '{"facts":[]}') as { facts: Fact[] }
  const filler = 'What was drawn lies open on the table, in the order in which it fell, and waits to be looked at without hurry or fear.'
  const paragraphs = facts.filter(({ data }) => data.card).map(({ id, label }) => `${filler} Here lies [${label}](fact:${id}). ${filler}`)
  return ['# What was drawn', ...paragraphs].join('\n\n')
}

const chunk = (content: string, finish: string | null): string =>
  `data: ${JSON.stringify({ id: 'bench', object: 'chat.completion.chunk', created: 0, model: 'bench', choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`

const server = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  const text = textFor(body)
  const size = Math.ceil(text.length / PIECES)
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  for (let piece = 0; piece < PIECES; piece += 1) {
    await pause((SECONDS * 1000) / PIECES)
    response.write(chunk(text.slice(piece * size, (piece + 1) * size), piece === PIECES - 1 ? 'stop' : null))
  }
  response.end('data: [DONE]\n\n')
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
