import { inWords, paragraph, sentenceCase } from '../text/prose.ts'
import { type Consultation, safetyFirst } from './consultation.ts'
import { referrals } from './phrases/care.ts'
import { asked, casts, moves, rules, told } from './phrases/frames.ts'
import { subjectLines } from './phrases/subject-lines.ts'
import { link } from './wording.ts'

const moving = ({ chooser, relating }: Consultation): string =>
  relating ? chooser.say(moves.changing, { relating: link(relating, relating.hexagram.name) }) : chooser.say(moves.resting)

const whatWasCast = ({ chooser, fact }: Consultation): string => {
  const cast = fact('cast')
  if (!cast) return ''
  const way = cast.data?.way === 'yarrow' ? 'yarrow' : 'coins'
  return chooser.say(casts[way], { cast: link(cast, cast.label.replace(/^The /u, 'the ')) })
}

const leads: Readonly<Record<'none' | 'one' | 'many' | 'all', string>> = {
  none: 'the judgement speaks',
  one: 'its text leads',
  many: 'a rule says which texts lead',
  all: 'an old rule says what leads',
}

const whatLeads = ({ chooser, changing, fact }: Consultation): string => {
  const rule = fact('rule')
  if (!rule) return ''
  const kind = changing === 0 ? 'none' : changing === 1 ? 'one' : changing === 6 ? 'all' : 'many'
  return chooser.say(rules[kind], { rule: link(rule, leads[kind]), Count: sentenceCase(inWords(changing)) })
}

/** Takes up what was told, says what was cast and what speaks; on a matter of care, who can help. */
export const opening = (consultation: Consultation): string => {
  const { chooser, topic, care, primary } = consultation
  chooser.enter('opening')
  const referral = care ? chooser.say(referrals[care]) : ''
  if (safetyFirst(consultation))
    return paragraph(
      'What you describe is serious, and it is taken seriously.',
      referral,
      whatWasCast(consultation),
      whatLeads(consultation),
    )
  const slots = { np: topic.nouns[0], clause: topic.clause ?? '', primary: link(primary), moves: moving(consultation) }
  return paragraph(
    chooser.say(topic.clause ? asked : told, slots),
    chooser.say(subjectLines[topic.subject]),
    whatWasCast(consultation),
    whatLeads(consultation),
    referral,
  )
}
