import { allEntries, type Entry, problemsOf } from './words.fixture.ts'

const entries = allEntries()
const where = ({ folder, path, text }: Entry) => `${folder}/${path}: ${text}`

test('every sentence of the words is whole, short where it is a frame, and has its slots where they may stand', () => {
  expect(entries.flatMap((entry) => problemsOf(entry).map((problem) => `${problem} | ${where(entry)}`))).toEqual([])
})

test('no sentence stands twice in the words of a method', () => {
  const seen = new Map<string, string>()
  const again = entries
    .filter(({ kind, text }) => kind === 'sentence' && !/^\{\w+\}$/u.test(text))
    .flatMap((entry) => {
      const key = `${entry.folder}: ${entry.text}`
      const first = seen.get(key)
      seen.set(key, first ?? entry.path)
      return first !== undefined && first.split('.')[0] !== entry.path.split('.')[0] ? [`${where(entry)} | ${first}`] : []
    })
  expect(again).toEqual([])
})

const slots: Entry['slots'] = new Map([
  ['card', 'name'],
  ['gist', 'singular'],
  ['symbol', 'loose'],
  ['counsel', 'counsel'],
  ['gift', 'ending'],
  ['quote', 'quote'],
  ['majors', 'clause'],
  ['text', 'sentence'],
])
const problems = (text: string) => problemsOf({ folder: '', path: '', text, kind: 'sentence', long: false, slots })

test.each([
  'Across the path stands {card}.',
  'All of it turns on {gist}.',
  'In the dream {symbol} may be a door.',
  'Its advice is plain: {counsel}.',
  'What {card} brings is {gift}.',
  'You ask: {quote}',
  '{majors}, and that is the place where it catches.',
  '{text}',
])('“%s” is a sound sentence', (text) => {
  expect(problems(text)).toEqual([])
})

test.each([
  ['The {card} stands across the path.', 'own article'],
  ['{card} are across the path.', 'for several'],
  ['It is about what {gist} means.', 'clause'],
  ['In the dream {symbol} is a door.', 'one or several'],
  ['It would have you {counsel}.', 'colon'],
  ['It brings {gift} to the table.', 'full stop'],
  ['You ask {quote}, and wait.', 'ends its sentence'],
  ['Here {majors}, and that is all.', 'begins its sentence'],
  ['It says {text} here.', 'by itself'],
  ['{other} is here.', 'no slot'],
  ['across the path stands {card}.', 'capital'],
  ['Across the path stands {card}', 'stop'],
  ['This is a sentence of quite some words that everybody would notice twice.', 'at most'],
])('“%s” is refused', (text, problem) => {
  expect(problems(text).join()).toContain(problem)
})
