import { paragraph } from '../text/prose.ts'
import { type Consultation, isGuarded, leadingSign, safetyFirst } from './consultation.ts'
import { safetyLines } from './phrases/deeds.ts'
import * as whole from './phrases/halves.ts'
import * as spoken from './phrases/whole.ts'
import { counselSlots, link, listed, quoted } from './wording.ts'

const { halves } = whole

const picture = ({ chooser, primary, topic, fact }: Consultation): string => {
  const { upper, lower } = primary.hexagram
  const trigrams = fact('trigrams')
  const doubled = upper === lower
  const slots = {
    trigrams: trigrams ? link(trigrams) : `${upper} above ${lower}`,
    above: chooser.pick(halves[upper]?.above ?? []),
    below: chooser.pick(halves[lower]?.below ?? []),
    np: chooser.pick(topic.nouns),
    a: chooser.pick(primary.hexagram.keywords),
    b: chooser.pick(primary.hexagram.keywords),
  }
  return paragraph(
    chooser.say(doubled ? whole.builtDouble : whole.built, slots),
    doubled ? '' : chooser.sayShort(whole.outside, slots),
    chooser.sayShort(whole.within, slots),
    chooser.sayShort(doubled ? whole.heldDouble : whole.held, slots),
  )
}

const judgement = (consultation: Consultation): string => {
  const { chooser, primary, topic, fact } = consultation
  const judged = fact('judgement')
  if (!judged || judged.data?.leads === true || isGuarded(consultation)) return ''
  const slots = { judgement: link(judged, 'the judgement'), np: chooser.pick(topic.nouns), ...counselSlots(primary.hexagram.counsel) }
  return paragraph(chooser.sayShort(spoken.judgements, slots), quoted(judged.detail ?? ''), chooser.sayShort(spoken.inShort, slots))
}

const image = (consultation: Consultation): string => {
  const { chooser, primary, topic, fact } = consultation
  const taught = fact('image')
  if (!taught || isGuarded(consultation)) return ''
  const slots = { image: link(taught, 'the image'), keyword: chooser.pick(primary.hexagram.keywords), np: chooser.pick(topic.nouns) }
  return paragraph(chooser.say(spoken.taught, slots), quoted(taught.detail ?? ''), chooser.sayShort(spoken.inView, slots))
}

const MOST_NAMED = 4

const othersThatMove = (consultation: Consultation): string => {
  const { chooser, lesser: lines } = consultation
  if (lines.length === 0) return ''
  if (lines.length > MOST_NAMED) return chooser.say(spoken.lesserMany)
  const named = lines.map((line) => link(line, line.label.replace(/:.*$/u, '').replace(/^Line/u, 'line')))
  return paragraph(
    chooser.say(lines.length === 1 ? spoken.lesserOne : spoken.lesser, { lines: listed(named) }),
    chooser.sayShort(spoken.undertone, { sign: leadingSign(consultation) }),
  )
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
