import { leaks } from './stylesheets.ts'

const sheets = (...texts: [path: string, text: string][]) => texts.map(([path, text]) => ({ path, text }))
const BUTTON: [string, string] = ['components/button.css', '.btn { color: red }']

test('a component styles what it defines, and others below that', () => {
  const clean = sheets(BUTTON, [
    'features/home/home.css',
    '.plate { top: 0 } .plate .btn, .plate > h1 { color: blue } :root:has(.plate) .btn { color: blue } @keyframes rise { from { top: 0 } }',
  ])
  expect(leaks(clean, [{ path: 'features/home/components/plate.tsx', text: '<p className={open ? "plate" : `btn`} />' }])).toEqual([])
})

test.each([
  ['a class of two sheets', '.btn:hover { color: blue }', /\.btn is defined by/],
  ['another component’s class, in a media query as well', '@media (min-width: 9px) { .btn.btn { color: blue } }', /\.btn is defined by/],
  ['elements alone', 'main h1 { color: blue }', /"main h1" names no class/],
  ['an attribute alone', '[data-count="10"] { color: blue }', /names no class/],
  ['one stray selector of a list', '.plate, a:is(:hover, :focus) { color: blue }', /"a:is\(:hover, :focus\)" names no class/],
])('names %s', (_what, text, words) => {
  const found = leaks(sheets(BUTTON, ['features/home/home.css', text]), [])
  expect(found).toEqual(expect.arrayContaining([expect.stringMatching(words)]))
})

test('names a component that sets a class of another feature', () => {
  const found = leaks(sheets(['features/home/home.css', '.plate { top: 0 }']), [
    { path: 'features/deck/components/gallery.tsx', text: '<ul className="bed plate" />' },
  ])
  expect(found).toEqual(['features/deck/components/gallery.tsx sets .plate, which belongs to features/home/home.css'])
})

test('print may restyle every part', () => {
  expect(leaks(sheets(BUTTON, ['reading/view/on-paper.css', '@media print { .btn { display: none } }']), [])).toEqual([])
})

test('what a reader chose for the whole page may restyle every part', () => {
  expect(leaks(sheets(BUTTON, ['reading/ground/paper.css', ':root[data-ground="paper"] .btn { color: blue }']), [])).toEqual([])
})
