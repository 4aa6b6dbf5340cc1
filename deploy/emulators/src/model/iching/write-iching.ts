import { careFor } from '../question/care.ts'
import { personIn } from '../question/named.ts'
import { toldBy } from '../question/told.ts'
import { topicOf } from '../question/topic.ts'
import { askedText, type ReadingRequest } from '../reading-request.ts'
import { Chooser } from '../text/chooser.ts'
import { document } from '../text/prose.ts'
import { closing } from './closing.ts'
import { type Consultation, consultationOf } from './consultation.ts'
import { guardedReading } from './guarded-reading.ts'
import { leadingSection } from './leading-section.ts'
import { namesOfMatter } from './matter.ts'
import { opening } from './opening.ts'
import { safeTitles } from './phrases/safety.ts'
import { subjects } from './phrases/subjects.ts'
import { primarySection } from './primary-section.ts'
import { relatingSection } from './relating-section.ts'
import { safeReading } from './safe-reading.ts'
import { titleOf } from './title.ts'

const wholeReading = (consultation: Consultation): string[] => [
  ...opening(consultation),
  ...primarySection(consultation),
  ...consultation.leading.flatMap((fact) => leadingSection(consultation, fact)),
  ...relatingSection(consultation),
  closing(consultation),
]

/** Where the reader may be in danger no line is read; where a matter belongs with those trained for it, no advice; grief may hear it. */
const readingFor = (consultation: Consultation): string[] => {
  const { care, chooser } = consultation
  if (care === 'abuse') return [`# ${chooser.pick(safeTitles)}`, ...safeReading(consultation)]
  const read = care === undefined || care === 'bereavement' ? wholeReading : guardedReading
  return [`# ${titleOf(consultation)}`, ...read(consultation)]
}

/** A reading of the six lines; undefined where the facts hold no hexagram. */
export function writeIching(request: ReadingRequest): string | undefined {
  const situation = askedText(request)
  const topic = topicOf(situation)
  const care = careFor(situation, request.concerns ?? [])
  const mourns = care === 'bereavement' || topic.subject === 'grief'
  const consultation = consultationOf(request, {
    chooser: new Chooser(JSON.stringify([request.facts, situation, request.date, request.method])),
    topic,
    matter: namesOfMatter(situation, topic),
    heard: subjects[mourns ? 'grief' : topic.subject].heard,
    care,
    told: care && care !== 'bereavement' ? [] : toldBy(situation),
    person: personIn(situation),
    mourns,
  })
  return consultation && document(readingFor(consultation))
}
