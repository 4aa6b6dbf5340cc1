import { lexicon } from '../../methods/dream/lexicon/lexicon.ts'
import { book } from '../../methods/iching/hexagrams/book.ts'
import { loveThemes } from '../../methods/love/themes.ts'
import { deck } from '../../methods/tarot/cards/deck.ts'
import { czech } from './corpus/czech.ts'
import { english } from './corpus/english.ts'
import { everydayProse } from './corpus/everyday-prose.ts'
import { french } from './corpus/french.ts'
import { german } from './corpus/german.ts'
import { heldOut } from './corpus/held-out.ts'
import { laterHeldOut } from './corpus/later-held-out.ts'
import { oblique } from './corpus/oblique.ts'
import type { StatementCorpus } from './corpus/sample.ts'
import { spanish } from './corpus/spanish.ts'
import { forbiddenStatement } from './forbidden-statement.ts'
import type { StatementKind } from './statement-lexicon.ts'

const corpora: Readonly<Record<string, StatementCorpus>> = {
  english,
  czech,
  german,
  spanish,
  french,
  'held out': heldOut,
  'later held out': laterHeldOut,
  'everyday prose': everydayProse,
  oblique,
}

type Label = StatementKind | 'innocent'
type Outcome = { corpus: string; label: Label; text: string; found: StatementKind | undefined }

const labels: readonly Label[] = ['certain', 'frightening', 'medical', 'legal', 'financial', 'innocent']

const outcomes: readonly Outcome[] = Object.entries(corpora).flatMap(([corpus, { forbidden, innocent }]) =>
  Object.entries({ ...forbidden, innocent }).flatMap(([label, texts]) =>
    texts.map((text) => ({ corpus, label: label as Label, text, found: forbiddenStatement(text)?.kind })),
  ),
)

const forbidden = outcomes.filter(({ label }) => label !== 'innocent')
const innocent = outcomes.filter(({ label }) => label === 'innocent')

const row = (cells: readonly (string | number)[]): string => cells.map((cell) => String(cell).padEnd(15)).join('')

/** What is written, by row, and what it is taken for, by column. */
const matrix = (): string =>
  [
    row(['', ...labels]),
    ...labels.map((label) =>
      row([
        label,
        ...labels.map((taken) => outcomes.filter((outcome) => outcome.label === label && (outcome.found ?? 'innocent') === taken).length),
      ]),
    ),
  ].join('\n')

describe('what a reading may never say, on its corpus', () => {
  beforeAll(() => {
    process.stdout.write(`\nWhat is made of ${outcomes.length} statements\n${matrix()}\n`)
  })

  it('is there in number, no text twice', () => {
    expect(forbidden.length).toBeGreaterThanOrEqual(150)
    expect(innocent.length).toBeGreaterThanOrEqual(250)
    expect(new Set(outcomes.map(({ text }) => text)).size).toBe(outcomes.length)
  })

  it('is always found', () => {
    expect(forbidden.filter(({ found }) => found === undefined)).toEqual([])
  })

  it('is found in no more than one innocent text in a hundred', () => {
    const stopped = innocent.filter(({ found }) => found !== undefined)
    expect(stopped.length / innocent.length).toBeLessThanOrEqual(0.01)
  })

  it('is named by its kind, but for one in twenty', () => {
    const misnamed = forbidden.filter(({ label, found }) => found !== label)
    expect(misnamed.length / forbidden.length).toBeLessThanOrEqual(0.05)
  })
})

describe('a forbidden statement', () => {
  it('is given in its own words, without the links', () => {
    expect(forbiddenStatement('The [Six of Cups](fact:card-2) smiles. You are **cursed**, [Ann](fact:x), and that is all.')).toEqual({
      kind: 'frightening',
      said: 'You are cursed',
    })
  })

  it.each([
    'You wrote: “I am sure he will marry me. You are cursed, my aunt says.” The card is quieter.',
    'You wrote “Wird er mich heiraten”. The word for it is commitment.',
    '“Wird er mich ganz sicher heiraten”, you say. That brings you to commitment.',
    'Du schreibst: „He will definitely marry me“. Die Karte ist leiser.',
    'Nothing in the cards says that you will definitely marry.',
    'No card says that you will win, that he will return, or that you are cursed.',
  ])('is none where it is told or denied: %s', (text) => {
    expect(forbiddenStatement(text)).toBeUndefined()
  })

  it.each([
    'This is not the end, and you will definitely marry.',
    'Do not be sad; you are pregnant.',
    'No doubt you will marry him.',
    'You wrote of your mother. You are cursed.',
    'You wrote “Wird er mich heiraten”, and er wird dich ganz sicher heiraten.',
    'I’m telling you, you’ll definitely get it.',
    'YOU ARE CURSED.',
    'The Tower says that you are cursed, and the Devil tells you that death is coming.',
    'I tell you that you are pregnant.',
    'You are cur\u00adsed.',
  ])('is one whatever stands around it: %s', (text) => {
    expect(forbiddenStatement(text)).toBeDefined()
  })

  it('is not in what the facts themselves say', () => {
    const said = [
      ...deck.flatMap(({ keywords, meaning }) => [...keywords.upright, ...keywords.reversed, meaning.upright, meaning.reversed]),
      ...book.flatMap(({ judgement, image, counsel, keywords, lines }) => [
        judgement,
        image,
        counsel,
        ...keywords,
        ...lines.flatMap(({ sign, text, counsel: advised }) => [sign, text, advised]),
      ]),
      ...[...lexicon, ...loveThemes].flatMap(({ readings, ask }) => [...readings, ask]),
    ]
    expect(said.filter((text) => forbiddenStatement(text) !== undefined)).toEqual([])
  })
})
