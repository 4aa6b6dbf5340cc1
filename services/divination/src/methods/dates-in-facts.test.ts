import { readingForms } from '@sibyl/contracts/http/reading-forms'
import type { Fact } from '@sibyl/contracts/http/readings'
import { dailyCardFacts } from './daily-card/facts.ts'
import { type AskedMethod, castReading } from './engines.ts'
import type { Occasion } from './method.ts'
import { drawCards } from './tarot/draw.ts'

const occasion: Occasion = {
  at: '2026-11-23T08:00:00.000Z',
  date: '2026-11-23',
  zone: 'Europe/Prague',
  chance: () => 0,
  concerns: [],
  premium: true,
}
const dateOfBirth = '1979-03-14'
const situation = 'My sister and I have not spoken since we sold the house, and I was afraid of the sea.'

const asked: readonly [string, AskedMethod, Record<string, unknown>][] = [
  ['tarot', 'tarot', { timeframe: 'week', question: 'Should I take the offer from the studio?' }],
  ['a birth chart', 'astrology', { readingType: 'natal', dateOfBirth, timeOfBirth: '11:30', placeOfBirth: 'Ulm, Germany' }],
  ['a birth chart without a time', 'astrology', { readingType: 'natal', dateOfBirth, placeOfBirth: 'Ulm, Germany' }],
  ['a week', 'astrology', { readingType: 'weekly', dateOfBirth }],
  ['a solar return', 'astrology', { readingType: 'solarreturn', dateOfBirth, timeOfBirth: '11:30', placeOfBirth: 'Ulm, Germany' }],
  ['a lunar return without a time', 'astrology', { readingType: 'lunarreturn', dateOfBirth, placeOfBirth: 'Ulm, Germany' }],
  ['progressions', 'astrology', { readingType: 'progressions', dateOfBirth, timeOfBirth: '11:30', placeOfBirth: 'Ulm, Germany' }],
  ['a life path', 'numerology', { readingType: 'lifepath', fullName: 'Mira Lund', dateOfBirth }],
  ['a personal month', 'numerology', { readingType: 'personalmonth', dateOfBirth }],
  ['a year ahead', 'numerology', { readingType: 'personalyear', dateOfBirth }],
  ['a change of name', 'numerology', { readingType: 'namechange', fullName: 'Mira Lund', newName: 'Mira Weber', dateOfBirth }],
  ['the I Ching', 'iching', { situation }],
  ['a dream', 'dream', { dreamDescription: situation }],
  [
    'two charts',
    'love',
    {
      relationshipContext: situation,
      yourBirth: { dateOfBirth, placeOfBirth: 'Ulm, Germany' },
      partnerBirth: { dateOfBirth, timeOfBirth: '11:30', placeOfBirth: 'Ulm, Germany' },
    },
  ],
  ['love', 'love', { yourName: 'Mira', partnerName: 'Jonas', relationshipContext: situation }],
]

const FOR_MACHINES = /\d{4}-\d\d-\d\d|T\d\d:\d\d|\d\d:\d\d:\d\dZ/

/** The sentences of these facts that a reader sees and that hold a date or an instant as machines write it. */
const offenders = (facts: readonly Fact[]): string[] =>
  facts.flatMap(({ id, label, detail, data: { place, why, local } }) =>
    [label, detail, place, why, local].flatMap((text) => (FOR_MACHINES.test(String(text ?? '')) ? [`${id}: ${text}`] : [])),
  )

describe('a fact shows its reader no date or instant as machines write it', () => {
  it.each(asked)('in %s', async (_, method, form) => {
    const { facts } = await castReading(method, readingForms[method].parse(form), occasion)
    expect(facts.length).toBeGreaterThan(0)
    expect(offenders(facts)).toEqual([])
  })

  it('in the card of the day', () => {
    expect(offenders(drawCards(1, () => 0).flatMap(dailyCardFacts))).toEqual([])
  })
})
