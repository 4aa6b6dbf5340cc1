import { careFor } from '../question/care.ts'
import { personIn, timeIn } from '../question/named.ts'
import { toldBy } from '../question/told.ts'
import { type Topic, topicOf } from '../question/topic.ts'
import { askedText, type ReadingRequest } from '../reading-request.ts'
import { Chooser } from '../text/chooser.ts'
import { document, sentenceCase } from '../text/prose.ts'
import { closing, relatingSection } from './closing.ts'
import { asLine, type Consultation, consultationOf, safetyFirst } from './consultation.ts'
import { primarySection } from './hexagram-section.ts'
import { leadingSection } from './leading-section.ts'
import { opening } from './opening.ts'

/** What a situation is about, without phrases that sound wrong beside an oracle of change. */
const topicFor = (situation: string): Topic => {
  const topic = topicOf(situation)
  const [first, ...more] = topic.nouns.filter((noun) => !/^(?:the memory of|the question of|the waiting)/u.test(noun))
  const person = personIn(situation)
  const bond = person && /^(?:family|relationship)$/u.test(topic.subject) ? [`things between you and ${person}`] : []
  return { ...topic, nouns: first ? [first, ...more, ...bond, 'what you describe'] : ['what you describe'] }
}

const safeTitles = ['A place to stand', 'First, somewhere safe', 'Not carried alone', 'Somewhere safe to think']

/** Two to six words: a line's picture, or the hexagrams' names. */
const titleOf = (consultation: Consultation): string => {
  const { chooser, primary, relating, leading } = consultation
  chooser.enter('title')
  if (safetyFirst(consultation)) return chooser.pick(safeTitles)
  const signs = leading.flatMap((fact) => asLine(fact)?.line.sign ?? [])
  const names = relating
    ? [`${primary.hexagram.name}, then ${relating.hexagram.name}`, `From ${primary.hexagram.name} to ${relating.hexagram.name}`]
    : [`${primary.hexagram.name}, at rest`, `${primary.hexagram.name}, and nothing moves`]
  const fitting = [...signs, ...names].filter((title) => title.split(' ').length <= 6 && title.split(' ').length >= 2)
  return sentenceCase(fitting.length > 0 ? chooser.pick(fitting) : 'Six lines, read upward')
}

/** A reading of the six lines; undefined where the facts hold no hexagram. */
export function writeIching(request: ReadingRequest): string | undefined {
  const situation = askedText(request)
  const chooser = new Chooser(JSON.stringify([request.facts, situation, request.date, request.method]))
  const care = careFor(situation, request.concerns ?? [])
  const consultation = consultationOf(request, {
    chooser,
    topic: topicFor(situation),
    care,
    told: care && care !== 'bereavement' ? [] : toldBy(situation),
    person: personIn(situation),
    when: timeIn(situation),
  })
  if (!consultation) return undefined
  return document([
    `# ${titleOf(consultation)}`,
    opening(consultation),
    ...primarySection(consultation),
    ...consultation.leading.flatMap((fact) => leadingSection(consultation, fact)),
    ...relatingSection(consultation),
    closing(consultation),
  ])
}
