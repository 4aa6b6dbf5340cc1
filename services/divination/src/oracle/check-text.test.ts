import type { Fact } from '@sibyl/contracts/http/readings'
import { dailyCardWriting } from '../methods/daily-card/writing.ts'
import { tarotWriting } from '../methods/tarot/writing.ts'
import { blocksOf } from './blocks.ts'
import { checkText } from './check-text.ts'
import { isTolerable, lacksOf } from './check-whole.ts'
import { FaultyText, type LackingText } from './faults.ts'
import { followUpRules } from './follow-up-rules.ts'
import { sharedInstructions } from './instructions.ts'
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
    checkText(markdown, facts, tarotWriting, 'A reading')
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
  it('accepts a text that rests on its facts, and splits off the title', () => {
    const text = checkText(good, facts, tarotWriting, 'A reading')
    expect(text.title).toBe('A lamp')
    expect(text.content.startsWith('You asked.')).toBe(true)
  })

  it('gives a title to a text without one', () => {
    expect(checkText(good.replace('# A lamp\n\n', ''), facts, tarotWriting, 'The Hermit').title).toBe('The Hermit')
  })

  it.each([
    ['nothing', '  ', 'empty'],
    ['a title alone', '# Only a title', 'cut_off'],
    ['a few words', '# A\n\nToo short.', 'cut_off'],
    ['a text without end', `${good}\n\n${filler}`.padEnd(12_000, '\n\nAnd on it goes, and on, and on.'), 'misshapen'],
    ['a card of which nothing is said', good.replaceAll('Six of Cups', 'Something').replaceAll('fact:card-2', 'fact:card-1'), 'incomplete'],
    ['a text at fault in most of its blocks', good.replaceAll('\n\n', ' <hr>\n\n').replace('# A lamp <hr>', '# A lamp'), 'misshapen'],
  ])('rejects %s as a whole', (_, markdown, reason) => {
    expect(faultsOf(markdown)).toBe(reason)
  })

  it('accepts a card that is discussed in the section of another', () => {
    expect(faultsOf(good.replace('## [Six of Cups](fact:card-2)\n\n', ''))).toBeUndefined()
  })

  it.each([
    ['a link to a fact that is not there', `${good} [x](fact:card-9)`, 'unfounded'],
    ['F52 our own instructions', `${good} ${sharedInstructions.split('\n\n')[1]?.replaceAll('\n', ' ')}`, 'misshapen'],
    ['an outside link', `${good} [x](https://x.example)`, 'misshapen'],
    ['a bare address', `${good} see https://x.example`, 'misshapen'],
    ['an address without its protocol', `${good} see www.x.example`, 'misshapen'],
    ['a script link', `${good} [x](javascript:alert(1))`, 'misshapen'],
    ['raw HTML', `${good} <script>alert(1)</script>`, 'misshapen'],
    ['an image', `${good} ![x](fact:card-1)`, 'misshapen'],
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

  describe('where Death is drawn', () => {
    const drawn = [card('card-1', 'Death', 'major-13'), card('card-2', 'The Devil', 'major-15')]
    const text = (said: string) =>
      `# An end\n\n${filler}\n\n## [Death](fact:card-1)\n\n${said}\n\n## [The Devil](fact:card-2)\n\n[The Devil](fact:card-2) holds the chain.`
    const check = (said: string) => checkText(text(said), drawn, tarotWriting, 'A reading')

    it.each([
      '[Death](fact:card-1) is at the bottom of it.',
      '[Death](fact:card-1) takes the place of advice, and stands for the company you keep.',
      '[Death](fact:card-1) comes to you slowly, and [the Devil](fact:card-2) has prepared this within your work.',
      '[Der Tod](fact:card-1) kommt als Karte des Wandels. [Smrt](fact:card-1) přichází jako změna.',
      '[La Muerte](fact:card-1) llega como cambio. [La Mort](fact:card-1) arrive en troisième.',
    ])('lets the text mention its card: %s', (said) => expect(() => check(said)).not.toThrow())

    it.each([
      'Look at [Death](fact:card-1): death is coming.',
      '[Death](fact:card-1) will destroy you.',
      '[Death](fact:card-1) is coming for you.',
      '[Death is at your door](fact:card-1).',
      'You are cursed, says [the Devil](fact:card-2).',
      '[Der Tod](fact:card-1) wartet auf dich.',
      '[Smrt](fact:card-1) si přijde pro tebe.',
      '[La Muerte](fact:card-1) te espera.',
      '[La Mort](fact:card-1) vous attend.',
    ])('rejects a text that frightens the reader with it: %s', (said) => expect(() => check(said)).toThrow(FaultyText))
  })

  it('lets the text quote the reader, and nobody else', () => {
    const quoting = `${good} You end with “Does it mean you will die?” and leave it there.`
    const formData = { question: 'I dreamt of my own funeral. My aunt asked: Does it mean you will die?', timeframe: 'week' }
    expect(checkText(quoting, facts, tarotWriting, '', formData).title).toBe('A lamp')
    expect(() => checkText(quoting, facts, tarotWriting, '', { question: 'I dreamt of my own funeral.' })).toThrow(FaultyText)
    const naming = `${good} You write “I keep drawing the Tower”.`
    expect(() => checkText(naming, facts, tarotWriting, '', { question: 'Why? I keep drawing the Tower.' })).not.toThrow()
    expect(() => checkText(naming, facts, tarotWriting, '')).toThrow(FaultyText)
  })

  it('judges only what a sentence adds to the reader’s words', () => {
    const check = (said: string, question?: string) => checkText(`${good} ${said}`, facts, tarotWriting, '', { question })
    const plan = 'Your office closes in April.'
    expect(() => check(plan)).toThrow(FaultyText)
    expect(() => check(plan, 'They are closing our office in April. What now?')).not.toThrow()
    const doom = 'The falling teeth announce a death in the family.'
    expect(() => check(doom, 'Why did I dream of falling teeth?')).toThrow(FaultyText)
  })

  it.each(['Al will return to you.', 'You shall find true love.'])(
    'recognises the name of the other person as a whole word: %s',
    (said) => {
      expect(() => checkText(`${good} ${said}`, facts, tarotWriting, '', { partnerName: 'Al' })).toThrow(FaultyText)
    },
  )

  it('finds every faulty block in order, titles and headings included', () => {
    const wrong = good
      .replace('# A lamp', '# The High Priestess <b>waits</b>')
      .replace('## [The Hermit](fact:card-1)', '## [The Hermit](fact:card-1) <i>walks</i>')
      .replace('walks.', 'walks. ![x](fact:card-1)')
    expect(faultsOf(wrong)).toEqual([
      [0, 'misshapen'],
      [2, 'misshapen'],
      [3, 'misshapen'],
    ])
  })

  it('reports a card that a text without sections leaves out', () => {
    const alone = [card('card-1', 'Six of Cups', 'cups-06')]
    const lacks = (text: string) => {
      try {
        checkText(text, alone, dailyCardWriting, 'Today')
      } catch (error) {
        return (error as LackingText).lacks.map(({ problem }) => problem)
      }
    }
    expect(lacks(`# A lamp\n\n${filler}`)).toEqual(['Nothing is said of [Six of Cups](fact:card-1).'])
    expect(lacks(`# A lamp\n\nThe Six of Cups lies here. ${filler}`)).toBeUndefined()
    expect(lacks(`# Eine Lampe\n\nHier liegt die Sechs der Kelche. ${filler}`)).toBeUndefined()
  })

  it('tells the model what is wrong, and the log only where', () => {
    const failure = failureOf(`${good} Beside it lies the Eight of Swords.`) as FaultyText
    expect(failure.faults[0]?.problem).toContain('swords-08')
    expect(String(failure.cause)).not.toContain('swords-08')
  })

  it('accepts a heading directly above its paragraph, and a rule between two paragraphs', () => {
    const close = good.replaceAll(')\n\nThe ', ')\nThe ').replace('\n\n## [Six', '\n\n---\n\n## [Six')
    expect(checkText(close, facts, tarotWriting, '').title).toBe('A lamp')
  })
})

describe('the check of an answer to a follow-up', () => {
  const rules = followUpRules(tarotWriting)
  const answer = (times: number): string[] => ['The [Hermit](fact:card-1) answers: wait.', ...Array<string>(times).fill(filler)]

  it.each([
    ['of the right length', 1, [], true],
    ['that is a little too long, after a second attempt', 2, ['misshapen'], true],
    ['that is far too long', 4, ['misshapen'], false],
    ['that is too short', 0, ['cut_off'], false],
  ])('%s', (_name, times, reasons, accepted) => {
    const lacks = lacksOf(answer(times), facts, rules)
    expect(lacks.map(({ reason }) => reason)).toEqual(reasons)
    expect(isTolerable(lacks, answer(times), facts, rules)).toBe(accepted)
  })
})
