/** Three lines that stand for a thing in nature. `lines` run from the bottom up, true for a whole line. */
export type Trigram = {
  id: string
  name: string
  pinyin: string
  character: string
  image: string
  quality: string
  lines: readonly [boolean, boolean, boolean]
}

const [whole, broken] = [true, false]

/** The eight, in the order in which the table below names them. */
export const trigrams = [
  {
    id: 'heaven',
    name: 'Heaven',
    pinyin: 'Qián',
    character: '乾',
    image: 'the open sky',
    quality: 'strength that does not tire',
    lines: [whole, whole, whole],
  },
  {
    id: 'thunder',
    name: 'Thunder',
    pinyin: 'Zhèn',
    character: '震',
    image: 'thunder in spring',
    quality: 'the first stirring and the jolt that wakes',
    lines: [whole, broken, broken],
  },
  {
    id: 'water',
    name: 'Water',
    pinyin: 'Kǎn',
    character: '坎',
    image: 'water in a gorge',
    quality: 'danger, depth and flowing on',
    lines: [broken, whole, broken],
  },
  {
    id: 'mountain',
    name: 'Mountain',
    pinyin: 'Gèn',
    character: '艮',
    image: 'a mountain',
    quality: 'stillness and knowing where to stop',
    lines: [broken, broken, whole],
  },
  {
    id: 'earth',
    name: 'Earth',
    pinyin: 'Kūn',
    character: '坤',
    image: 'the wide earth',
    quality: 'receiving, carrying and patience',
    lines: [broken, broken, broken],
  },
  {
    id: 'wind',
    name: 'Wind',
    pinyin: 'Xùn',
    character: '巽',
    image: 'wind, and wood that grows',
    quality: 'gentle work that does not let up',
    lines: [broken, whole, whole],
  },
  {
    id: 'fire',
    name: 'Fire',
    pinyin: 'Lí',
    character: '離',
    image: 'fire',
    quality: 'clarity that needs something to hold on to',
    lines: [whole, broken, whole],
  },
  {
    id: 'lake',
    name: 'Lake',
    pinyin: 'Duì',
    character: '兌',
    image: 'an open lake',
    quality: 'joy, openness and exchange',
    lines: [whole, whole, broken],
  },
] as const satisfies readonly Trigram[]

/** King Wen's numbers: a row for each lower trigram, in it a number for each upper one, both in the order of `trigrams`. */
const numbers: readonly (readonly number[])[] = [
  [1, 34, 5, 26, 11, 9, 14, 43],
  [25, 51, 3, 27, 24, 42, 21, 17],
  [6, 40, 29, 4, 7, 59, 64, 47],
  [33, 62, 39, 52, 15, 53, 56, 31],
  [12, 16, 8, 23, 2, 20, 35, 45],
  [44, 32, 48, 18, 46, 57, 50, 28],
  [13, 55, 63, 22, 36, 37, 30, 49],
  [10, 54, 60, 41, 19, 61, 38, 58],
]

const indexOf = (lines: readonly boolean[]): number => trigrams.findIndex((one) => one.lines.every((line, place) => line === lines[place]))

/** The two trigrams of six lines, bottom to top, and the number King Wen's order gives them. @throws RangeError if there are not six */
export const composed = (six: readonly boolean[]): { number: number; lower: Trigram; upper: Trigram } => {
  const [below, above] = [indexOf(six.slice(0, 3)), indexOf(six.slice(3, 6))]
  const [lower, upper, number] = [trigrams[below], trigrams[above], numbers[below]?.[above]]
  if (six.length !== 6 || !lower || !upper || !number) throw new RangeError('a hexagram has six lines')
  return { number, lower, upper }
}
