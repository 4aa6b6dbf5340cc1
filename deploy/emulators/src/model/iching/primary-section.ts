import { listed, paragraph } from '../text/prose.ts'
import type { Consultation } from './consultation.ts'
import * as lines from './phrases/primary.ts'
import { trigrams } from './phrases/trigrams.ts'
import { briefQuote, isBrief, link, sayWell, slotsOf } from './wording.ts'

/** How the hexagram is made, as one picture. */
export const pictured = ({ chooser, primary, fact }: Consultation): string => {
  const made = fact('trigrams')
  return paragraph(made ? chooser.say(lines.built, { trigrams: link(made) }) : '', ...primary.figure.scene)
}

/** What its halves may be in the reader's matter: what comes from outside, and their own side. */
const halves = (consultation: Consultation): string => {
  const { chooser, topic, primary, mourns } = consultation
  const [above, below] = [trigrams[primary.hexagram.upper], trigrams[primary.hexagram.lower]]
  if (!above || !below) return ''
  const kind = topic.subject === 'relationship' || topic.subject === 'family' || mourns ? 'people' : 'things'
  const slots = { ...slotsOf(consultation), outside: chooser.pick(above.outside[kind]), inside: chooser.pick(below.inside) }
  return sayWell(chooser, lines.halves, slots)
}

/** What the judgement says, and the same in plain words, unless it has a section of its own. */
const judged = (consultation: Consultation): string => {
  const { chooser, primary, fact } = consultation
  const judgement = fact('judgement')
  if (!judgement || judgement.data?.leads === true) return ''
  const slots = { ...slotsOf(consultation), judgement: link(judgement, 'the judgement'), quote: briefQuote(judgement.detail) }
  return paragraph(sayWell(chooser, isBrief(slots.quote) ? lines.judgedShort : lines.judged, slots), ...primary.figure.plain)
}

/** What the image asks one to do. */
const bidden = ({ chooser, primary, fact }: Consultation): string => {
  const image = fact('image')
  return image ? chooser.sayShort(lines.bidden, { image: link(image, 'the image'), bid: primary.figure.bid }) : ''
}

const MOST_NAMED = 3

/** The lines that change and do not lead, where they are few. */
const alsoMoving = ({ chooser, lesser }: Consultation): string => {
  if (lesser.length === 0 || lesser.length > MOST_NAMED) return ''
  const named = lesser.map((line) => link(line, line.label.replace(/:.*$/u, '').replace(/^Line/u, 'line')))
  return chooser.say(lines.lesser, { lines: listed(named) })
}

/** How things stand: the picture of the two trigrams and what it may be in life, what the judgement says, and what the image asks. */
export const primarySection = (consultation: Consultation): string[] => {
  consultation.chooser.enter('primary')
  const [seen, said] = [paragraph(pictured(consultation), halves(consultation)), judged(consultation)]
  const asks = paragraph(bidden(consultation), alsoMoving(consultation))
  return [`## ${link(consultation.primary)}`, ...(said ? [seen, paragraph(said, asks)] : [paragraph(seen, asks)])]
}
