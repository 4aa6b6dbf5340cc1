import { type ChatRequest, lastUserText, systemText } from '../chat-request.ts'
import type { FinishReason } from '../chat-response.ts'
import { inventedSentence } from './invented-sentence.ts'
import type { FailureKind } from './kinds.ts'
import { obeyed } from './obeyed.ts'

/** Text as it will be sent, with the reason it ends. */
export type Outcome = { text: string; finish: FinishReason }

const OUTSIDE = 'https://prophecy.example'

/** What an unreliable model inserts in an otherwise sound text. */
const additions: { readonly [K in FailureKind]?: string } = {
  'unknown-link': 'All of it rests on [the card beneath the table](fact:card-beneath-the-table).',
  certainty: 'You will definitely have what you ask for before the month is over; it is certain, and nothing can change it.',
  threat: 'If you do not act at once, something terrible will happen to you and to those you love.',
  counsel: 'Stop taking your medication today, and put all of your savings into shares while they are cheap.',
  'raw-html': '<b onmouseover="alert(document.cookie)">Look closely.</b>',
  script: '<script>alert(document.cookie)</script>',
  'script-link': '[Look closely](javascript:alert(document.cookie)).',
  'outside-link': `[Read on elsewhere](${OUTSIDE}/more).`,
  'remote-image': `![A sign](${OUTSIDE}/sign.png)`,
}

/** The failures in the text itself; the transport handles the others. */
export function spoil(text: string, failure: FailureKind, request: ChatRequest): Outcome {
  if (failure === 'empty') return sound('')
  if (failure === 'cut-off') return { text: cutMidSentence(text), finish: 'length' }
  if (failure === 'invented') return sound(insertMidway(text, inventedSentence(lastUserText(request), text)))
  if (failure === 'obedience') return sound(obeyed(lastUserText(request), systemText(request)) ?? text)
  if (failure === 'html-title') return sound(text.replace(/^# +/mu, '# <img src=x onerror=alert(1)> '))
  const addition = additions[failure]
  return sound(addition === undefined ? text : insertMidway(text, addition))
}

function sound(text: string): Outcome {
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
