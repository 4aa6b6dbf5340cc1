import { jest } from '@jest/globals'
import { titleAndBody } from '@sibyl/contracts/reading-text/title-and-body'
import fc from 'fast-check'
import { pacedText, wholeText } from './paced-text.ts'

const long = 'A calm hand writes so that an eye can follow. '.repeat(60)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const listened = () => {
  const text = pacedText()
  const heard = { commits: 0 }
  text.subscribe(() => {
    heard.commits += 1
  })
  return { text, heard }
}

test('however fast a text arrives it is committed at most twenty times a second', () => {
  const { text, heard } = listened()
  for (let ms = 0; ms < 1000; ms += 2) {
    text.append('word ')
    jest.advanceTimersByTime(2)
  }
  expect(heard.commits).toBeGreaterThan(10)
  expect(heard.commits).toBeLessThanOrEqual(20)
})

test('it is shown at a calm pace, and all of it in the end', () => {
  const { text } = listened()
  text.append(long)
  jest.advanceTimersByTime(1000)
  expect(text.shown().body.length).toBeGreaterThan(150)
  expect(text.shown().body.length).toBeLessThan(long.length / 2)
  text.finish(long)
  jest.advanceTimersByTime(30_000)
  expect(text.shown()).toEqual({ title: '', body: long, whole: true })
})

test.each([
  'It ends on [a very long link indeed](fact:card-1)',
  'It ends on **marks that never close',
  'It ends in [a bracket that never does',
])('nothing is held back for good: %s', (body) => {
  const { text } = listened()
  text.append(body)
  jest.advanceTimersByTime(3000)
  text.finish(body)
  jest.advanceTimersByTime(3000)
  expect(text.shown()).toEqual({ title: '', body, whole: true })
})

test('hurried, it shows at once whatever has arrived', () => {
  const { text } = listened()
  text.append(long)
  text.hurry()
  jest.advanceTimersByTime(100)
  expect(text.shown().body.length).toBeGreaterThan(long.length - 10)
  expect(text.shown().whole).toBe(false)
})

test('starting over keeps nothing of the first attempt', () => {
  const { text } = listened()
  text.append('# Wrong title\n\nWrong words here ')
  jest.advanceTimersByTime(1000)
  text.restart()
  expect(text.shown()).toEqual({ title: '', body: '', whole: false })
  text.append('# Right\n\nRight words ')
  text.finish('Right words')
  jest.advanceTimersByTime(1000)
  expect(text.shown().body).toBe('Right words')
})

test('once stopped it reports nothing more', () => {
  const { text, heard } = listened()
  text.append(long)
  text.stop()
  jest.advanceTimersByTime(1000)
  expect(heard.commits).toBe(0)
})

test('a saved text is whole from the start', () => {
  expect(wholeText('# Title\n\nBody').shown()).toEqual({ title: 'Title', body: 'Body', whole: true })
})

test('whatever is written, and however it arrives, in the end all of it is shown', () => {
  const pieces = fc.array(
    fc.constantFrom('word ', 'a', '\n', '\n\n', '# ', '## ', '[', ']', '(fact:card-1)', '**', '*', '![', '<b>', '’'),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(pieces, (written) => {
      const { text } = listened()
      for (const piece of written) {
        text.append(piece)
        jest.advanceTimersByTime(20)
      }
      text.finish(written.join(''))
      jest.advanceTimersByTime(20_000)
      expect(text.shown()).toEqual({ ...titleAndBody(written.join(''), true), whole: true })
    }),
  )
})
