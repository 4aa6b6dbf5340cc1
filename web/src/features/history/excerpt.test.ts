import { excerptOf } from './excerpt.ts'

test('the first words of a reading, without its title, its headings and its marks', () => {
  expect(
    excerptOf({ status: 'done', content: '# A door\n\n## [The Hermit](fact:card-1)\n\nHere lies **the** [Hermit](fact:card-1).\n\nMore.' }),
  ).toBe('Here lies the Hermit.')
})

test('An empty field shows its format, in the colour of a placeholder.', () => {
  expect(excerptOf({ status: 'writing', content: '' })).toBe('Being written.')
  expect(excerptOf({ status: 'failed', content: '' })).toBe('This reading could not be written. Nothing was charged for it.')
})

test('the first words that do not repeat the question', () => {
  const content = 'You ask: “Should I take the offer from the studio?” Well.\n\nThe king pays in full.'
  expect(excerptOf({ status: 'done', content }, 'Should I take the offer from the studio?')).toBe('The king pays in full.')
  expect(excerptOf({ status: 'done', content: content.slice(0, 58) }, 'Should I take the offer from the studio?')).toMatch(/^You ask/)
})
