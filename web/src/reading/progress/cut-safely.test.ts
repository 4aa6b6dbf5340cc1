import { cutSafely } from './cut-safely.ts'

const shown = (text: string, length: number) => text.slice(0, cutSafely(text, length))

test('a text that is still arriving is never cut inside a word', () => {
  expect(shown('You are choosing between', 9)).toBe('You are choosing')
  expect(shown('You are choo', 12)).toBe('You are')
})

test('a link is shown whole or not yet', () => {
  expect(shown('In the [Eight of Swords](fact:card-2) lies more', 12)).toBe('In the [Eight of Swords](fact:card-2)')
  expect(shown('In the [Eight of Swords](fact:ca', 30)).toBe('In the ')
  expect(shown('In the [Eight of Swo', 20)).toBe('In the ')
})

test('a bracket that never becomes a link holds nothing back once its line has ended', () => {
  expect(shown('He said [so.\n\nAnd went on his way.', 20)).toBe('He said [so.\n\nAnd went')
})

test('a heading comes as a whole line', () => {
  expect(shown('One.\n\n## [The Hermit](fact:card-1)', 40)).toBe('One.\n\n')
  expect(shown('One.\n\n## [The Hermit](fact:card-1)\n\nThe week stands', 9)).toBe('One.\n\n## [The Hermit](fact:card-1)')
})

test('strong words are shown without their marks or not yet', () => {
  expect(shown('It is for **reflection and entertainment** only, and', 18)).toBe('It is for **reflection and entertainment**')
  expect(shown('It is for **reflection and', 22)).toBe('It is for ')
})

test('every cut of a text that arrives letter by letter leaves no half link and no half mark', () => {
  const whole = 'A [first](fact:a) and **a [second](fact:b)** thing.\n\n## [Third](fact:c)\n\nThe end of it. '
  for (let arrived = 1; arrived <= whole.length; arrived += 1) {
    const seen = shown(whole.slice(0, arrived), arrived)
    expect(seen.replace(/\[[^\]]*\]\([^)]*\)/g, '')).not.toMatch(/[[\]()]/)
    expect(seen.split('**').length % 2).toBe(1)
  }
})
