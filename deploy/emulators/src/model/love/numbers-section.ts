import type { Fact } from '../reading-request.ts'
import { cardLink } from '../tarot/card-link.ts'
import { paragraph, sentenceCase } from '../text/prose.ts'
import { headingOf, kindOf, linkTo, type Matter, textOf } from './matter.ts'
import * as lines from './phrases/number-lines.ts'

const pools: Readonly<Record<string, readonly string[]>> = {
  'your-number': lines.yours,
  'partner-number': lines.theirs,
  'numbers-together': lines.together,
}

/** What the numbers of the names are said to bring and to look for, each held against a card. */
export const numbersSection = (matter: Matter): string[] => {
  const { chooser, numbers, cards } = matter
  chooser.enter('numbers')
  const head = numbers.find((fact) => kindOf(fact) === 'numbers-together') ?? numbers[0]
  if (!head) return []
  const said = (fact: Fact, at: number): string => {
    const card = cards[at % cards.length]
    const kind = kindOf(fact)
    return chooser.sayShort(pools[kind] ?? [], {
      number: linkTo(fact),
      Number: sentenceCase(linkTo(fact)),
      gives: textOf(fact, 'gives'),
      needs: textOf(fact, 'needs').replace(/^to /u, 'the chance to '),
      asks: textOf(fact, 'asks'),
      card: (next) => (card ? cardLink(card, next) : ''),
      gist: chooser.pick(card?.facing.gist ?? []),
    })
  }
  return [headingOf(head), paragraph(...numbers.map(said))]
}
