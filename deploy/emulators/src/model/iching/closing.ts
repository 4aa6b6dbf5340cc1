import { paragraph, sentenceCase } from '../text/prose.ts'
import { asLine, type Consultation, type HexagramFact, isGuarded, leadingCounsel, leadingSign, safetyFirst } from './consultation.ts'
import * as answer from './phrases/answers.ts'
import { safetyLines } from './phrases/deeds.ts'
import * as direction from './phrases/direction.ts'
import { counselSlots, link } from './wording.ts'

/** Which half of the picture changes on the way, and what that would mean. */
const halvesThatChange = ({ chooser, topic, primary, relating }: Consultation): string => {
  if (!relating) return ''
  const [now, then] = [primary.hexagram, relating.hexagram]
  const np = chooser.pick(topic.nouns)
  const said = (change: readonly string[], meaning: readonly string[], slots: Record<string, string>) =>
    paragraph(chooser.say(change, slots), chooser.sayShort(meaning, { np }))
  if (now.upper === then.upper) return said(direction.innerChanges, direction.inwardly, { same: now.upper, was: now.lower, is: then.lower })
  if (now.lower === then.lower)
    return said(direction.outerChanges, direction.outwardly, { same: now.lower, was: now.upper, is: then.upper })
  const Was = sentenceCase(`${now.upper} above ${now.lower}`)
  return said(direction.bothChange, direction.entirely, { Was, is: `${then.upper} above ${then.lower}` })
}

const towards = (consultation: Consultation, relating: HexagramFact): string => {
  const { chooser, topic, primary, leading } = consultation
  const last = leading.find(({ data }) => data?.chief === true) ?? leading.at(-1)
  const sign = last && asLine(last)?.line.sign
  const slots = {
    np: chooser.pick(topic.nouns),
    from: chooser.pick(primary.hexagram.keywords),
    to: chooser.pick(relating.hexagram.keywords),
    Sign: sentenceCase(sign ?? ''),
  }
  return paragraph(
    chooser.sayShort(direction.tendings, slots),
    chooser.sayShort(sign ? direction.hinges : direction.hingesWithoutSign, slots),
  )
}

/** Where it tends, as a direction: nothing where no line changes. */
export const relatingSection = (consultation: Consultation): string[] => {
  const { chooser, relating, fact } = consultation
  if (!relating) return []
  chooser.enter('relating')
  const heading = `## ${link(relating)}`
  if (safetyFirst(consultation)) return [heading, paragraph(chooser.pick(safetyLines), chooser.pick(safetyLines))]
  const own = !fact('relating-judgement') && !isGuarded(consultation)
  const slots = { name: relating.hexagram.name, ...counselSlots(relating.hexagram.counsel) }
  return [
    heading,
    paragraph(
      towards(consultation, relating),
      halvesThatChange(consultation),
      own ? chooser.sayShort(direction.ahead, slots) : '',
      own ? chooser.say(direction.noPromise) : '',
    ),
  ]
}

const whatWorksInside = ({ chooser, topic, primary, nuclear }: Consultation): string => {
  if (!nuclear) return ''
  const slots = {
    nuclear: link(nuclear),
    a: chooser.pick(nuclear.hexagram.keywords),
    from: chooser.pick(primary.hexagram.keywords),
    np: chooser.pick(topic.nouns),
  }
  return paragraph(chooser.say(answer.inside, slots), chooser.sayShort(answer.insideBrings, slots))
}

/** What was asked, answered with where it stands, what leads and where it tends. */
const answered = (consultation: Consultation): string => {
  const { chooser, topic, primary, relating, told } = consultation
  const [from = '', , other = ''] = primary.hexagram.keywords
  const slots = {
    np: chooser.pick(topic.nouns),
    clause: topic.clause ?? '',
    from,
    to: relating ? chooser.pick(relating.hexagram.keywords) : other,
    sign: leadingSign(consultation),
    Sign: sentenceCase(leadingSign(consultation)),
    told: told[0] ?? '',
    ...counselSlots(leadingCounsel(consultation)),
  }
  if (isGuarded(consultation)) return chooser.sayShort(answer.careAnswers, slots)
  const counsel = chooser.sayShort(answer.untilThen, slots)
  const toAsked = topic.clause ? (relating ? answer.answers[topic.form] : answer.askedAtRest) : undefined
  if (toAsked) return paragraph(chooser.say(toAsked, slots), counsel)
  return paragraph(
    told[0] ? chooser.sayShort(answer.stillTold, slots) : '',
    chooser.sayShort(relating ? answer.answersToTold : answer.answersAtRest, slots),
    counsel,
  )
}

/** What works inside, what binds it together, and whose choice it is. */
export const closing = (consultation: Consultation): string => {
  const { chooser } = consultation
  chooser.enter('closing')
  const disclaimer = chooser.say(answer.disclaimers)
  if (safetyFirst(consultation)) return paragraph(chooser.pick(safetyLines), chooser.pick(safetyLines), disclaimer)
  return paragraph(whatWorksInside(consultation), answered(consultation), disclaimer)
}
