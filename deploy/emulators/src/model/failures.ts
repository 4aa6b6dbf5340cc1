import type { FinishReason } from './chat-response.ts'
import type { FailureKind, ModelSettings } from './settings.ts'
import { inventedSentence } from './tarot/invented-card.ts'
import { seededRandom } from './text/seed.ts'

/** Text as it will be sent, with the reason it ends. */
export type Outcome = { text: string; finish: FinishReason }

/** Which failure, if any, the `nth` request meets: seeded, so that a run of requests fails in the same places every time. */
export function failureOf(nth: number, settings: ModelSettings): FailureKind {
  if (settings.failure === 'none' || settings.failureRate === 0) return 'none'
  return seededRandom(`failure ${nth}`)() < settings.failureRate ? settings.failure : 'none'
}

/** The failures that show in the text itself; the others are left to the transport. */
export function spoil(text: string, failure: FailureKind): Outcome {
  if (failure === 'empty') return { text: '', finish: 'stop' }
  if (failure === 'cut-off') return { text: cutMidSentence(text), finish: 'length' }
  if (failure === 'invented-card') return { text: insertMidway(text, inventedSentence(text)), finish: 'stop' }
  return { text, finish: 'stop' }
}

function cutMidSentence(text: string): string {
  const words = text
    .slice(0, Math.floor(text.length * 0.6))
    .trimEnd()
    .split(' ')
  while (words.length > 3 && /[.?!)\]#]$/u.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}

function insertMidway(text: string, sentence: string): string {
  const paragraphs = text.split('\n\n')
  const prose = paragraphs.flatMap((paragraph, index) => (paragraph.startsWith('#') ? [] : [index]))
  const target = prose[Math.floor(prose.length / 2)] ?? 0
  return paragraphs.map((paragraph, index) => (index === target ? `${paragraph} ${sentence}` : paragraph)).join('\n\n')
}
