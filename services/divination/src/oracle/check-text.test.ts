import type { Fact } from '@sibyl/contracts/http/readings'
import { tarot } from '../methods/tarot/tarot.ts'
import { blocksOf } from './blocks.ts'
import { checkText } from './check-text.ts'
import { FaultyText } from './faults.ts'
import type { OracleFailure } from './oracle.ts'

const card = (id: string, label: string, cardId: string): Fact => ({
  id,
  label,
  detail: '',
  data: { card: cardId, position: 'theme', reversed: false },
})
const facts = [card('card-1', 'The Hermit', 'major-09'), card('card-2', 'Six of Cups', 'cups-06')]
const filler = 'The lamp is small and it is enough for the next step, which is all that a lamp is for. '.repeat(4).trim()
const good = `# A lamp\n\nYou asked. ${filler}\n\n## [The Hermit](fact:card-1)\n\nThe [Hermit](fact:card-1) walks.\n\n## [Six of Cups](fact:card-2)\n\nThe [Six of Cups](fact:card-2) gives. You find strength, justice and the sun, moon and stars in it.`
const LAST = blocksOf(good).length - 1

const failureOf = (markdown: string): OracleFailure | undefined => {
  try {
    checkText(markdown, facts, tarot, 'A reading')
    return undefined
  } catch (error) {
    return error as OracleFailure
  }
}
const faultsOf = (markdown: string) => {
  const failure = failureOf(markdown)
  return failure instanceof FaultyText ? failure.faults.map(({ at, reason }) => [at, reason]) : failure?.reason
}

describe('the check of a written reading', () => {
  it('takes a text that rests on its facts, and splits off the title', () => {
    const text = checkText(good, facts, tarot, 'A reading')
    expect(text.title).toBe('A lamp')
    expect(text.content.startsWith('You asked.')).toBe(true)
  })

  it('gives a text without a title one', () => {
    expect(checkText(good.replace('# A lamp\n\n', ''), facts, tarot, 'The Hermit').title).toBe('The Hermit')
  })

  it.each([
    ['nothing', '  ', 'empty'],
    ['a title alone', '# Only a title', 'cut_off'],
    ['a few words', '# A\n\nToo short.', 'cut_off'],
    ['a text without end', `${good}\n\n${filler}`.padEnd(12_000, '\n\nAnd on it goes, and on, and on.'), 'misshapen'],
    ['silence about a card', good.replaceAll('card-2', 'card-1'), 'unfounded'],
    ['a card without its section', good.replace('## [Six of Cups](fact:card-2)\n\n', ''), 'misshapen'],
    ['a text at fault in most of its blocks', good.replaceAll('\n\n', ' <br>\n\n').replace('# A lamp <br>', '# A lamp'), 'misshapen'],
  ])('refuses %s as a whole', (_, markdown, reason) => {
    expect(faultsOf(markdown)).toBe(reason)
  })

  it.each([
    ['a link to a fact that is not there', `${good} [x](fact:card-9)`, 'unfounded'],
    ['an outside link', `${good} [x](https://x.example)`, 'misshapen'],
    ['a bare address', `${good} see https://x.example`, 'misshapen'],
    ['an address without its protocol', `${good} see www.x.example`, 'misshapen'],
    ['a script link', `${good} [x](javascript:alert(1))`, 'misshapen'],
    ['raw HTML', `${good} <script>alert(1)</script>`, 'misshapen'],
    ['an image', `${good} ![x](fact:card-1)`, 'misshapen'],
    ['a list', `${good}\n- one\n- two`, 'misshapen'],
    ['a table', `${good}\n| a | b |`, 'misshapen'],
    ['a block of code', `${good}\n\`\`\`\nx`, 'misshapen'],
    ['a paragraph of a page', `${good} ${'and so on '.repeat(100)}`, 'misshapen'],
    ['certainty', `${good} You will definitely marry in spring.`, 'forbidden'],
    ['a card that was not drawn', `${good} Beside it lies the Eight of Swords.`, 'unfounded'],
    ['a major that was not drawn', `${good} After it comes the High Priestess.`, 'unfounded'],
    ['a major with an everyday name', `${good} And behind it the Tower falls.`, 'unfounded'],
  ])('F53 finds the block that holds %s', (_, markdown, reason) => {
    expect(faultsOf(markdown)).toEqual([[LAST, reason]])
  })

  it('finds every faulty block, the title and headings too, in their order', () => {
    const wrong = good
      .replace('# A lamp', '# The High Priestess <b>waits</b>')
      .replace('## [The Hermit](fact:card-1)', '## The Hermit')
      .replace('walks.', 'walks. ![x](fact:card-1)')
    expect(faultsOf(wrong)).toEqual([
      [0, 'misshapen'],
      [2, 'misshapen'],
      [3, 'misshapen'],
    ])
  })

  it('says to the model what is wrong, and to the log only where', () => {
    const failure = failureOf(`${good} Beside it lies the Eight of Swords.`) as FaultyText
    expect(failure.faults[0]?.problem).toContain('swords-08')
    expect(String(failure.cause)).not.toContain('swords-08')
  })

  it('takes a heading that stands close to its paragraph, and a line between two paragraphs', () => {
    const close = good.replaceAll(')\n\nThe ', ')\nThe ').replace('\n\n## [Six', '\n\n---\n\n## [Six')
    expect(checkText(close, facts, tarot, '').title).toBe('A lamp')
  })
})
