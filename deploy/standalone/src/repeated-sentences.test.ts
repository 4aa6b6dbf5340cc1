import { readingForms } from '@sibyl/contracts/http/reading-forms'
import { type AskedMethod, castReading } from '@sibyl/divination/methods/engines'
import { screen } from '@sibyl/divination/safety/screen'
import { writeAnswer } from '@sibyl/emulators/model/write-answer'
import { seededRandom } from '@sibyl/emulators/seeded-random'
import type { Instant } from '@sibyl/platform/time'

const questions = [
  'Should I take the job in Lyon, or stay where people know me?',
  'Will my novel find a publisher?',
  'How do I tell my wife that I lost the job three weeks ago?',
  'My sister and I have not spoken since the funeral. Should I write to her?',
  'I cannot settle to anything since my father died.',
  'Should we buy the flat, although the loan would take thirty years?',
  'When will I find somebody to grow old with?',
  'Why do I say yes when I mean no?',
  'What should I look out for in my last year at university?',
  'Is it time to close the bakery?',
  'Will he come back to me after this summer?',
  'How can I get through the winter without falling out with my brother?',
  'Should I give up the studio and look for something steady?',
  'I keep dreaming of another country and never go.',
  'What is in the way between my daughter and me?',
  'Will the new flat feel like home one day?',
  'How do I ask for more money without losing my nerve?',
  'Should I tell him how I feel, or let the moment pass?',
  'Why am I so restless since I retired?',
  'When is the right time to begin again?',
]
const dreams = [
  'I was climbing an endless staircase with my grandfather, who died when I was nine. He carried a lamp.',
  'A black dog chased me through a forest, then it turned into my brother and we drank tea together.',
  'My teeth fell out one by one while I stood in front of the class.',
  'I was flying over the sea, and the old house of my mother stood below me with a locked door.',
  'A flood came up to the window, the car sank, and a red moon rose.',
  'I had to sit an exam in a school I left long ago, and I had no pen.',
  'I found a key in the garden, and behind a wall there was another room.',
  'A snake lay in my bed and I was not afraid of it.',
  'I missed the train, and my suitcase was full of snow.',
  'I was at a wedding and nobody knew me, then I lost my shoes.',
]
const feelings = ['safe', 'calm, then afraid', 'ashamed', 'happy', 'sad', 'nervous', 'curious', '', 'angry at myself', 'lonely']
const births = [
  '1958-02-03',
  '1963-11-21',
  '1970-07-30',
  '1976-04-18',
  '1981-09-09',
  '1987-05-12',
  '1990-07-23',
  '1994-12-01',
  '1999-10-27',
  '2004-06-15',
]

const forms: readonly (readonly [AskedMethod, Record<string, unknown>])[] = [
  ...['present', 'tomorrow', 'week', 'month'].flatMap((timeframe, turn) =>
    [0, 1, 2, 3, 4].map((at) => ['tarot', { timeframe, question: questions[turn * 5 + at] }] as const),
  ),
  ...questions.slice(10).map((situation) => ['iching', { situation: `${situation} I have thought about it all year.` }] as const),
  ...dreams.map((dreamDescription, at) => ['dream', { dreamDescription, dreamEmotions: feelings[at] }] as const),
  ...births.map(
    (dateOfBirth) => ['astrology', { readingType: 'natal', dateOfBirth, placeOfBirth: 'Ulm, Germany', timeOfBirth: '04:10' }] as const,
  ),
]

const written = await Promise.all(
  forms.map(async ([method, form], turn) => {
    const random = seededRandom(`${method} ${turn}`)
    const reader = readingForms[method].parse(form)
    const date = `2026-11-${10 + (turn % 10)}`
    const { concerns } = screen(reader)
    const occasion = { concerns, premium: turn % 3 === 0, at: `${date}T12:00:00.000Z` as Instant, date, zone: 'UTC' }
    const { facts, timeframe } = await castReading(method, reader, { ...occasion, chance: (below) => Math.floor(random() * below) })
    const request = {
      task: 'reading',
      method,
      timeframe: timeframe ?? form.timeframe ?? null,
      date,
      reader,
      concerns,
      facts,
    }
    return { method, labels: facts.map(({ label }) => label), text: writeAnswer(JSON.stringify(request)) }
  }),
)

const masks = (labels: readonly string[]): RegExp => {
  const names = labels
    .flatMap((label) => [label, label.replace(/^(?:The|A|An) |, reversed$|^Hexagram \d+, /gu, '')])
    .filter((name) => name.length > 2)
  const longestFirst = [...new Set(names)].sort((one, other) => other.length - one.length)
  return new RegExp(
    `(?:\\b(?:the|a|an|your) )?(?:${longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')).join('|')})`,
    'giu',
  )
}

/** The memorable sentences of a text: twelve words and more, with all names masked. */
const longSentences = ({ labels, text }: (typeof written)[number]): string[] => {
  const names = masks(labels)
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => line.replace(/(?:\b(?:the|a|an|your) )?\[[^\]]*\]\([^)]*\)/giu, 'X').split(/(?<=[.?!]”?)\s+(?=[\p{Lu}“])/u))
    .map((sentence) => sentence.replace(names, 'X'))
    .filter((sentence) => (sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0) >= 12)
}

const shareHeardTwice = (readings: typeof written): number => {
  const all = readings.flatMap((reading, at) => [...new Set(longSentences(reading))].map((sentence) => ({ sentence, at })))
  const times = Map.groupBy(all, ({ sentence }) => sentence)
  return all.filter(({ sentence }) => (times.get(sentence)?.length ?? 0) > 1).length / all.length
}

test.each(['tarot', 'iching', 'dream', 'astrology'])(
  'of the long sentences in readings by %s, names masked, at most fifteen in a hundred are heard twice',
  (method) => {
    expect(shareHeardTwice(written.filter((one) => one.method === method))).toBeLessThanOrEqual(0.15)
  },
)

test('of the long sentences in fifty readings, names masked, at most fifteen in a hundred occur twice', () => {
  expect(shareHeardTwice(written)).toBeLessThanOrEqual(0.15)
})
