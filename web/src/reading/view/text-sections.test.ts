import { headingFact, plainText, textSections } from '@sibyl/contracts/reading-text/text-sections'
import { content } from '../progress/testing.ts'
import { mentionsOf } from './text-sections.ts'

test('a text is cut at its headings and at its blank lines', () => {
  expect(textSections('Opening.\n\n## One\n\nFirst.\n\nSecond.\n## Two\nThird.')).toEqual([
    { heading: null, blocks: ['Opening.'] },
    { heading: 'One', blocks: ['First.', 'Second.'] },
    { heading: 'Two', blocks: ['Third.'] },
  ])
  expect(textSections('')).toEqual([])
})

test('a block followed by another stays as it is however the text goes on', () => {
  let before = textSections('')
  for (let arrived = 1; arrived <= content.length; arrived += 1) {
    const now = textSections(content.slice(0, arrived))
    for (const [at, section] of before.slice(0, -1).entries()) expect(now[at]).toEqual(section)
    before = now
  }
})

test('a heading that is one link names its fact', () => {
  expect(headingFact('[The Hermit](fact:card-1)')).toEqual({ text: 'The Hermit', factId: 'card-1' })
  expect(headingFact('What **now**')).toEqual({ text: 'What now', factId: null })
})

test('a fact’s mentions are counted in sentences, not in headings', () => {
  expect(mentionsOf(content, 'card-1')).toBe(1)
  expect(mentionsOf(content, 'nothing')).toBe(0)
})

test('bare words are left of any markup', () => {
  expect(plainText('![x](http://e) **Take** [this](http://evil) <b>as</b> _it_ is')).toBe('Take this as _it_ is')
})
