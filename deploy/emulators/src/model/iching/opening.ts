import { inWords, paragraph } from '../text/prose.ts'
import { asLine, type Consultation, isGuarded, leadingSign, safetyFirst } from './consultation.ts'
import { referrals } from './phrases/care.ts'
import * as met from './phrases/question-met.ts'
import { link, listed } from './wording.ts'

const moving = ({ chooser, relating }: Consultation): string =>
  relating ? chooser.say(met.moves.changing, { relating: link(relating, relating.hexagram.name) }) : chooser.say(met.moves.resting)

const understood = (consultation: Consultation): string => {
  const { chooser, topic, told, primary } = consultation
  const [first] = told
  const slots = { told: first ?? '', clause: topic.clause ?? '', np: topic.nouns[0], primary: link(primary), moves: moving(consultation) }
  if (first) return paragraph(chooser.say(met.told, slots), topic.clause ? chooser.sayShort(met.andAsked, slots) : '')
  return chooser.say(topic.clause ? met.asked : met.untold, slots)
}

const spokenOf = ({ chooser, topic, primary, relating }: Consultation): string => {
  const [a = '', b = '', c = ''] = primary.hexagram.keywords
  const slots = { a, b, c, np: chooser.pick(topic.nouns), to: relating ? chooser.pick(relating.hexagram.keywords) : '' }
  return paragraph(
    chooser.sayShort(met.themes, slots),
    chooser.sayShort(met.nearest, slots),
    chooser.sayShort(relating ? met.leaning : met.resting, slots),
  )
}

const also = (consultation: Consultation): string => {
  const { chooser, told, when, primary, relating } = consultation
  const [, second] = told
  const to = chooser.pick((relating ?? primary).hexagram.keywords)
  if (second) return chooser.say(met.alsoTold, { told: second, sign: leadingSign(consultation), to })
  return when && relating && !isGuarded(consultation) ? chooser.sayShort(met.alsoTime, { when }) : ''
}

const leads: Readonly<Record<'none' | 'one' | 'many' | 'all', string>> = {
  none: 'the judgement speaks',
  one: 'its text leads',
  many: 'a rule says which texts lead',
  all: 'an old rule says what leads',
}

const whatWasCast = (consultation: Consultation): string => {
  const { chooser, topic, changing, leading, fact, primary } = consultation
  const [cast, rule] = [fact('cast'), fact('rule')]
  if (!cast || !rule) return ''
  const kind = changing === 0 ? 'none' : changing === 1 ? 'one' : changing === 6 ? 'all' : 'many'
  const signs = leading.flatMap((each) => asLine(each)?.line.sign ?? [])
  return paragraph(
    chooser.say(met.casts, { cast: link(cast, cast.label.replace(/^The /u, 'the ')) }),
    chooser.say(met.rules, { changes: met.changes[kind].replace('$count', inWords(changing)), rule: link(rule, leads[kind]) }),
    chooser.sayShort(met.pointing, {
      np: chooser.pick(topic.nouns),
      signs: signs.length > 0 ? listed(signs) : `the words of ${primary.hexagram.name}`,
    }),
  )
}

/** Takes up what was told, says what was cast and what speaks; on a matter of care, who can help. */
export const opening = (consultation: Consultation): string => {
  const { chooser, care, told } = consultation
  chooser.enter('opening')
  const referral = care ? chooser.say(referrals[care]) : ''
  if (safetyFirst(consultation))
    return paragraph('What you describe is serious, and it is taken seriously.', referral, whatWasCast(consultation))
  return paragraph(
    understood(consultation),
    told.length > 1 ? '' : spokenOf(consultation),
    also(consultation),
    whatWasCast(consultation),
    referral,
  )
}
