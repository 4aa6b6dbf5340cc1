import { hear } from './classifier/classifier.ts'
import { corpora } from './corpus/corpora.ts'
import { type Corpus, formOf, type Label, labels, type Sample } from './corpus/sample.ts'
import { trainingCorpora } from './corpus/training/training-corpora.ts'
import { examine } from './examine.ts'
import { crisisMessage, screen, supportNote } from './screen.ts'

const isCrisis = (form: Record<string, unknown>): boolean => screen(form).outcome === 'crisis'

const owedBy = (sample: Sample) => (typeof sample === 'string' ? undefined : sample.concerns)

const outcomesOf = (sets: Readonly<Record<string, Corpus>>) =>
  Object.entries(sets).flatMap(([corpus, texts]) =>
    labels.flatMap((label) =>
      texts[label].map((sample) => {
        const form = formOf(sample)
        const { crisis, concerns } = examine(form)
        const heard = hear(form)
        const [lists, trained] = [crisis !== undefined, heard === 'crisis']
        const refused = lists || trained
        const strained = !refused && (heard === 'strain' || concerns.includes('abuse'))
        return { corpus, label, form, owed: owedBy(sample), concerns, lists, trained, crisis: refused, strained }
      }),
    ),
  )

type Outcome = ReturnType<typeof outcomesOf>[number]

const outcomes = outcomesOf(corpora)

/** The texts for training, without the kinds they are sorted by. */
const learned = outcomesOf(
  Object.fromEntries(
    Object.entries(trainingCorpora).map(([language, of]) => [
      `training ${language}`,
      {
        crisis: Object.values(of.crisis).flat(),
        borderline: Object.values(of.borderline).flat(),
        everyday: Object.values(of.everyday).flat(),
      },
    ]),
  ),
)

const labelled = (label: Label) => outcomes.filter((outcome) => outcome.label === label)
const refused = (label: Label) => labelled(label).filter(({ crisis }) => crisis)

/** How many of each label are refused by the lists, by the trained reader and by either, how many get a word of support, of how many. */
const matrix = (of: readonly Outcome[]): string => {
  const cell = (corpus: string | undefined, label: Label): string => {
    const here = of.filter((outcome) => outcome.label === label && (corpus === undefined || outcome.corpus === corpus))
    const counts = [here.filter(({ lists }) => lists), here.filter(({ trained }) => trained), here.filter(({ crisis }) => crisis)]
    const supported = here.filter(({ strained }) => strained)
    return [...counts, supported, here].map(({ length }) => `${length}`.padStart(5)).join('')
  }
  const row = (name: string, cells: readonly string[]): string => [name.padEnd(18), ...cells.map((text) => text.padEnd(32))].join('')
  return [
    row('', labels),
    row(
      '',
      labels.map(() => 'lists train either supp of'),
    ),
    ...[...new Set(of.map(({ corpus }) => corpus)), undefined].map((corpus) =>
      row(
        corpus ?? 'all',
        labels.map((label) => cell(corpus, label)),
      ),
    ),
  ].join('\n')
}

describe('the screen before a reading, on its corpus', () => {
  beforeAll(() => {
    process.stdout.write(`\nWhat the screen does with ${outcomes.length} texts\n${matrix(outcomes)}\n`)
    process.stdout.write(`\nWith ${learned.length} texts for training\n${matrix(learned)}\n`)
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

  test('what the trained reader learned from is refused, and nothing else by it', () => {
    const crises = learned.filter(({ label }) => label === 'crisis')
    const others = learned.filter(({ label }) => label !== 'crisis')
    expect(crises.filter(({ crisis }) => crisis).length).toBeGreaterThanOrEqual(crises.length * 0.99)
    expect(others.filter(({ trained }) => trained).length).toBeLessThanOrEqual(others.length * 0.01)
  })

  test('concerns are named where they are owed', () => {
    const missed = outcomes.filter(({ owed, concerns }) => owed?.some((concern) => !concerns.includes(concern)))
    expect(missed).toEqual([])
  })

  test('concerns are not named without cause', () => {
    // The texts as asked and of ordinary days do not say what they owe.
    const everyday = labelled('everyday').filter(({ owed, corpus }) => owed === undefined && !/^(?:as asked|ordinary days)/.test(corpus))
    expect(everyday.filter(({ concerns }) => concerns.length > 0).length).toBeLessThanOrEqual(everyday.length * 0.05)
  })
})

describe('the screen before a reading', () => {
  it.each([
    ['what the lists alone refuse', outcomes.find(({ lists, trained }) => lists && !trained)],
    ['what the trained reader alone refuses', outcomes.find(({ lists, trained }) => !lists && trained)],
  ])('refuses %s', (_, one) => {
    expect(one && isCrisis(one.form)).toBe(true)
  })

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
    expect(isCrisis({ timeframe: 'week', [field]: 'I want to die' })).toBe(true)
    expect(isCrisis({ timeframe: 'week', [field]: 'I want to dance' })).toBe(false)
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
    expect(isCrisis({ question })).toBe(true)
  })

  it('notes what may only be reflected on, in one order', () => {
    expect(screen({ question: 'Should I sell my shares, and will the biopsy be fine?' }).concerns).toEqual(['medical', 'financial'])
    expect(screen({ question: 'My partner threatens me. Should I stay?' })).toEqual({
      outcome: 'support',
      concerns: ['abuse'],
      language: 'en',
    })
    expect(screen({})).toEqual({ outcome: 'clear', concerns: [], language: 'en' })
  })

  it.each([
    ['I want to die', '988'],
    ['Chci umřít', '116 123'],
    ['Ich will sterben', '0800 111 0 111'],
    ['Quiero morir', '024'],
    ['Je veux mourir', '3114'],
  ])('answers %s in its language, with lines to call', (question, line) => {
    const message = crisisMessage(screen({ question }))
    expect(message).toContain(line)
    expect(message).toContain('112')
    expect(message).toContain('findahelpline.com')
  })

  it.each([
    ['My partner threatens me. Should I stay?', '116 123'],
    ['Partner mi vyhrožuje. Mám zůstat?', '116 006'],
    ['Mein Mann bedroht mich. Soll ich bleiben?', '116 016'],
    ['Mi marido me maltrata. ¿Me quedo?', '016'],
    ['Mon mari me menace. Dois-je rester ?', '3919'],
  ])('puts a word of support under a reading for %s, with lines to call', (question, line) => {
    expect(isCrisis({ question })).toBe(false)
    expect(supportNote(screen({ question }))).toContain(line)
    expect(supportNote(screen({ question }))).toContain('findahelpline.com')
  })

  it('puts none where a reading is all that is asked for, or where there is none', () => {
    expect(supportNote(screen({ question: 'Will I find a flat in Dublin?' }))).toBeUndefined()
    expect(supportNote(screen({ question: 'I want to die' }))).toBeUndefined()
    expect(supportNote(screen({}))).toBeUndefined()
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
    const start = process.cpuUsage()
    screen({ question })
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000)
  })
})
