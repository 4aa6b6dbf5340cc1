import { replaceFound } from './replace-found.ts'

test('replaces what it finds, and takes the replacement as it is', () => {
  expect(replaceFound('<head></head>', '</head>', () => '$& </head>')).toBe('<head>$& </head>')
  expect(replaceFound('a1b2', /\d/, () => '-')).toBe('a-b2')
})

test('fails when there is nothing to replace', () => {
  expect(() => replaceFound('<body></body>', /<\/head>/, () => '')).toThrow('The build expects /<\\/head>/ and did not find it')
  expect(() => replaceFound('<body></body>', '</head>', () => '')).toThrow('did not find it')
})
