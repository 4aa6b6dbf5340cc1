import { titleAndBody } from './title-and-body.ts'

test('a leading title line stands above the reading, not in it', () => {
  expect(titleAndBody('# A door already open\n\nYou are choosing', false)).toEqual({
    title: 'A door already open',
    body: 'You are choosing',
  })
})

test('until the line has wholly arrived there is neither title nor text', () => {
  for (const arrived of ['', '#', '# ', '# A do']) expect(titleAndBody(arrived, false)).toEqual({ title: '', body: '' })
})

test('a text without a title is all body, a section heading too', () => {
  expect(titleAndBody('You are choosing', false).body).toBe('You are choosing')
  expect(titleAndBody('## The Hermit\n\nHe walks', false)).toEqual({ title: '', body: '## The Hermit\n\nHe walks' })
})
