import { lowerFirst, paragraph, sentenceCase } from '../text/prose.ts'
import { type Consultation, type HexagramFact, isGuarded, safetyFirst } from './consultation.ts'
import { safetyLines } from './phrases/deeds.ts'
import * as direction from './phrases/direction.ts'
import { commonSlots, link } from './wording.ts'

/** Which half of the picture changes on the way, and what that would mean. */
const halvesThatChange = (consultation: Consultation, relating: HexagramFact): string => {
  const { chooser, primary } = consultation
  const [now, then] = [primary.hexagram, relating.hexagram]
  const slots = commonSlots(consultation)
  if (now.upper === then.upper) return chooser.say(direction.innerChanges, { ...slots, same: now.upper, was: now.lower, is: then.lower })
  if (now.lower === then.lower) return chooser.say(direction.outerChanges, { ...slots, same: now.lower, was: now.upper, is: then.upper })
  const was = `${now.upper} above ${now.lower}`
  return chooser.say(direction.bothChange, { ...slots, was, Was: sentenceCase(was), is: `${then.upper} above ${then.lower}` })
}

/** Where it tends, as a direction: nothing where no line changes. */
export const relatingSection = (consultation: Consultation): string[] => {
  const { chooser, primary, relating, leading, fact } = consultation
  if (!relating) return []
  chooser.enter('relating')
  const heading = `## ${link(relating)}`
  if (safetyFirst(consultation)) return [heading, paragraph(chooser.pick(safetyLines), chooser.pick(safetyLines))]
  const slots = {
    ...commonSlots(consultation),
    help: relating.portrait.help,
    further: chooser.pick(relating.portrait.times),
    here: primary.hexagram.name,
    name: relating.hexagram.name,
    counsel: relating.hexagram.counsel,
  }
  if (isGuarded(consultation)) return [heading, paragraph(chooser.say(direction.beside, slots), chooser.pick(direction.noPromise))]
  const ask = chooser.pick(relating.portrait.asks)
  const ownText = fact('relating-judgement') !== undefined
  return [
    heading,
    paragraph(chooser.say(direction.tendings, slots), leading.length > 1 ? '' : halvesThatChange(consultation, relating)),
    paragraph(
      ownText
        ? chooser.say(direction.advice, slots)
        : chooser.sayShort(direction.aheadShort, { help: relating.portrait.help }) || chooser.say(direction.ahead, slots),
      chooser.pick(direction.noPromise),
      chooser.sayShort(direction.asksAhead, { ask: lowerFirst(ask) }) || ask,
    ),
  ]
}
