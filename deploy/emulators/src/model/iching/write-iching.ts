import { careFor } from '../question/care.ts'
import { personIn } from '../question/named.ts'
import { toldBy } from '../question/told.ts'
import { type Topic, topicOf } from '../question/topic.ts'
import { askedText, type ReadingRequest } from '../reading-request.ts'
import { Chooser } from '../text/chooser.ts'
import { document, sentenceCase } from '../text/prose.ts'
import { closing } from './closing.ts'
import { asLine, type Consultation, consultationOf, safetyFirst } from './consultation.ts'
import { primarySection } from './hexagram-section.ts'
import { leadingSection } from './leading-section.ts'
import { opening } from './opening.ts'
import { subjects } from './phrases/subjects/subjects.ts'
import { relatingSection } from './relating-section.ts'

/** Phrases that sound wrong beside an oracle of change, or too general where there are others. */
const unfitting =
  /^(?:the memory of|the question of|the waiting|the missing|the cost of|the learning itself|the thing you ask|your own making|your means|your studies|the place you live in|love$)/u

/** What a situation is about, in noun phrases that fit here. */
const topicFor = (situation: string): Topic => {
  const topic = topicOf(situation)
  const person = personIn(situation)
  const bond = person && /^(?:family|relationship)$/u.test(topic.subject) ? [`what is between you and ${person}`] : []
  const [first = 'what you describe', ...more] = [
    ...topic.nouns.filter((noun) => !unfitting.test(noun)),
    ...bond,
    ...subjects[topic.subject].nouns,
    'what you describe',
  ]
  return { ...topic, nouns: [first, ...more.filter((noun) => noun !== first)] }
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
  const topic = topicFor(situation)
  const care = careFor(situation, request.concerns ?? [])
  const consultation = consultationOf(request, {
    chooser: new Chooser(JSON.stringify([request.facts, situation, request.date, request.method])),
    topic,
    words: subjects[care === 'bereavement' ? 'grief' : topic.subject],
    care,
    told: care && care !== 'bereavement' ? [] : toldBy(situation),
    person: personIn(situation),
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
