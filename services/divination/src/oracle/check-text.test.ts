import type { Fact } from '@sibyl/contracts/http/readings'
import { tarot } from '../methods/tarot/tarot.ts'
import { checkText } from './check-text.ts'

const card = (id: string, label: string, cardId: string): Fact => ({
  id,
  label,
  detail: '',
  data: { card: cardId, position: 'theme', reversed: false },
})
const facts = [card('card-1', 'The Hermit', 'major-09'), card('card-2', 'Six of Cups', 'cups-06')]
const filler = 'The lamp is small and it is enough for the next step, which is all that a lamp is for. '.repeat(4)
const good = `# A lamp\n\nYou asked. ${filler}\n\n## [The Hermit](fact:card-1)\n\nThe [Hermit](fact:card-1) walks.\n\n## [Six of Cups](fact:card-2)\n\nThe [Six of Cups](fact:card-2) gives. You find strength, justice and the sun, moon and stars in it.`

const reasonFor = (markdown: string): string | undefined => {
  try {
    checkText(markdown, facts, tarot, 'A reading')
    return undefined
  } catch (error) {
    return (error as { reason: string }).reason
  }
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
    ['a few words', '# A\n\nToo short.', 'cut_off'],
    ['a link to a fact that is not there', `${good} [x](fact:card-9)`, 'unfounded'],
    ['an outside link', `${good} [x](https://x.example)`, 'unfounded'],
    ['a bare address', `${good} see https://x.example`, 'unfounded'],
    ['a script link', `${good} [x](javascript:alert(1))`, 'unfounded'],
    ['raw HTML', `${good} <script>alert(1)</script>`, 'unfounded'],
    ['an image', `${good} ![x](fact:card-1)`, 'unfounded'],
    ['a card that was not drawn', `${good} Beside it lies the Eight of Swords.`, 'unfounded'],
    ['a major that was not drawn', `${good} After it comes the High Priestess.`, 'unfounded'],
    ['a major with an everyday name', `${good} And behind it the Tower falls.`, 'unfounded'],
    ['silence about a card', good.replaceAll('card-2', 'card-1'), 'unfounded'],
  ])('F53 refuses %s', (_, markdown, reason) => {
    expect(reasonFor(markdown)).toBe(reason)
  })
})
