import { previewSvg } from './preview-svg.ts'

const card = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 520"><path d="M0 0"/></svg>'
const strip = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 900 300"><path d="M0 0"/></svg>'
const sentence = 'A lamp reaches as far as one step, and one step is all that it has to light.'
const long =
  'Of all that could be said about a lamp and a step, this month borrows only what a lamp can do for one step at a time, and lightly.'

const linesOf = (svg: string) =>
  [...svg.matchAll(/<tspan x="([\d.]+)" y="([\d.]+)">([^<]*)</g)].map(([, x, y, text = '']) => ({ x: Number(x), y: Number(y), text }))
const sizeOf = (svg: string) => Number(/font-family="Bodoni Moda" font-size="(\d+)"/.exec(svg)?.[1])

test.each([
  ['beside a card', card, sentence],
  ['beside a wide picture', strip, sentence],
  ['in a smaller size', card, long],
])('the words of a preview stay within the frame, %s', (_, svg, words) => {
  const letter = 0.48
  const drawn = previewSvg({ svg, sentence: words, reversed: false, letter })
  const lines = linesOf(drawn)
  expect(lines.map(({ text }) => text).join(' ')).toBe(words)
  for (const { x, y, text } of lines) {
    expect(x + text.length * letter * sizeOf(drawn)).toBeLessThanOrEqual(1130)
    expect(y).toBeLessThan(500)
  }
})

test('a reversed card is turned, and signs of a sentence do not break the drawing', () => {
  const drawn = previewSvg({ svg: card, sentence: 'Less <b> & more', reversed: true, letter: 0.5 })
  expect(drawn).toContain('rotate(180 ')
  expect(
    linesOf(drawn)
      .map(({ text }) => text)
      .join(' '),
  ).toBe('Less &lt;b&gt; &amp; more')
})
