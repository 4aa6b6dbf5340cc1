import type { ReadingRequest } from '../reading-request.ts'
import { Chooser } from '../text/chooser.ts'
import { document } from '../text/prose.ts'
import { lifeReading } from './life-reading.ts'
import { monthReading } from './month-reading.ts'

/** A numerology reading as Markdown, or undefined when the facts are neither those of a life path nor of a month. */
export function writeNumerology(request: ReadingRequest): string | undefined {
  const { facts, date, reader } = request
  const chooser = new Chooser(JSON.stringify([facts, date, request.method, reader]))
  const blocks = lifeReading(facts, calledName(reader?.fullName), chooser) ?? monthReading(facts, chooser)
  return blocks && document(blocks)
}

/** The first word of a name where it is letters only, so that nothing else can be said through it. */
function calledName(name: unknown): string | undefined {
  const first = typeof name === 'string' ? (name.trim().split(/\s+/u)[0] ?? '') : ''
  return /^\p{Lu}[\p{L}\p{M}’'-]{1,24}$/u.test(first) ? first : undefined
}
