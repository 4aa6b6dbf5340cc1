import { czech } from './corpus/czech.ts'
import { eighthHeldOut } from './corpus/eighth-held-out.ts'
import { english } from './corpus/english.ts'
import { fifthHeldOut } from './corpus/fifth-held-out.ts'
import { french } from './corpus/french.ts'
import { german } from './corpus/german.ts'
import { heldOut } from './corpus/held-out.ts'
import { fourthHeldOut, secondHeldOut, thirdHeldOut } from './corpus/later-held-out.ts'
import { ninthHeldOut } from './corpus/ninth-held-out.ts'
import type { Corpus, Label, Sample } from './corpus/sample.ts'
import { seventhHeldOut } from './corpus/seventh-held-out.ts'
import { sixthHeldOut } from './corpus/sixth-held-out.ts'
import { spanish } from './corpus/spanish.ts'
import { tenthHeldOut } from './corpus/tenth-held-out.ts'
import { crisisMessageFor, screen } from './screen.ts'

const corpora: Readonly<Record<string, Corpus>> = {
  english,
  czech,
  german,
  spanish,
  french,
  'held out': heldOut,
  'held out 2': secondHeldOut,
  'held out 3': thirdHeldOut,
  'held out 4': fourthHeldOut,
  'held out 5': fifthHeldOut,
  'held out 6': sixthHeldOut,
  'held out 7': seventhHeldOut,
  'held out 8': eighthHeldOut,
  'held out 9': ninthHeldOut,
  'held out 10': tenthHeldOut,
}
const labels: readonly Label[] = ['crisis', 'borderline', 'everyday']

const filled = (sample: Sample) => ({ field: 'question', concerns: undefined, ...(typeof sample === 'string' ? { text: sample } : sample) })

const outcomes = Object.entries(corpora).flatMap(([corpus, texts]) =>
  labels.flatMap((label) =>
    texts[label].map(filled).map(({ field, text, concerns }) => ({ corpus, label, text, owed: concerns, ...screen({ [field]: text }) })),
  ),
)

const labelled = (label: Label) => outcomes.filter((outcome) => outcome.label === label)
const refused = (label: Label) => labelled(label).filter(({ crisis }) => crisis)

const matrix = (): string => {
  const counts = (label: Label, corpus?: string): string => {
    const of = labelled(label).filter((outcome) => corpus === undefined || outcome.corpus === corpus)
    const kept = of.filter(({ crisis }) => crisis).length
    return `${kept} refused, ${of.length - kept} read`
  }
  const row = (name: string, cells: readonly string[]): string => [name.padEnd(12), ...cells.map((cell) => cell.padEnd(24))].join('')
  return [
    row('', labels),
    ...Object.keys(corpora).map((corpus) =>
      row(
        corpus,
        labels.map((label) => counts(label, corpus)),
      ),
    ),
    row(
      'all',
      labels.map((label) => counts(label)),
    ),
  ].join('\n')
}

describe('the screen before a reading, on its corpus', () => {
  beforeAll(() => {
    process.stdout.write(`\nWhat the screen does with ${outcomes.length} texts\n${matrix()}\n`)
  })

  test('the corpus is large enough to tell', () => {
    expect(labelled('crisis').length).toBeGreaterThanOrEqual(100)
    expect(labelled('borderline').length).toBeGreaterThanOrEqual(90)
    expect(labelled('everyday').length).toBeGreaterThanOrEqual(120)
  })

  test('no crisis gets through', () => {
    expect(labelled('crisis').filter(({ crisis }) => !crisis)).toEqual([])
  })

  test('of everyday texts at most 2 in 100 are refused', () => {
    expect(refused('everyday').length).toBeLessThanOrEqual(labelled('everyday').length * 0.02)
  })

  test('of borderline texts at most 10 in 100 are refused', () => {
    expect(refused('borderline').length).toBeLessThanOrEqual(labelled('borderline').length * 0.1)
  })

  test('concerns are named where they are owed', () => {
    const missed = outcomes.filter(({ owed, concerns }) => owed?.some((concern) => !concerns.includes(concern)))
    expect(missed).toEqual([])
  })

  test('concerns are not named without cause', () => {
    const everyday = labelled('everyday').filter(({ owed }) => owed === undefined)
    expect(everyday.filter(({ concerns }) => concerns.length > 0).length).toBeLessThanOrEqual(everyday.length * 0.05)
  })
})

describe('the screen before a reading', () => {
  it.each([
    'question',
    'situation',
    'dreamDescription',
    'dreamEmotions',
    'currentLifeSituation',
    'relationshipContext',
    'yourName',
    'partnerName',
    'fullName',
    'placeOfBirth',
  ])('reads the field %s', (field) => {
    expect(screen({ timeframe: 'week', [field]: 'I want to die' }).crisis).toBe(true)
    expect(screen({ timeframe: 'week', [field]: 'I want to dance' }).crisis).toBe(false)
  })

  it.each([
    'KILL MYSELF, should I',
    'i want to d.i.e and be gone, k-i-l-l m-y-s-e-l-f',
    'ｉ ｗａｎｔ ｔｏ ｄｉｅ',
    'I w\u0336a\u0336nt to d\u0301i\u0301e',
    'I want\nto\ndie',
    'I. Want. To. Die.',
    'iwanttokillmyself',
    'I want to kiiiill myselffff',
    'thinking about s*icide every day',
    'thinking about sucide every day',
    'I want to d1e',
    '\u202eI want to die',
  ])('sees through the spelling of %j', (question) => {
    expect(screen({ question }).crisis).toBe(true)
  })

  it('notes what may only be reflected on, in one order', () => {
    expect(screen({ question: 'Should I sell my shares, and will the biopsy be fine?' }).concerns).toEqual(['medical', 'financial'])
    expect(screen({ question: 'My partner threatens me. Should I stay?' })).toEqual({ crisis: false, concerns: ['abuse'] })
    expect(screen({})).toEqual({ crisis: false, concerns: [] })
  })

  it.each([
    ['I want to die', '988'],
    ['Chci umřít', '116 123'],
    ['Ich will sterben', '0800 111 0 111'],
    ['Quiero morir', '024'],
    ['Je veux mourir', '3114'],
  ])('answers %s in its language, with lines to call', (question, line) => {
    const message = crisisMessageFor({ question })
    expect(message).toContain(line)
    expect(message).toContain('112')
    expect(message).toContain('findahelpline.com')
  })

  it.each([
    ['one letter', 'a'.repeat(5000)],
    ['letters apart', 'k '.repeat(2500)],
    ['the beginning of a phrase', 'i want to '.repeat(500)],
    ['gaps that never close', 'nothing i will take all '.repeat(200)],
    ['signs for letters', 'k*l* s******e '.repeat(350)],
    ['words run together', 'iwantto'.repeat(700)],
    ['ends of sentences', '.'.repeat(5000)],
  ])('takes no long time over 5,000 letters: %s', (_, question) => {
    const start = performance.now()
    screen({ question })
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
