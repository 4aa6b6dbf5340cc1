import type { Cache } from '@sibyl/platform/cache/cache'
import { defined } from '@sibyl/platform/defined'
import type { Logger } from '@sibyl/platform/logging/logger'
import type { Progress } from '@sibyl/platform/progress/progress'
import { type Clock, DAY, millisecondsBetween, SECOND } from '@sibyl/platform/time'
import { writingOf } from '../methods/writings.ts'
import { askedFacts } from '../oracle/asked-facts.ts'
import { textOf } from '../oracle/blocks.ts'
import { draftFrom, finishDraft } from '../oracle/check-text.ts'
import { type Basis, type Draft, draftOf } from '../oracle/draft.ts'
import { withoutFaultySentences } from '../oracle/drop-sentences.ts'
import { FaultyText, LackingText } from '../oracle/faults.ts'
import { followUpRules } from '../oracle/follow-up-rules.ts'
import { INSTRUCTIONS_VERSION } from '../oracle/instructions.ts'
import { againRequest, mended, mendRequest } from '../oracle/mend.ts'
import { type AgainAsk, type ModelCall, type Oracle, OracleFailure, type OracleRequest, type ReadingAsk } from '../oracle/oracle.ts'
import type { Text } from '../oracle/text.ts'
import { supportNote } from '../safety/help-messages.ts'
import { nothingTyped } from '../safety/screening.ts'
import { askPatiently } from './ask-patiently.ts'
import { questionOf } from './follow-ups.ts'
import { type Reading, timeFor } from './reading.ts'
import { showBlocks } from './show-blocks.ts'
import type { WatchModel } from './watch-model.ts'

export type TextPorts = {
  oracle: Oracle
  watchModel: WatchModel
  progress: Pick<Progress, 'append'>
  cache: Cache
  logger: Logger
  clock: Clock
}

/** A reading to write; a follow-up comes with the reading it is `about`. */
export type Written = Reading & { about?: Reading }

/**
 * `onUsage` is called for each call to the model, `onDrop` with a text whose faulty sentences are left out; the signal aborts when this
 * worker must stop or the reading's time is over.
 */
export type Work = { reading: Written; signal: AbortSignal; onUsage(call: ModelCall): void; onDrop?(from: FaultyText): void }

/**
 * Shares of a reading's time: with less left, the deadline would cut the text off after it was paid for. Of 90 s, 40 for a text (nine in
 * ten take under 30) and 15 for a mend.
 */
const SHARE_TO_WRITE = 40 / 90
const SHARE_TO_MEND = 15 / 90

const requestFor = ({ about, ...reading }: Written): ReadingAsk => {
  const { methodId, timeframe, date, formData, facts, title, content } = about ?? reading
  return {
    task: 'reading',
    method: methodId,
    ...defined({ timeframe }),
    date,
    reader: formData,
    concerns: reading.screening?.concerns ?? [],
    facts: askedFacts(facts),
    ...(about ? { followUp: { text: `# ${title}\n\n${content}`, question: questionOf(reading) } } : {}),
  }
}

/** The text of a daily card depends on card and date alone, so readers who drew the same card share it. */
const cacheKey = ({ methodId, date, facts }: Reading): string | undefined => {
  const data = facts[0]?.data
  return methodId === 'daily-card' && data ? `daily-card:${date}:${data.card}:${data.reversed}` : undefined
}

const basisOf = ({ about, ...reading }: Written): Basis => {
  const rules = writingOf(reading.methodId)
  if (!about) return { facts: reading.facts, rules, formData: reading.formData }
  return { facts: about.facts, rules: followUpRules(rules), formData: { ...about.formData, followUp: questionOf(reading) } }
}

/** Thrown when the model finds a crisis in the reader's words. */
export class CrisisDetected extends Error {
  override readonly name = 'CrisisDetected'
}

/** The state of a text in progress: the blocks already shown, and whether the model asked for a note of support. */
type Course = { shown: ReturnType<typeof showBlocks>; support: boolean }

/** Makes one metered call to the model; `take` accepts its text or throws. */
const callModel = (
  { oracle, watchModel }: TextPorts,
  request: OracleRequest,
  { signal, onUsage }: Work,
  { onPiece, take }: { onPiece?(piece: string): void; take(text: string): Text | Promise<Text> },
): Promise<Text> =>
  watchModel(async (call) => {
    const report = (about: ModelCall): void => {
      call.onUsage(about)
      onUsage(about)
    }
    let text = ''
    for await (const piece of oracle.write(request, signal, report)) {
      call.onPiece()
      text += piece
      onPiece?.(piece)
    }
    return take(text)
  })

const finished = (draft: Draft, { about, facts }: Written, lenient: boolean): Text => ({
  ...finishDraft(draft, (about?.facts ?? facts)[0]?.label ?? 'A reading', lenient),
  instructions: INSTRUCTIONS_VERSION,
})

/** @throws CrisisDetected before any of the text is shown */
const writeWhole = async (ports: TextPorts, work: Work, request: ReadingAsk | AgainAsk, course: Course): Promise<Text> => {
  const { reading } = work
  const { shown } = course
  await shown.begin()
  const draft = draftOf(basisOf(reading))
  const show = (blocks: readonly string[]): void => {
    if (draft.safety() === 'crisis') throw new CrisisDetected()
    course.support ||= draft.safety() === 'support'
    for (const block of blocks) shown.add(block)
  }
  try {
    return await callModel(ports, request, work, {
      onPiece: (piece) => show(draft.add(piece)),
      take: () => {
        show(draft.end())
        return finished(draft, reading, request.task === 'again')
      },
    })
  } finally {
    // Waits even after a failure: no piece of this text may follow the start of the next.
    await shown.flushed()
  }
}

/** Asks the model to rewrite only the faulty blocks. */
const mend = (ports: TextPorts, work: Work, request: ReadingAsk, faulty: FaultyText, course: Course): Promise<Text> =>
  callModel(ports, mendRequest(request, faulty), work, {
    take: (answer) => settle(mended(faulty, answer), work, course),
  })

/** Checks a mended text and streams it. */
const settle = async (markdown: string, { reading }: Work, { shown }: Course): Promise<Text> => {
  const draft = draftFrom(markdown, basisOf(reading))
  const text = finished(draft, reading, true)
  await shown.complete(draft.blocks)
  return text
}

const isOfTheLine = ({ reason }: OracleFailure): boolean => reason === 'busy' || reason === 'unavailable'

/**
 * Asks the model to mend the faulty blocks; if they are faulty again or time is short, drops the faulty sentences. @throws OracleFailure
 */
const mendOrDrop = async (ports: TextPorts, work: Work, request: ReadingAsk, faulty: FaultyText, course: Course): Promise<Text> => {
  const { reading, signal } = work
  const needsMs = timeFor(reading) * SHARE_TO_MEND
  let left = faulty
  if (millisecondsBetween(ports.clock.now(), reading.deadline) >= needsMs) {
    const asking = { ...ports, reading, signal, needsMs, isWorthAnother: isOfTheLine }
    try {
      return await askPatiently(asking, () => mend(ports, work, request, faulty, course))
    } catch (failure) {
      signal.throwIfAborted()
      if (!(failure instanceof OracleFailure)) throw failure
      if (failure instanceof FaultyText) left = failure
    }
  }
  const blocks = withoutFaultySentences(left, basisOf(reading))
  if (!blocks) throw left
  work.onDrop?.(left)
  return settle(textOf(blocks), work, course)
}

const write = async (ports: TextPorts, work: Work, course: Course): Promise<Text> => {
  const { reading, signal } = work
  const request = requestFor(reading)
  const isWorthAnother = (failure: OracleFailure): boolean => failure.reason !== 'timeout' && !(failure instanceof FaultyText)
  let next: ReadingAsk | AgainAsk = request
  try {
    return await askPatiently({ ...ports, reading, signal, needsMs: timeFor(reading) * SHARE_TO_WRITE, isWorthAnother }, () =>
      writeWhole(ports, work, next, course).catch((failure: unknown) => {
        if (failure instanceof LackingText) next = againRequest(request, failure)
        throw failure
      }),
    )
  } catch (failure) {
    if (!(failure instanceof FaultyText)) throw failure
    return mendOrDrop(ports, work, request, failure, course)
  }
}

const writeAndMend = async (ports: TextPorts, work: Work): Promise<Text> => {
  const { reading } = work
  const course: Course = { shown: showBlocks(ports.progress, reading._id), support: false }
  const text = await write(ports, work, course)
  const note = course.support ? supportNote({ ...(reading.screening ?? nothingTyped), outcome: 'support' }) : undefined
  return note === undefined ? text : { ...text, note }
}

/**
 * Writes a text based on the reading's facts. Asks again once for an unusable text, and once for single faulty blocks; drops what is still
 * faulty if the reading stands without it. Starts nothing when too little time is left.
 * @throws OracleFailure; CrisisDetected; the signal's reason
 */
export const writeText = async (ports: TextPorts, work: Work): Promise<Text> => {
  const { cache, clock } = ports
  const { reading } = work
  const key = cacheKey(reading)
  const cached = key && (await cache.get(key))
  if (cached) return JSON.parse(cached) as Text
  if (millisecondsBetween(clock.now(), reading.deadline) < timeFor(reading) * SHARE_TO_WRITE) throw new OracleFailure('late')
  const text = await writeAndMend(ports, work)
  if (key) await cache.set(key, JSON.stringify(text), DAY / SECOND)
  return text
}
