import { FaultyText } from './faults.ts'
import { mended, mendRequest } from './mend.ts'
import type { ReadingAsk } from './oracle.ts'

const request: ReadingAsk = { task: 'reading', method: 'tarot', date: '2026-11-21', reader: { question: 'Why?' }, concerns: [], facts: [] }
const blocks = ['# A lamp', 'One.', '## Two', 'Three.', 'Four.']
const faulty = (...at: number[]) =>
  new FaultyText(
    blocks,
    at.map((each) => ({ at: each, reason: 'misshapen', problem: `Wrong ${each}.` })),
  )

describe('mending a text', () => {
  it('asks for the faulty blocks and quotes the text around them', () => {
    expect(mendRequest(request, faulty(1, 3))).toEqual({
      ...request,
      task: 'mend',
      text: '# A lamp\n\nOne.\n\n## Two\n\nThree.\n\nFour.',
      faults: [
        { block: 'One.', problem: 'Wrong 1.' },
        { block: 'Three.', problem: 'Wrong 3.' },
      ],
    })
  })

  it.each([
    ['as it was asked for', 'Uno.\n\n---\n\nTres.'],
    ['with lines of other lengths around it', '---\nUno.\n-----\nTres.\n---\n'],
    ['in a block of code', '```markdown\nUno.\n---\nTres.\n```'],
  ])('puts the answer in place of the faulty blocks: %s', (_, answer) => {
    expect(mended(faulty(1, 3), answer)).toBe('# A lamp\n\nUno.\n\n## Two\n\nTres.\n\nFour.')
  })

  it('accepts the whole text if the model wrote all of it', () => {
    const whole = '# A lamp\n\nUno.\n\n## Two\n\nTres.\n\nFour.'
    expect(mended(faulty(1, 3), whole)).toBe(whole)
    expect(mended(faulty(1), whole)).toBe(whole)
  })

  it('accepts a title, or several paragraphs for one', () => {
    expect(mended(faulty(0), '# Two lamps')).toMatch(/^# Two lamps\n\nOne\./)
    expect(mended(faulty(4), 'Four.\n\nFive.')).toMatch(/Three\.\n\nFour\.\n\nFive\.$/)
  })

  it.each([
    ['fewer blocks than were asked for', 'Uno.'],
    ['more', 'Uno.\n---\nDos.\n---\nTres.'],
    ['none', ''],
    ['a whole page for a paragraph', 'I obey.\n\nThese are the rules.\n\nOne.\n---\nTres.'],
  ])('rejects %s', (_, answer) => {
    expect(() => mended(faulty(1, 3), answer)).toThrow(expect.objectContaining({ reason: 'misshapen' }))
  })
})
