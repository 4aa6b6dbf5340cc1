import { countWords, paragraph } from '../text/prose.ts'
import { type Consultation, isGuarded, leadingSign, safetyFirst } from './consultation.ts'
import { safetyLines } from './phrases/deeds.ts'
import { built, builtDouble, halves } from './phrases/halves.ts'
import * as whole from './phrases/whole.ts'
import { counselSlots, link, listed, passage, teachingOf } from './wording.ts'

/** A sentence of the book that is no longer may stand by itself in more than one reading. */
const LONGEST_SHARED = 12

const picture = ({ chooser, primary, topic, fact }: Consultation): string => {
  const { upper, lower } = primary.hexagram
  const trigrams = fact('trigrams')
  const first = chooser.pick(primary.hexagram.keywords)
  return chooser.say(upper === lower ? builtDouble : built, {
    trigrams: trigrams ? link(trigrams) : `${upper} above ${lower}`,
    above: chooser.pick(halves[upper]?.above ?? []),
    below: chooser.pick(halves[lower]?.below ?? []),
    np: chooser.pick(topic.nouns),
    a: first,
    b: chooser.pick(primary.hexagram.keywords),
  })
}

const judgement = (consultation: Consultation): string => {
  const { chooser, primary, topic, fact } = consultation
  const judged = fact('judgement')
  if (!judged || judged.data?.leads === true || isGuarded(consultation)) return ''
  const [first = ''] = (judged.detail ?? '').split(/(?<=[.?!]) /u)
  const brief = countWords(first) <= LONGEST_SHARED
  return chooser.say(brief ? whole.judgements : whole.longJudgements, {
    judgement: link(judged, 'the judgement'),
    text: brief ? first : passage(first),
    np: chooser.pick(topic.nouns),
    ...counselSlots(primary.hexagram.counsel),
  })
}

const image = (consultation: Consultation): string => {
  const { chooser, primary, topic, fact } = consultation
  const taught = fact('image')
  if (!taught || isGuarded(consultation)) return ''
  return chooser.say(whole.taught, {
    image: link(taught, 'the image'),
    keyword: chooser.pick(primary.hexagram.keywords),
    rest: teachingOf(taught.detail ?? ''),
    np: chooser.pick(topic.nouns),
  })
}

const MOST_NAMED = 4

const othersThatMove = (consultation: Consultation): string => {
  const { chooser, lesser: lines } = consultation
  if (lines.length === 0) return ''
  if (lines.length > MOST_NAMED) return chooser.say(whole.lesserMany)
  const named = lines.map((line) => link(line, line.label.replace(/:.*$/u, '').replace(/^Line/u, 'line')))
  return chooser.say(lines.length === 1 ? whole.lesserOne : whole.lesser, { lines: listed(named), sign: leadingSign(consultation) })
}

/** How things stand: the picture of the two trigrams, what the hexagram speaks of, what it advises. */
export const primarySection = (consultation: Consultation): string[] => {
  const { chooser, primary } = consultation
  chooser.enter('primary')
  const heading = `## ${link(primary)}`
  if (safetyFirst(consultation))
    return [heading, paragraph(chooser.pick(safetyLines), chooser.pick(safetyLines), chooser.pick(safetyLines))]
  return [heading, picture(consultation), paragraph(judgement(consultation), image(consultation), othersThatMove(consultation))]
}
