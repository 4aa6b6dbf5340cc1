import type { Cache } from '@sibyl/platform/cache/cache'
import type { Logger } from '@sibyl/platform/logging/logger'
import type { Progress } from '@sibyl/platform/progress/progress'
import { type Clock, DAY, millisecondsBetween, SECOND } from '@sibyl/platform/time'
import { writingOf } from '../methods/engines.ts'
import { checkText } from '../oracle/check-text.ts'
import { FaultyText } from '../oracle/faults.ts'
import { INSTRUCTIONS_VERSION } from '../oracle/instructions.ts'
import { mended, mendRequest } from '../oracle/mend.ts'
import { type ModelCall, type Oracle, OracleFailure, type OracleRequest, type ReadingAsk } from '../oracle/oracle.ts'
import type { WatchModel } from '../oracle/watch-model.ts'
import { askPatiently } from './ask-patiently.ts'
import { passTextOn } from './pass-text-on.ts'
import type { Reading, Text } from './reading.ts'
import { screeningOf } from './screening-of.ts'

export type TextPorts = { oracle: Oracle; watchModel: WatchModel; progress: Progress; cache: Cache; logger: Logger; clock: Clock }

/** `told` hears of each call to the model; the signal aborts when this worker must stop or the reading's time is over. */
export type Work = { reading: Reading; signal: AbortSignal; told(about: ModelCall): void }

/** With less left a whole text would be cut off by the reading's deadline, and paid for in vain: nine in ten take under half a minute. */
const TIME_TO_WRITE_MS = 40 * SECOND
const TIME_TO_MEND_MS = 15 * SECOND

const requestFor = (reading: Reading): ReadingAsk => ({
  task: 'reading',
  method: reading.methodId,
  ...(reading.timeframe === undefined ? {} : { timeframe: reading.timeframe }),
  date: reading.date,
  reader: reading.formData,
  concerns: screeningOf(reading).concerns,
  facts: reading.facts,
})

/** A daily card's words depend on card and date alone, so readers who drew the same card share them. */
const cacheKey = ({ methodId, date, facts }: Reading): string | undefined => {
  const data = facts[0]?.data
  return methodId === 'daily-card' && data ? `daily-card:${date}:${data.card}:${data.reversed}` : undefined
}

const checked = (markdown: string, { methodId, facts, formData }: Reading): Text => ({
  ...checkText(markdown, facts, writingOf(methodId), facts[0]?.label ?? 'A reading', formData),
  instructions: INSTRUCTIONS_VERSION,
})

/** One call to the model, watched: `take` says what becomes of its text, or refuses it. */
const callModel = (
  { oracle, watchModel }: TextPorts,
  request: OracleRequest,
  { signal, told }: Work,
  { hear, take }: { hear?(piece: string): void; take(text: string): Text | Promise<Text> },
): Promise<Text> =>
  watchModel(async (call) => {
    const tell = (about: ModelCall): void => {
      call.told(about)
      told(about)
    }
    let text = ''
    for await (const piece of oracle.write(request, signal, tell)) {
      call.heard()
      text += piece
      hear?.(piece)
    }
    return take(text)
  })

const writeWhole = async (ports: TextPorts, work: Work, request: ReadingAsk): Promise<Text> => {
  const { reading } = work
  await ports.progress.append(reading._id, { kind: 'started' })
  const onItsWay = passTextOn(ports.progress, reading._id)
  try {
    return await callModel(ports, request, work, { hear: onItsWay.add, take: (text) => checked(text, reading) })
  } finally {
    // Also of a text that broke off: none of it may come behind the beginning of the next.
    await onItsWay.passed()
  }
}

/** Asks for the faulty blocks alone; whoever has read the text with them sees it begun anew, whole and mended. */
const mend = async (ports: TextPorts, work: Work, request: ReadingAsk, faulty: FaultyText): Promise<Text> => {
  const { reading } = work
  let markdown = ''
  const text = await callModel(ports, mendRequest(request, faulty), work, {
    take: (answer) => {
      markdown = mended(faulty, answer)
      return checked(markdown, reading)
    },
  })
  await ports.progress.append(reading._id, { kind: 'started' })
  await ports.progress.append(reading._id, { kind: 'text', text: markdown })
  return text
}

const isOfTheLine = ({ reason }: OracleFailure): boolean => reason === 'busy' || reason === 'unavailable'

const writeAndMend = async (ports: TextPorts, work: Work): Promise<Text> => {
  const { clock } = ports
  const { reading, signal } = work
  const request = requestFor(reading)
  const asking = { ...ports, reading, signal }
  try {
    const isWorthAnother = (failure: OracleFailure): boolean => failure.reason !== 'timeout' && !(failure instanceof FaultyText)
    return await askPatiently({ ...asking, needsMs: TIME_TO_WRITE_MS, isWorthAnother }, () => writeWhole(ports, work, request))
  } catch (failure) {
    if (!(failure instanceof FaultyText) || millisecondsBetween(clock.now(), reading.deadline) < TIME_TO_MEND_MS) throw failure
    return askPatiently({ ...asking, needsMs: TIME_TO_MEND_MS, isWorthAnother: isOfTheLine }, () => mend(ports, work, request, failure))
  }
}

/**
 * A text that rests on the reading's facts. A whole that cannot be taken is asked for once more, single blocks that cannot stay once; what
 * is still wrong then fails. With too little time left nothing is begun.
 * @throws OracleFailure; the signal's reason
 */
export const writeText = async (ports: TextPorts, work: Work): Promise<Text> => {
  const { cache, clock } = ports
  const { reading } = work
  const key = cacheKey(reading)
  const cached = key && (await cache.get(key))
  if (cached) return JSON.parse(cached) as Text
  if (millisecondsBetween(clock.now(), reading.deadline) < TIME_TO_WRITE_MS) throw new OracleFailure('late')
  const text = await writeAndMend(ports, work)
  if (key) await cache.set(key, JSON.stringify(text), DAY / SECOND)
  return text
}
