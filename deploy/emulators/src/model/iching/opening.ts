import { countWords, lowerFirst, paragraph } from '../text/prose.ts'
import type { Consultation } from './consultation.ts'
import { referrals } from './phrases/care.ts'
import * as lines from './phrases/opening.ts'
import { link, nameOf, sayWell, slotsOf } from './wording.ts'

const opensWithSomebody =
  /^(?:(?:now|then|so|still|yet) )?(?:you|your|he|she|they|it|her|his|their|the|there|nobody|nothing|everyone|everybody|everything|someone|somebody)\s/u
const goesOnForYou = /^(?:cannot|can|have|had|are|were|do|did|feel|want|know|need|would|could|keep|hardly|never)\s/u

/** Words a clause may have that stands as a sentence of its own, and those it needs to be one. */
const MOST_WORDS = 12
const FEWEST_WORDS = 4
/** Sentences of fewer words than this do not stand side by side. */
const SHORT = 7

/** A statement as two clauses, each with its own subject; as it is where it is short or cannot be taken apart. */
const clausesOf = (statement: string): string[] => {
  if (countWords(statement) <= MOST_WORDS) return [statement]
  for (const { index, 0: joint } of statement.matchAll(/,? (?:and|but) /gu)) {
    const [first, second] = [statement.slice(0, index), statement.slice(index + joint.length)]
    if (countWords(first) < FEWEST_WORDS) continue
    if (opensWithSomebody.test(second)) return [first, second]
    if (first.startsWith('you ') && goesOnForYou.test(second)) return [first, `you ${second}`]
  }
  return [statement]
}

/** "whether to go" as "should you go", where it can be asked outright. */
const asQuestion = (clause: string): string | undefined => {
  const [, word = '', verb] = /^(whether|how|what|when) to (.+)$/u.exec(clause) ?? []
  if (!verb) return undefined
  if (word === 'whether') return `should you ${verb}`
  return word === 'how' ? `how could you ${verb}` : `${word} should you ${verb}`
}

/** What was told and asked, in sentences that are short; what was too long for that is in `rest`. */
const takenUp = ({ chooser, topic, told }: Consultation): { said: string[]; rest?: { told?: string; clause?: string } } => {
  const clauses = told.flatMap(clausesOf)
  const { clause } = topic
  const [first, second] = clauses
  const question = (frames: readonly string[]): string => (clause ? chooser.sayShort(frames, { clause }) : '')
  if (!first || countWords(first) > MOST_WORDS) {
    const asked = question(lines.asked)
    if (asked) return { said: [asked] }
    if (first) return { said: [], rest: { told: first } }
    return clause ? { said: [], rest: { clause } } : { said: [chooser.pick(lines.untold)] }
  }
  const more = second && countWords(second) <= MOST_WORDS ? second : undefined
  const frames = countWords(first) < SHORT ? lines.toldInBrief : lines.told
  const beginning = chooser.sayShort(frames, { told: first }) || `${first}.`
  const ask = clause && asQuestion(clause)
  const outright = more && ask ? chooser.sayShort(lines.askedOutright, { more, ask }) : ''
  if (outright) return { said: [beginning, outright] }
  const asked = question(lines.andAsked)
  return { said: [beginning, more && !asked ? chooser.sayShort(lines.toldMore, { more }) || `${more}.` : '', asked] }
}

/** The question taken up, and what was cast for it. */
const answered = (consultation: Consultation): string => {
  const { chooser, heard, primary, relating, care } = consultation
  const { said, rest } = takenUp(consultation)
  const slots = { primary: link(primary), relating: relating ? nameOf(relating) : '', about: primary.figure.about }
  const comfort = care && care !== 'bereavement' ? '' : chooser.pick(heard)
  const about = chooser.say(lines.about, slots)
  if (rest?.told) {
    return paragraph(sayWell(chooser, relating ? lines.longTold : lines.longToldAtRest, { ...slots, told: rest.told }), about)
  }
  if (rest?.clause) {
    return paragraph(sayWell(chooser, relating ? lines.longAsked : lines.longAskedAtRest, { ...slots, clause: rest.clause }), about)
  }
  return paragraph(...said, comfort, chooser.say(lines.cast, slots), about)
}

/** How many lines changed, and what therefore speaks. */
const whatChanged = (consultation: Consultation): string => {
  const { chooser, changing, fact, relating } = consultation
  const [cast, rule] = [fact('cast'), fact('rule')]
  if (!cast || !rule) return ''
  const slots = {
    ...slotsOf(consultation),
    cast: link(cast, lowerFirst(cast.label)),
    Cast: link(cast),
    relating: relating ? link(relating, nameOf(relating)) : '',
  }
  if (changing > 0) return sayWell(chooser, lines.changed[changing] ?? [], slots)
  const [still, leads] = lines.unchanged[chooser.below(lines.unchanged.length)] ?? ['', '']
  return paragraph(chooser.say([still], slots), leads)
}

/** Takes up what was asked, says what was cast, and how many lines changed; on a matter of care, who can help. */
export const opening = (consultation: Consultation): string[] => {
  const { chooser, care } = consultation
  chooser.enter('opening')
  return [answered(consultation), paragraph(whatChanged(consultation), care ? chooser.say(referrals[care]) : '')]
}
