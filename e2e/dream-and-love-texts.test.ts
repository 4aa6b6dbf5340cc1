import { writeAnswer } from '../deploy/emulators/src/model/write-answer.ts'
import { castReading, type FormOf } from '../services/divination/src/methods/engines.ts'
import type { Occasion } from '../services/divination/src/methods/method.ts'
import { writingOf } from '../services/divination/src/methods/writings.ts'
import { checkText } from '../services/divination/src/oracle/check-text.ts'
import { screen } from '../services/divination/src/safety/screen.ts'

/** A seeded random number generator (mulberry32). */
const seeded = (seed: number) => {
  let state = seed
  return (bound: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * bound)
  }
}

const chance = seeded(20261121)
const pick = <T>(from: readonly T[]): T => from[chance(from.length)] as T

const occasion = (premium: boolean, concerns: Occasion['concerns']): Occasion => ({
  premium,
  at: '2026-11-21T12:00:00.000Z' as Occasion['at'],
  date: '2026-11-21',
  zone: 'UTC',
  chance,
  concerns,
})

const written = async <M extends 'dream' | 'love'>(method: M, reader: FormOf<M>): Promise<void> => {
  const { concerns } = screen(reader)
  const { facts } = await castReading(method, reader, occasion(chance(2) === 1, concerns))
  const text = writeAnswer(JSON.stringify({ task: 'reading', method, date: '2026-11-21', reader, concerns, facts }))
  expect(() => checkText(text, facts, writingOf(method), 'A reading')).not.toThrow()
}

const things =
  'a snake|the old house|a locked door|my mother|my late grandmother|a huge wave|the sea|a key|a train|my teeth|a baby|fire|a dog|the stairs|a mirror|an exam|my phone|a dark forest|a bridge|a stranger|money|a wedding|the police|a bird|snow|a crowd|my ex|a boat|the moon|a spider|a funeral|my boss|a garden|a lift|a cave|a mask|a lion|music|a suitcase|a letter|a pebble|an umbrella'.split(
    '|',
  )
const happenings =
  'I saw|I was looking for|there was|I ran from|I found|then I held|suddenly there was|I could not open|someone gave me|I stood before'.split(
    '|',
  )
const feelings =
  'I was terrified|I felt calm|I was ashamed|I felt guilty|I was happy|I was confused|I was angry|it was beautiful|I felt nothing'.split(
    '|',
  )
const lives = [
  '',
  'I am changing my job.',
  'My father died in spring.',
  'We are moving to Lisbon.',
  'I am ill and waiting for a diagnosis.',
]

test('two hundred random dreams are read from their facts alone', async () => {
  for (let round = 0; round < 200; round += 1) {
    const told = Array.from({ length: 2 + chance(6) }, () => `${pick(happenings)} ${pick(things)}`).join('. ')
    await written('dream', { dreamDescription: `${told}. ${pick(feelings)}.`, dreamEmotions: '', currentLifeSituation: pick(lives) })
  }
})

const situations =
  'we hardly talk|he is distant|I am jealous|we moved in together|his family is always there|money is short|we have small children|I feel lonely|I met someone|my ex left me|he lied to me|we laugh a lot|she lives in another city|I am not sure|we have been married for ten years|he hits me|we keep bees'.split(
    '|',
  )
const names = ['', 'Ann', 'Bob', 'Eva Nová', 'Иван Петров', 'مريم', 'Li']

test('two hundred random situations of couples are read from their facts alone', async () => {
  for (let round = 0; round < 200; round += 1) {
    const relationshipContext = `${Array.from({ length: 2 + chance(3) }, () => pick(situations)).join(', and ')}.`
    await written('love', { yourName: pick(names), partnerName: pick(names), relationshipContext })
  }
})

const places = ['Brno, Czechia', 'Hamburg, Germany', 'Ushuaia, Argentina', 'Tromsø, Norway', '-36.85, 174.76']

const anyBirth = () => ({
  dateOfBirth: `${1940 + chance(66)}-${String(1 + chance(12)).padStart(2, '0')}-${String(1 + chance(28)).padStart(2, '0')}`,
  ...(chance(4) === 0 ? { unknownTime: true } : { timeOfBirth: `${String(4 + chance(19)).padStart(2, '0')}:${10 + chance(50)}` }),
  placeOfBirth: pick(places),
})

test('thirty random pairs of charts are read from their facts alone', async () => {
  for (let round = 0; round < 30; round += 1) {
    const relationshipContext = `${pick(situations)}, and ${pick(situations)}. ${pick(['', 'Should I stay or go?', 'What do we share?'])}`
    await written('love', {
      yourName: pick(names),
      partnerName: pick(names),
      relationshipContext,
      yourBirth: anyBirth(),
      partnerBirth: anyBirth(),
    })
  }
})
