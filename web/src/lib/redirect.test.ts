import { safeRedirect } from './redirect.ts'

test.each(['/history', '/history?page=2&methodId=tarot', '/pricing#tokens', '/reading/view/abc'])('%s is followed', (path) => {
  expect(safeRedirect(path)).toBe(path)
})

test.each<[string | null, string]>([
  [null, 'nothing asked'],
  ['', 'empty'],
  ['history', 'not a path'],
  ['https://evil.example/', 'another origin'],
  ['//evil.example/', 'another origin without a scheme'],
  ['/\\evil.example', 'a backslash that browsers read as a slash'],
  ['/\t/evil.example', 'a tab that browsers drop'],
  ['/\n/evil.example', 'a line break that browsers drop'],
  ['javascript:alert(1)', 'a script'],
  ['/..//evil.example', 'an origin hidden behind dots'],
  ['/login?redirect=/login', 'the door itself'],
  ['/auth/', 'the door with a slash'],
])('%j leads home: %s', (wanted) => {
  expect(safeRedirect(wanted)).toBe('/')
})
