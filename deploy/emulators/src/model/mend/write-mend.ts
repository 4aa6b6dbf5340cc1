import { visible } from '../compose/prose.ts'
import type { MendRequest } from './mend-request.ts'

const distinctWords = (block: string): Set<string> => new Set(block.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
const marksOf = (block: string): string => /^#{1,6} /u.exec(block)?.[0] ?? ''

/** How much of a faulty block's content a sound block has, from 0 to 1; a heading replaces only a heading of its level. */
function likeness(faulty: string, sound: string): number {
  if (marksOf(faulty) !== marksOf(sound)) return 0
  const said = distinctWords(sound)
  const shared = [...distinctWords(faulty)].filter((word) => said.has(word)).length
  return shared / Math.max(said.size, 1)
}

const INSTEAD = 'Some of what was asked stays open here, and that is no failing of the question.'

/** A block without the sentences that contain what the problem quotes, in case the sound text contains it too. */
function withoutQuoted(block: string, problem: string): string {
  const [, quoted] = /“([^”]+)”/u.exec(problem) ?? []
  if (quoted === undefined || marksOf(block) !== '' || !visible(block).includes(quoted)) return block
  const kept = block.split(/(?<=[.?!]”?)\s+/u).filter((sentence) => !visible(sentence).includes(quoted))
  return kept.join(' ') || INSTEAD
}

/**
 * The blocks that were asked for again, in order, with a line of hyphens between them. `write` gives a sound text for the same request.
 * Each faulty block is replaced by the most similar block of that text, without the sentences that contain what the fault quotes.
 */
export function writeMend({ reading, faults }: MendRequest, write: (request: MendRequest['reading']) => string): string {
  const sound = write(reading).split('\n\n')
  const likest = (block: string) => sound.toSorted((a, b) => likeness(block, b) - likeness(block, a))[0] ?? block
  return faults.map(({ block, problem }) => withoutQuoted(likest(block), problem)).join('\n\n---\n\n')
}
