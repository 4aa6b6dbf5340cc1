import { stretchesOf } from './stretches.ts'

const textsOf = (formData: Record<string, unknown>): string[] =>
  stretchesOf(formData).map((stretch) => stretch.map(({ text }) => text).join(' '))

const sentence = (word: string, length: number): string => `${Array.from({ length }, () => word).join(' ')}.`

describe('the stretches that are classified one by one', () => {
  test('a short text is one stretch', () => {
    expect(textsOf({ question: 'Will it rain? I hope so.' })).toEqual(['will it rain i hope so'])
  })

  test('a stretch has whole sentences and at most 40 words, and one starts at each sentence until the end is reached', () => {
    const lengths = stretchesOf({ situation: [sentence('one', 20), sentence('two', 15), sentence('three', 10)].join(' ') }).map(
      (of) => of.length,
    )
    expect(lengths).toEqual([35, 25])
  })

  test('a sentence without an end is split', () => {
    expect(stretchesOf({ question: 'word '.repeat(90) }).map((of) => of.length)).toEqual([40, 40, 10])
  })

  test('no stretch spans two fields', () => {
    expect(textsOf({ dreamDescription: 'I was a bird', dreamEmotions: 'light and very free' })).toEqual([
      'i was a bird',
      'light and very free',
    ])
  })

  test('names, places and texts of one or two words make no stretch', () => {
    expect(
      textsOf({ yourName: 'Mercy Hope Graves', placeOfBirth: 'Truth or Consequences', dreamEmotions: 'Great fear', timeframe: 'week' }),
    ).toEqual([])
  })
})
