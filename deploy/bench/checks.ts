import { exampleOf } from '@sibyl/contracts/http/openapi/examples'
import { readingForms } from '@sibyl/contracts/http/reading-forms'
import { methodIds } from '@sibyl/contracts/methods'
import { dreamFacts } from '@sibyl/divination/methods/dream/facts'
import { type AskedMethod, castReading } from '@sibyl/divination/methods/engines'
import { writingOf } from '@sibyl/divination/methods/writings'
import { checkText } from '@sibyl/divination/oracle/check-text'
import { screen } from '@sibyl/divination/safety/screen'
import { writeAnswer } from '@sibyl/emulators/model/write-answer'
import { seededRandom } from '@sibyl/emulators/seeded-random'
import { median, percentile } from '../kit/figures.ts'
import { print, table } from '../kit/table.ts'
import { report } from './kit/report.ts'

/**
 * The processor time that safety costs a reading: the check of its text, by method, and the gate for the reader's words. Its time must grow
 * linearly with the length, because anybody may write to us.
 */
const TEXTS = 20
const ROUNDS = 15
const WARM_UP_ROUNDS = 5
const AIM_MS = 10
const LETTERS = 2500
const AIM_GROWTH = 3

const date = '2026-11-22'
const { request, bodies } = exampleOf('requestReading') ?? {}
/** The form of a method as the API's documentation fills it in. */
const formOf = (method: AskedMethod): unknown => (bodies?.[method] ?? request?.body)?.formData
const methods = methodIds.filter((id) => id !== 'daily-card')

/** A cast by premium's rules, and the emulated model's text for it. */
const write = async (method: AskedMethod, turn: number) => {
  const random = seededRandom(`${method} ${turn}`)
  const reader = readingForms[method].parse(formOf(method))
  const { concerns } = screen(reader)
  const occasion = {
    premium: true,
    at: `${date}T12:00:00.000Z` as const,
    date,
    zone: 'UTC',
    chance: (below: number) => Math.floor(random() * below),
    concerns,
  }
  const { facts, timeframe } = await castReading(method, reader, occasion)
  return {
    reader,
    facts,
    text: writeAnswer(JSON.stringify({ task: 'reading', method, timeframe: timeframe ?? null, date, reader, concerns, facts })),
  }
}

const timed = (work: () => void): number => {
  const began = performance.now()
  work()
  return performance.now() - began
}

/** Milliseconds per call, once the code is compiled. */
const timesOf = (works: readonly (() => void)[]): number[] =>
  Array.from({ length: WARM_UP_ROUNDS + ROUNDS }, () => works.map(timed))
    .slice(WARM_UP_ROUNDS)
    .flat()

const ofMethod = async (method: AskedMethod) => {
  const texts = await Promise.all(Array.from({ length: TEXTS }, (_, turn) => write(method, turn)))
  const times = timesOf(
    texts.map(
      ({ text, facts, reader }) =>
        () =>
          void checkText(text, facts, writingOf(method), '', reader),
    ),
  )
  const letters = Math.round(texts.reduce((sum, { text }) => sum + text.length, 0) / texts.length)
  return { method, letters, p50: median(times), p99: percentile(times, 0.99) }
}

const rounded = (ms: number): string => ms.toFixed(1)

const checks = await Promise.all(methods.map(ofMethod))
print('\nThe check of a reading’s text, milliseconds of one core\n')
print(
  table(
    ['method', 'letters', 'p50', 'p99'],
    checks.map(({ method, letters, p50, p99 }) => [method, letters, rounded(p50), rounded(p99)]),
  ),
)
const slowest = Math.max(...checks.map(({ p50 }) => p50))
report({
  what: 'the check of a text, p50 of the slowest method',
  aim: `≤ ${AIM_MS} ms`,
  measured: `${rounded(slowest)} ms`,
  held: slowest <= AIM_MS,
})

/** Ordinary texts, and texts made to slow the search down: beginnings of phrases that never end, spaced letters, words run together. */
const written: Readonly<Record<string, string>> = {
  'a dream': 'I could not find the door of the old house by the sea, and my brother called me. ',
  'begun phrases': 'I want to not never no ',
  'letters apart': 'i w a n t t o ',
  'one word': 'nevermoreandevermore',
}
const readers: Readonly<Record<string, (dreamDescription: string) => unknown>> = {
  'the gate': (dreamDescription) => screen({ dreamDescription }),
  'symbols of a dream': (dreamDescription) => dreamFacts({ dreamDescription }, true),
}

const growth = Object.entries(readers).flatMap(([who, read]) =>
  Object.entries(written).map(([what, piece]) => {
    const ofLetters = (letters: number): number => {
      const text = piece.repeat(Math.ceil(letters / piece.length)).slice(0, letters)
      return median(timesOf([() => void read(text)]))
    }
    return { who, what, half: ofLetters(LETTERS), whole: ofLetters(2 * LETTERS) }
  }),
)
print('\nThe screen of the reader’s own words, milliseconds of one core\n')
print(
  table(
    ['by', 'written', `${LETTERS} letters`, `${2 * LETTERS} letters`, 'times'],
    growth.map(({ who, what, half, whole }) => [who, what, rounded(half), rounded(whole), rounded(whole / half)]),
  ),
)
const steepest = Math.max(...growth.map(({ half, whole }) => whole / half))
report({
  what: 'what a reader writes, for twice the letters',
  aim: `≤ ${AIM_GROWTH} times`,
  measured: `${rounded(steepest)} times`,
  held: steepest <= AIM_GROWTH,
})
