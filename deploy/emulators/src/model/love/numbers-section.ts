import type { Fact } from '../reading-request.ts'
import { paragraph, sentenceCase } from '../text/prose.ts'
import { headingOf, kindOf, linkTo, type Matter, textOf, toCardAgain } from './matter.ts'
import * as lines from './phrases/number-lines.ts'

const pools: Readonly<Record<string, readonly string[]>> = {
  'your-number': lines.yours,
  'partner-number': lines.theirs,
  'numbers-together': lines.together,
}

/** What a number looks for, as something one can look for: "to be asked" as "the chance to be asked". */
const wish = (needs: string): string => needs.replace(/^not to be /u, 'leave not to be ').replace(/^to /u, 'the chance to ')

const areSame = (numbers: readonly Fact[]): boolean => numbers.some((fact) => textOf(fact, 'relation') === 'same')

/** What the numbers of the names are said to bring and to look for, each held against cards of the draw. */
export const numbersSection = (matter: Matter): string[] => {
  const { chooser, numbers, cards, them } = matter
  chooser.enter('numbers')
  const head = numbers.find((fact) => kindOf(fact) === 'numbers-together') ?? numbers[0]
  if (!head) return []
  const said = (fact: Fact, at: number): string => {
    const card = cards[at % cards.length]
    const kind = kindOf(fact)
    const pool = kind === 'partner-number' && areSame(numbers) ? lines.sameAgain : pools[kind]
    return chooser.say(pool ?? [], {
      number: linkTo(fact),
      Number: sentenceCase(linkTo(fact)),
      gives: textOf(fact, 'gives'),
      needs: wish(textOf(fact, 'needs')),
      asks: textOf(fact, 'asks'),
      card: toCardAgain(card),
      that: toCardAgain(cards[(at + 1) % cards.length]),
      them,
    })
  }
  return [
    headingOf(head),
    paragraph(
      chooser.say(lines.intros),
      ...numbers.map(said),
      chooser.say(lines.relations[textOf(head, 'relation')] ?? []),
      chooser.say(lines.questions),
    ),
  ]
}
