import { setTimeout as pause } from 'node:timers/promises'
import { askedFacts } from '@sibyl/divination/oracle/asked-facts'
import { instructions } from '@sibyl/divination/oracle/instructions'
import type { ReadingAsk } from '@sibyl/divination/oracle/oracle'
import type { Reading } from '@sibyl/divination/readings/reading'
import type { BenchReader } from '../kit/readers.ts'
import type { Effort } from './simulation.ts'

const timeframes = ['present', 'tomorrow', 'week', 'month'] as const

const questions = [
  'Should I take the offer from the studio?',
  'My sister and I have not spoken since the spring. What stands between us, and what could I do about it this month?',
  'What shall I pay attention to in the new flat?',
]

type Read = { id: string; seconds: number; pieces: number }

/** One reading as its client sees it: streamed, from the request to the last word. */
const read = async (url: string, { authorization }: BenchReader, nth: number): Promise<Read> => {
  const began = performance.now()
  const body = { formData: { timeframe: timeframes[nth % timeframes.length], question: questions[nth % questions.length] } }
  const response = await fetch(`${url}/api/divination/reading/tarot`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', Authorization: authorization },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const id = /"_id":"(rd_[^"]+)"/.exec(text)?.[1]
  if (!response.ok || !id || !text.includes('event: done')) throw new Error(`a reading failed: ${response.status} ${text.slice(-500)}`)
  return { id, seconds: (performance.now() - began) / 1000, pieces: text.split('event: delta').length - 1 }
}

/** Lets all readers request readings, one every `apartMs`. */
export const readAll = (
  url: string,
  readers: readonly BenchReader[],
  { each, apartMs }: { each: number; apartMs: number },
): Promise<Read[]> =>
  Promise.all(
    Array.from({ length: each }, () => readers)
      .flat()
      .map(async (reader, nth) => {
        await pause(nth * apartMs)
        return read(url, reader, nth)
      }),
  )

// About four characters of English are one token: an approximation for any model.
const tokensIn = (text: string): number => Math.ceil(text.length / 4)

/** The model's input and output for a reading; `seconds` as its reader saw it, without a queue. */
export const effortOf = ({ methodId, timeframe, date, formData, facts, title, content }: Reading, seconds: number): Effort => {
  const given = timeframe === undefined ? {} : { timeframe }
  const asked: ReadingAsk = { task: 'reading', method: methodId, ...given, date, reader: formData, concerns: [], facts: askedFacts(facts) }
  return {
    seconds: Number(seconds.toFixed(2)),
    inputTokens: tokensIn(instructions(asked) + JSON.stringify(asked)),
    outputTokens: tokensIn(`# ${title}\n\n${content}`),
  }
}
