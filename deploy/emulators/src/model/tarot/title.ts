import type { Chooser } from '../text/chooser.ts'
import { indefinite, sentenceCase } from '../text/prose.ts'
import type { DrawnCard } from './drawn-card.ts'

/** Which position gives the reading its title, the most telling first. */
const telling = ['outcome', 'advice', 'future', 'theme', 'day', 'situation']

const pairTitles = ['$a, then $b', '$a and $b', 'From $a to $b', '$a beside $b']

const safeTitles = [
  'A place to stand',
  'First, somewhere safe',
  'Company on the way',
  'Not carried alone',
  'A door that opens outward',
  'Somewhere safe to think',
]

/** A title for a reading in which safety comes first: it must not sound like advice from the cards. */
export function safeTitle(chooser: Chooser): string {
  chooser.enter('title')
  return chooser.pick(safeTitles)
}

/** A title of two to six words from the most telling card, or from the things in two pictures. */
export function titleOf(cards: readonly DrawnCard[], chooser: Chooser): string {
  chooser.enter('title')
  const key = telling.map((position) => cards.find((card) => card.position === position)).find(Boolean) ?? cards.at(-1)
  if (!key) return 'A quiet table'
  const other = cards.find((card) => card !== key)
  const pairs = other
    ? pairTitles.map((template) => template.replace('$a', indefinite(other.voice.emblem)).replace('$b', indefinite(key.voice.emblem)))
    : []
  const short = pairs.filter((title) => title.split(' ').length <= 6)
  return sentenceCase(chooser.pick([...key.facing.titles, ...key.facing.titles, ...short]))
}
