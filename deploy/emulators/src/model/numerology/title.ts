import type { Chooser } from '../text/chooser.ts'
import { countWords, sentenceCase } from '../text/prose.ts'
import type { Counted } from './counted.ts'
import { plainTitles } from './phrases/closings.ts'

const pairs = ['$a and $b', 'Between $a and $b', '$a beside $b', 'From $a to $b', '$a or $b', '$a, $b']

/** Whether two phrases have a word of some length in common. */
const overlap = (a: string, b: string): boolean => a.split(' ').some((word) => word.length > 3 && b.split(' ').includes(word))

/** A title of two to six words from what two numbers turn on. */
export function titleOf([first, other]: readonly [Counted, Counted], chooser: Chooser): string {
  chooser.enter('title')
  const made = pairs.map((pair) => {
    const [a, b] = [chooser.pick(first.voice.gist), chooser.pick(other.voice.gist)]
    return overlap(a, b) ? '' : pair.replace('$a', a).replace('$b', b)
  })
  const fitting = made.filter((title) => countWords(title) >= 2 && countWords(title) <= 6)
  return sentenceCase(chooser.pick(fitting.length > 0 ? fitting : plainTitles))
}
