import { countWords, listed, paragraph } from '../text/prose.ts'
import { asLine, type Consultation, isGuarded, safetyFirst } from './consultation.ts'
import { referrals } from './phrases/care.ts'
import * as met from './phrases/opening.ts'
import { link } from './wording.ts'

const moving = ({ chooser, relating }: Consultation): string =>
  relating ? chooser.say(met.moves.changing, { relating: link(relating, relating.hexagram.name) }) : chooser.say(met.moves.resting)

/** Of what was told and asked, where one sentence takes up both. */
const MOST_WORDS_TOGETHER = 24

/** What was told or asked, in the reader's own words, and what was cast for it. */
const understood = (consultation: Consultation): string => {
  const { chooser, topic, told, primary, words } = consultation
  const [first, second] = told
  const clause = topic.clause ?? ''
  const cast = { primary: link(primary), moves: moving(consultation) }
  const heard = isGuarded(consultation) ? '' : chooser.pick(words.heard)
  if (!first) return paragraph(chooser.say(clause ? met.asked : met.untold, { ...cast, clause, np: chooser.pick(topic.nouns) }), heard)
  const slots = { ...cast, told: first, clause }
  if (clause && countWords(first) + countWords(clause) <= MOST_WORDS_TOGETHER)
    return paragraph(chooser.say(met.toldAskedAndCast, slots), heard)
  const question = clause ? chooser.sayShort(met.andAsked, slots) : ''
  const more = second && !question ? chooser.sayShort(met.andTold, { told: second }) : ''
  const short = chooser.sayShort(met.toldShort, slots)
  return short
    ? paragraph(short, more, question, heard, chooser.say(met.castFor, slots))
    : paragraph(chooser.say(met.toldAndCast, slots), more, question, heard)
}

/** What kind of situation the two hexagrams show. */
const shownByThem = ({ chooser, topic, primary, relating }: Consultation): string => {
  const time = chooser.pick(primary.portrait.times)
  const np = chooser.pick(topic.nouns)
  return relating
    ? chooser.say(met.times, { np, time, further: chooser.pick(relating.portrait.times) })
    : chooser.say(met.timeAtRest, { time, np })
}

const spokenBy = ({ changing }: Consultation): met.Spoken =>
  (['none', 'line', 'lines', 'judgements', 'resting', 'resting', 'all'] as const)[changing] ?? 'none'

const whatWasCast = (consultation: Consultation): string => {
  const { chooser, topic, leading, fact, primary, relating } = consultation
  const [cast, rule] = [fact('cast'), fact('rule')]
  if (!cast || !rule) return ''
  const signs = leading.flatMap((each) => asLine(each)?.line.sign ?? [])
  return chooser.say(met.spoken[spokenBy(consultation)], {
    cast: link(cast, cast.label.replace(/^The /u, 'the ')),
    Cast: link(cast),
    np: chooser.pick(topic.nouns),
    signs: listed(signs),
    name: primary.hexagram.name,
    ahead: (relating ?? primary).hexagram.name,
  })
}

/** Takes up what was told, says what was cast and what speaks; on a matter of care, who can help. */
export const opening = (consultation: Consultation): string => {
  const { chooser, care } = consultation
  chooser.enter('opening')
  const referral = care ? chooser.say(referrals[care]) : ''
  if (safetyFirst(consultation))
    return paragraph('What you describe is serious, and it is taken seriously.', referral, whatWasCast(consultation))
  return paragraph(understood(consultation), isGuarded(consultation) ? '' : shownByThem(consultation), whatWasCast(consultation), referral)
}
