import { type Care, careFor } from '../question/care.ts'
import { toldBy } from '../question/told.ts'
import { topicOf } from '../question/topic.ts'
import type { ReadingRequest } from '../reading-request.ts'
import { Chooser } from '../text/chooser.ts'
import { countWords, document, lowerFirst } from '../text/prose.ts'
import { closing } from './closing.ts'
import { type Dreamed, dreamedIn } from './dreamed.ts'
import type { Night } from './night.ts'
import { opening } from './opening.ts'
import { ownWordsSection } from './own-words-section.ts'
import { plainTitles } from './phrases/titles.ts'
import { section } from './section.ts'

/** How a life can be spoken of whose subject is not known. */
const daysInGeneral = ['the days you describe', 'your days just now']

/** Noun phrases that name something of the reader's, rather than "this matter". */
const telling = /^(?:your |the bond |the memory |this matter with |this (?:move|choice|decision)$)/u

/** What the reader says of their days: as clauses where they can be repeated, and as noun phrases. */
const lifeOf = (text: string, care: Care | undefined): Pick<Night, 'nouns' | 'named' | 'grieving' | 'told'> => {
  if (!text || care === 'abuse') return { nouns: [], named: false, grieving: false, told: [] }
  const { subject, nouns } = topicOf(text)
  const own = nouns.map((noun) => (noun === 'your well-being' ? 'your health' : noun)).filter((noun) => telling.test(noun))
  return {
    nouns: own.length > 0 ? own : daysInGeneral,
    named: own.length > 0,
    grieving: subject === 'grief',
    told: care && care !== 'bereavement' ? [] : toldBy(text),
  }
}

/** The matter of care, if any; where somebody has died, what is told of is a loss, not a question about dying. */
const careIn = (life: string, concerns: readonly string[]): Care | undefined => {
  const care = careFor(life, concerns)
  return care === 'death' && /\b(?:died|passed away)\b/iu.test(life) ? 'bereavement' : care
}

const textIn = (request: ReadingRequest, field: string): string => {
  const value = request.reader?.[field]
  return typeof value === 'string' ? value.trim() : ''
}

const isOwnWord = ({ kind }: Dreamed): boolean => kind === 'beginning' || kind === 'ending' || kind === 'word'

/** A dream reading as Markdown, or undefined when the facts hold nothing of a dream. */
export function writeDream(request: ReadingRequest): string | undefined {
  const parts = dreamedIn(request.facts, textIn(request, 'dreamDescription'))
  const pictures = parts.filter(({ kind }) => kind === 'symbol')
  const ownWords = parts.filter(isOwnWord)
  if (pictures.length + ownWords.length === 0) return undefined
  const wholes = request.facts.filter(({ id }) => !parts.some((part) => part.id === id))
  const tongue = wholes.find(({ id }) => id === 'telling')?.data?.tongue
  const life = textIn(request, 'currentLifeSituation')
  const care = careIn(life, request.concerns ?? [])
  const night: Night = {
    chooser: new Chooser(JSON.stringify([request.facts, life, request.date])),
    pictures,
    ownWords,
    company: parts.filter((part) => !pictures.includes(part) && !ownWords.includes(part)),
    wholes,
    ...lifeOf(life, care),
    care,
    tongue: typeof tongue === 'string' ? tongue : '',
  }
  return document([
    `# ${titleOf(night)}`,
    ...opening(night),
    ...pictures.flatMap((picture, at) => section(picture, at, night)),
    ...ownWords.flatMap((place, at) => ownWordsSection(place, pictures.length + at, night)),
    ...closing(night),
  ])
}

function titleOf({ chooser, pictures }: Night): string {
  chooser.enter('title')
  const [first, last] = [pictures[0], pictures.at(-1)]
  const titles =
    first && last && first !== last
      ? [
          `${first.label}, then ${lowerFirst(last.label)}`,
          `${first.label} and ${lowerFirst(last.label)}`,
          `From ${lowerFirst(first.label)} to ${lowerFirst(last.label)}`,
        ]
      : []
  const fitting = titles.filter((title) => countWords(title) <= 6)
  return fitting.length > 0 ? chooser.pick(fitting) : chooser.pick(plainTitles)
}
