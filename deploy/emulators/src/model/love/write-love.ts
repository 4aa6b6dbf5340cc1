import { careFor } from '../question/care.ts'
import { toldBy } from '../question/told.ts'
import { askedText, type ReadingRequest } from '../reading-request.ts'
import { drawnCard } from '../tarot/drawn-card.ts'
import { Chooser } from '../text/chooser.ts'
import { document } from '../text/prose.ts'
import { cardSection } from './card-section.ts'
import { closing } from './closing.ts'
import { kindOf, type Matter } from './matter.ts'
import { numbersSection } from './numbers-section.ts'
import { opening } from './opening.ts'
import { personNamed } from './person.ts'
import { titles } from './phrases/opening-lines.ts'
import { safeTitles } from './phrases/safe-lines.ts'
import { safeReading } from './safe-reading.ts'
import { themeSection } from './theme-section.ts'

const numberKinds = ['your-number', 'partner-number', 'numbers-together']

/** So many of the reader's statements are taken up at the beginning. */
const MOST_TOLD = 2

/** A love reading as Markdown, or undefined when the facts hold no card. */
export function writeLove(request: ReadingRequest): string | undefined {
  const { facts } = request
  const cards = facts.flatMap((fact) => drawnCard(fact) ?? [])
  if (cards.length === 0) return undefined
  const asked = askedText(request)
  const care = careFor(asked, request.concerns ?? [])
  const matter: Matter = {
    chooser: new Chooser(JSON.stringify([facts, asked, request.date])),
    cards,
    themes: facts.filter((fact) => kindOf(fact) === 'theme'),
    numbers: facts.filter((fact) => numberKinds.includes(kindOf(fact))),
    others: facts
      .filter((fact) => !kindOf(fact) && !fact.data?.card)
      .concat(facts.filter((fact) => ['note', 'own-words'].includes(kindOf(fact)))),
    stage: facts.find((fact) => kindOf(fact) === 'stage'),
    safety: facts.find((fact) => kindOf(fact) === 'safety'),
    care,
    telling: asked,
    told: care && care !== 'bereavement' ? [] : toldBy(asked).slice(0, MOST_TOLD),
    quoted: [],
    them: personNamed(request.reader?.partnerName),
  }
  const { chooser, safety, themes } = matter
  chooser.enter('title')
  if (safety) return document([`# ${chooser.pick(safeTitles)}`, ...safeReading(matter, safety)])
  return document([
    `# ${chooser.pick(titles)}`,
    opening(matter),
    ...themes.flatMap((theme, at) => themeSection(theme, at, matter)),
    ...numbersSection(matter),
    ...cards.flatMap((card, at) => cardSection(card, at, matter)),
    ...closing(matter),
  ])
}
