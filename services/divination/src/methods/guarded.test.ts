import { guarded, matching } from './guarded.ts'
import { neededWords } from './needed-words.ts'

test.each<[string, string[][]]>([
  ['the (?:Fool|Magician)s?', [['the '], ['fool', 'magician']]],
  ['revers(?:ed|als?)|upside[- ]down', [['revers', 'upside']]],
  ['(?:ask|asks|asking)', [['ask']]],
  ['[Dd]ie \\d{1,2}', [['die 0']]],
  ['a(?:bc)?d+e{0,2}(?<!xyz)(?!no)(?=yes)', [['yes']]],
  ['ab?c|(?:d|ef)', []],
  ['\\p{L}+|word', []],
  ['“one\\.”', [['“one.”']]],
  ['(?!)', [[]]],
  ['(?!)|word', [['word']]],
  ['(?<name>sword)|(?i:Blade)', [['sword', 'blade']]],
])('%s needs %j', (source, needed) => expect(neededWords(source)).toEqual(needed))

const sources = [
  '(?<!\\p{L})(?:the|a) (?:Fool|Tower)(?!\\p{L})',
  '(?:^|[.!?] )No (?:card|line)s?',
  '\\d{1,2} (?:of|in) [Cc]ups',
  'über|ÜBER',
  '(?!)',
]
const texts = [
  'The Fool is here. No cards lie reversed.',
  'No line moves, and the Tower falls.',
  'It holds 10 of Cups and 3 in cups.',
  'Das geht über alles hinaus.',
  'ÜBER ALLES',
  'Nothing of the kind.',
  '',
]

test.each(sources)('a guarded pattern finds what /%s/ finds', (source) => {
  for (const flags of ['u', 'iu', 'mu']) {
    const [pattern, plain] = [guarded(source, flags), new RegExp(source, `g${flags}`)]
    for (const text of [...texts, ...texts]) {
      const found = [...text.matchAll(plain)].map(([said]) => said)
      expect(pattern.all(text).map(([said]) => said)).toEqual(found)
      expect(pattern.first(text)?.[0]).toBe(found[0])
      expect(pattern.replace(text, () => '—')).toBe(text.replace(plain, '—'))
    }
  }
})

test('items come in their order, each once, if their pattern matches', () => {
  const find = matching(['sword|blade', 'cups?', '[xyz]', 'swords of|cup', '(?!)'], (source) => guarded(source, 'iu'))
  expect(find('A cup and two Swords')).toEqual(['sword|blade', 'cups?', 'swords of|cup'])
  expect(find('a lazy word')).toEqual(['[xyz]'])
  expect(find('')).toEqual([])
})

test('a source that is no regular expression is refused', () => {
  expect(() => guarded('(sword').test('A sword')).toThrow('(sword')
})
