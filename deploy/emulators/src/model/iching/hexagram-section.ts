import { countWords, listed, lowerFirst, paragraph } from '../text/prose.ts'
import { type Consultation, type HexagramFact, isGuarded, leadingSign, safetyFirst } from './consultation.ts'
import { safetyLines } from './phrases/deeds.ts'
import { halves } from './phrases/halves.ts'
import * as said from './phrases/judged.ts'
import * as picture from './phrases/picture.ts'
import { briefest, commonSlots, link, passage } from './wording.ts'

/** Where two texts lead, they need the room. */
const twoLead = ({ leading }: Consultation): boolean => leading.length > 1

/** Words of a quotation that stands in a sentence with few others. */
const MOST_QUOTED_BRIEFLY = 7

/** The two trigrams, and what the halves may be in the reader's matter. */
const seen = (consultation: Consultation): string => {
  const { chooser, primary, fact } = consultation
  const { upper, lower } = primary.hexagram
  const trigrams = fact('trigrams')
  const doubled = upper === lower
  const halvesShown = { above: chooser.pick(halves[upper]?.above ?? []), below: chooser.pick(halves[lower]?.below ?? []) }
  const slots = {
    ...commonSlots(consultation),
    trigrams: trigrams ? link(trigrams) : `${upper} above ${lower}`,
    time: chooser.pick(primary.portrait.times),
  }
  const meant = isGuarded(consultation) ? picture.halvesBeside : doubled ? picture.halvesMeantDouble : picture.halvesMeant
  return paragraph(
    chooser.say(doubled ? picture.builtDouble : picture.built, slots),
    chooser.sayShort(picture.above, halvesShown),
    chooser.sayShort(picture.below, halvesShown),
    chooser.say(meant, slots),
  )
}

/** What is easily got wrong in such a situation and, in full, what does good. */
export const advice = (consultation: Consultation, { portrait }: HexagramFact, inFull = true): string => {
  const { chooser, primary, relating } = consultation
  const onTheWay = relating !== undefined && portrait === primary.portrait
  const slots = { ...commonSlots(consultation), trap: portrait.trap, help: portrait.help }
  return paragraph(
    chooser.sayShort(said.trapShort, { trap: portrait.trap }) || chooser.say(onTheWay ? said.trapOnTheWay : said.trap, slots),
    inFull ? chooser.sayShort(said.helpShort, { help: portrait.help }) || chooser.say(onTheWay ? said.helpOnTheWay : said.help, slots) : '',
  )
}

const judgement = (consultation: Consultation): string => {
  const { chooser, primary, fact } = consultation
  const judged = fact('judgement')
  if (!judged || judged.data?.leads === true) return ''
  const quote = briefest(passage(judged.detail))
  const slots = { ...commonSlots(consultation), judgement: link(judged, 'the judgement'), quote }
  const brief = countWords(quote) <= MOST_QUOTED_BRIEFLY
  return paragraph(chooser.say(brief ? said.judgedShort : said.judged, slots), advice(consultation, primary, !twoLead(consultation)))
}

const image = (consultation: Consultation): string => {
  const { chooser, relating, fact } = consultation
  const taught = fact('image')
  const [, rule] = passage(taught?.detail)
  if (!taught || !rule) return ''
  const frames = countWords(rule) <= MOST_QUOTED_BRIEFLY ? said.taughtShort : relating ? said.taught : said.taughtAtRest
  return chooser.say(frames, { ...commonSlots(consultation), image: link(taught, 'the image'), rule })
}

const MOST_NAMED = 3

const othersThatMove = (consultation: Consultation): string => {
  const { chooser, lesser: lines } = consultation
  if (lines.length === 0) return ''
  const sign = leadingSign(consultation)
  const named = lines.map((line) => link(line, line.label.replace(/:.*$/u, '').replace(/^Line/u, 'line')))
  const slots = { ...commonSlots(consultation), lines: listed(named), sign: sign ?? '' }
  if (lines.length > MOST_NAMED) return sign ? chooser.say(said.lesserMany, slots) : ''
  if (!sign) return chooser.say(said.lesserOfWhole, slots)
  if (twoLead(consultation)) return ''
  return chooser.say(lines.length === 1 ? said.lesserOne : said.lesser, slots)
}

const question = ({ chooser, primary }: Consultation): string => {
  const ask = chooser.pick(primary.portrait.asks)
  return chooser.sayShort(said.asks, { ask: lowerFirst(ask) }) || ask
}

/** How things stand: the picture of the two trigrams, what the hexagram speaks of, what it advises, and what it asks. */
export const primarySection = (consultation: Consultation): string[] => {
  const { chooser, primary } = consultation
  chooser.enter('primary')
  const heading = `## ${link(primary)}`
  if (safetyFirst(consultation))
    return [heading, paragraph(chooser.pick(safetyLines), chooser.pick(safetyLines), chooser.pick(safetyLines))]
  if (isGuarded(consultation)) return [heading, seen(consultation), othersThatMove(consultation)]
  return [
    heading,
    seen(consultation),
    paragraph(judgement(consultation), twoLead(consultation) ? '' : image(consultation)),
    paragraph(othersThatMove(consultation), question(consultation)),
  ]
}
