import { paragraph } from '../text/prose.ts'
import { asLine, type Consultation, isGuarded, safetyFirst } from './consultation.ts'
import { safetyLines } from './phrases/deeds.ts'
import {
  bindings,
  bindingsAtRest,
  careBindings,
  disclaimers,
  inside,
  insideWords,
  keywordLines,
  noPromises,
  relatingCounsel,
  tendings,
  tendingsWithoutSign,
} from './phrases/frames.ts'
import { counselSlots, link } from './wording.ts'

/** Where it tends, as a direction: nothing where no line changes. */
export const relatingSection = (consultation: Consultation): string[] => {
  const { chooser, topic, primary, relating, leading } = consultation
  if (!relating) return []
  chooser.enter('relating')
  const heading = `## ${link(relating)}`
  if (safetyFirst(consultation)) return [heading, paragraph(chooser.pick(safetyLines), chooser.pick(safetyLines))]
  const [a = '', b = '', c = ''] = relating.hexagram.keywords
  const last = leading.at(-1)
  const sign = last && asLine(last)?.line.sign
  const slots = {
    np: chooser.pick(topic.nouns),
    from: chooser.pick(primary.hexagram.keywords),
    to: chooser.pick(relating.hexagram.keywords),
    sign: sign ?? '',
    Sign: sign ? sign.charAt(0).toUpperCase() + sign.slice(1) : '',
  }
  const judged = consultation.fact('relating-judgement')
  return [
    heading,
    paragraph(
      chooser.say(keywordLines, { a, b, c }),
      chooser.say(sign ? tendings : tendingsWithoutSign, slots),
      chooser.say(noPromises),
      judged || isGuarded(consultation)
        ? ''
        : chooser.say(relatingCounsel, {
            np: chooser.pick(topic.nouns),
            primary: primary.hexagram.name,
            ...counselSlots(relating.hexagram.counsel),
          }),
    ),
  ]
}

const whatWorksInside = ({ chooser, nuclear }: Consultation): string =>
  nuclear
    ? paragraph(chooser.say(inside, { nuclear: link(nuclear) }), chooser.say(insideWords, { a: chooser.pick(nuclear.hexagram.keywords) }))
    : ''

const binding = (consultation: Consultation): string => {
  const { chooser, topic, primary, relating, leading } = consultation
  if (isGuarded(consultation)) return chooser.say(careBindings)
  const chief = leading.find(({ data }) => data?.chief === true) ?? leading[0]
  const counsel = typeof chief?.data?.counsel === 'string' ? chief.data.counsel : primary.hexagram.counsel
  const slots = {
    np: chooser.pick(topic.nouns),
    primary: primary.hexagram.name,
    relating: relating?.hexagram.name ?? '',
    ...counselSlots(counsel),
  }
  return chooser.say(relating ? bindings : bindingsAtRest, slots)
}

/** What works inside, what binds it together, and whose choice it is. */
export const closing = (consultation: Consultation): string => {
  const { chooser } = consultation
  chooser.enter('closing')
  const disclaimer = chooser.say(disclaimers)
  if (safetyFirst(consultation)) return paragraph(chooser.pick(safetyLines), chooser.pick(safetyLines), disclaimer)
  return paragraph(whatWorksInside(consultation), binding(consultation), disclaimer)
}
