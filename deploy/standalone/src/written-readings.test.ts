import { readingForms } from '@sibyl/contracts/http/reading-forms'
import { astrologyTypes } from '@sibyl/contracts/http/reading-forms-astrology'
import { numerologyTypes } from '@sibyl/contracts/http/reading-forms-numerology'
import { type AskedMethod, castReading } from '@sibyl/divination/methods/engines'
import { spreads } from '@sibyl/divination/methods/tarot/spreads.data'
import { writingOf } from '@sibyl/divination/methods/writings'
import { checkText } from '@sibyl/divination/oracle/check-text'
import { FaultyText } from '@sibyl/divination/oracle/faults'
import { followUpRules } from '@sibyl/divination/oracle/follow-up-rules'
import { screen } from '@sibyl/divination/safety/screen'
import { writeAnswer } from '@sibyl/emulators/model/write-answer'
import { seededRandom } from '@sibyl/emulators/seeded-random'
import type { Instant } from '@sibyl/platform/time'

const matters = [
  'I have been offered a job in another city and my partner does not want to move. Should I accept it?',
  'My sister and I have not spoken since our mother’s funeral, and her birthday is coming up.',
  'I run a small bakery that barely earns its rent. I wonder whether to close it this autumn.',
  'I met someone at a friend’s wedding and cannot stop thinking about her.',
  'Is there a curse on my family, or why does everything we begin fall apart?',
  'Will my surgery go well, and will I win the case against my landlord?',
  'When will I die, and will it be soon?',
  'Wird er mich heiraten? Er sagt seit zwei Jahren, dass wir warten sollen.',
  'Vrátí se ke mně ještě někdy? Napsal mi po roce.',
  'Is he cheating on me? He will surely leave me, says my aunt.',
]
const dreams = [
  'I was flying over the sea, and the old house of my mother stood below me with a locked door.',
  'My teeth fell out one by one while I stood in front of the class, and everybody laughed at me.',
  'A black dog chased me through a forest, then it turned into my brother and we drank tea together.',
  'My late grandmother gave me a golden ring and a snake, and I was pregnant and very happy in the garden.',
  'A flood came up to the window, the car sank, and Death swam beside me toward a big red moon.',
]

type Chance = { one<T>(of: readonly T[]): T; day(from: number, to: number): string; below(bound: number): number }

const chanceOf = (seed: string): Chance => {
  const random = seededRandom(seed)
  const below = (bound: number) => Math.floor(random() * bound)
  const padded = (number: number) => String(number).padStart(2, '0')
  return {
    below,
    one: (of) => of[below(of.length)] as (typeof of)[number],
    day: (from, to) => `${from + below(to - from)}-${padded(1 + below(12))}-${padded(1 + below(28))}`,
  }
}

const forms: { readonly [M in AskedMethod]: (chance: Chance) => Record<string, unknown> } = {
  tarot: ({ one }) => ({
    timeframe: one(['present', 'tomorrow', 'week', 'month']),
    question: one(matters),
    ...one([
      ...spreads.filter(({ tier, fixed }) => tier === 'free' && !fixed).map(({ id }) => ({ spread: id })),
      ...[{}, { uprightOnly: true }, { spread: 'one-card', ownCards: [{ card: 'major-13', reversed: true }] }],
    ]),
  }),
  iching: ({ one }) => ({ situation: one(matters) }),
  dream: ({ one }) => ({ dreamDescription: one(dreams), dreamEmotions: one(['calm, then afraid', 'happy', 'guilty']) }),
  love: ({ one }) => ({
    yourName: one(['Mira', '']),
    partnerName: one(['Jonas', '']),
    relationshipContext: `${one(matters)} ${one(matters)}`,
  }),
  astrology: ({ one, day }) => ({
    readingType: one(astrologyTypes),
    dateOfBirth: day(1930, 2008),
    placeOfBirth: one(['Ulm, Germany', 'Adelaide', 'Tromsø']),
    timeOfBirth: one(['04:10', '17:45', '']),
    returnTurn: one(['coming', 'current']),
    returnPlace: one(['', 'Lisbon, Portugal']),
  }),
  numerology: ({ one, day }) => ({
    readingType: one(numerologyTypes),
    fullName: one(['Mira Lund', 'Božena Němcová', 'Sean O’Neill']),
    newName: one(['Mira Weber', 'Ng', 'Io', 'Иван Петров']),
    dateOfBirth: day(1930, 2008),
  }),
}

/** A cast as the service makes it, and the emulated model's text for it. */
const read = async (method: AskedMethod, turn: number) => {
  const chance = chanceOf(`${method} ${turn}`)
  const reader = readingForms[method].parse(forms[method](chance))
  const date = chance.day(2026, 2028)
  const { concerns } = screen(reader)
  const occasion = {
    premium: chance.below(2) === 0,
    at: `${date}T12:00:00.000Z` as Instant,
    date,
    zone: 'UTC',
    chance: chance.below,
    concerns,
  }
  const { facts, timeframe } = await castReading(method, reader, occasion)
  const request = { task: 'reading', method, timeframe: timeframe ?? null, date, reader, concerns, facts }
  const question = chance.one(['What should I do first?', 'What stands in the way?', `What does ${facts[0]?.label} ask of me?`])
  const answer = () => writeAnswer(JSON.stringify({ ...request, task: 'follow-up', question }))
  return { reader, facts, text: writeAnswer(JSON.stringify(request)), question, answer }
}

/** Methods with more varied casts get more readings than the usual 60. */
const many: Partial<Record<AskedMethod, number>> = { tarot: 300, love: 100, astrology: 100, numerology: 100 }
const counts = (Object.keys(forms) as AskedMethod[]).map((method) => [method, many[method] ?? 60] as const)

test.each(counts)(
  'what the emulated model writes of any %s cast passes the check that every reading must pass',
  async (method, readings) => {
    const refused: unknown[] = []
    for (let turn = 0; turn < readings; turn += 1) {
      const { reader, facts, text, question, answer } = await read(method, turn)
      try {
        checkText(text, facts, writingOf(method), '', reader)
        if (turn % 5 === 0) checkText(answer(), facts, followUpRules(writingOf(method)), '', { ...reader, question })
      } catch (failure) {
        refused.push(failure instanceof FaultyText ? failure.faults.map(({ at, problem }) => [problem, failure.blocks[at]]) : failure)
      }
    }
    expect(refused).toEqual([])
  },
)
