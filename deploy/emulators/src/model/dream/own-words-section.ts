import { inWords, paragraph } from '../text/prose.ts'
import { type Dreamed, dreamLink } from './dreamed.ts'
import { type Companion, companionsOf, type Night } from './night.ts'
import * as lines from './phrases/own-words.ts'
import { linkedOnce, sayOf, type Values } from './wording.ts'

/** Lines for words that stand where the kind says, for words elsewhere in that sentence, and for words that cannot be quoted. */
const pools = {
  beginning: [lines.beginnings, lines.laterBeginnings, lines.unquotedBeginnings],
  ending: [lines.endings, lines.earlierEndings, lines.unquotedEndings],
  word: [lines.words, lines.words, lines.unquotedWords],
} as const

const timesInWords = (times: number): string => (times === 2 ? 'twice' : `${inWords(times)} times`)

const named = /\b(?:i|me|my|mine|myself|we|us|our)\b/iu
const still = /^(?:i|we) (?:was|were|am|are|had|have|could|can|felt|feel)\b/iu

/** Who acts in a clause of an English telling, as far as its grammar says so. */
const whoActs = (words: string, { chooser, tongue }: Night): string => {
  if (!words || (tongue && tongue !== 'en')) return ''
  if (still.test(words)) return chooser.pick(lines.youStandThere)
  if (/^(?:i|we)\b/iu.test(words)) return chooser.pick(lines.youAct)
  return chooser.pick(named.test(words) ? lines.youAreThere : lines.youAreAbsent)
}

const poolFor = ({ kind }: Dreamed): readonly string[] => {
  if (kind === 'emotion') return lines.withFeeling
  return kind === 'person' ? lines.withPerson : lines.withPlace
}

const besideWords = (companion: Companion | undefined, { chooser, nouns }: Night, values: Values): string => {
  if (companion === undefined || companion === 'more life') return ''
  if (companion === 'life') return sayOf(chooser, lines.withLife, { ...values, np: chooser.pick(nouns) })
  return sayOf(chooser, poolFor(companion), { ...values, other: dreamLink(companion), ro: chooser.pick(companion.readings) })
}

/** One place in the reader's own words under its heading; `at` counts all sections. */
export const ownWordsSection = (place: Dreamed, at: number, night: Night): string[] => {
  const { kind } = place
  if (kind !== 'beginning' && kind !== 'ending' && kind !== 'word') return []
  const { chooser, pictures, ownWords, company } = night
  chooser.enter(`section ${place.id}`)
  const companion = companionsOf(night)[at]
  const others = [...ownWords, ...pictures, ...company].filter((each) => each !== place && each !== companion)
  const near = others[chooser.below(others.length)]
  const values: Values = { it: dreamLink(place), q: place.words, near: near ? dreamLink(near) : '', count: timesInWords(place.times) }
  const [quoting, elsewhere, unquoting] = pools[kind]
  return [
    `## [${place.label}](fact:${place.id})`,
    linkedOnce(
      paragraph(
        sayOf(chooser, place.words ? (place.atEdge ? quoting : elsewhere) : unquoting, values),
        whoActs(place.words, night),
        besideWords(companion, night, values),
        sayOf(chooser, lines.invitations, values),
        chooser.pick(lines.ownQuestions),
      ),
    ),
  ]
}
