import { countWords, paragraph } from '../text/prose.ts'
import { type Dreamed, dreamLink, spokenLabel } from './dreamed.ts'
import { type Companion, companionsOf, type Night } from './night.ts'
import * as company from './phrases/company-lines.ts'
import * as meaning from './phrases/meaning-lines.ts'
import * as meet from './phrases/meeting-lines.ts'
import { afterwards, leads } from './phrases/question-lines.ts'
import { themeLines } from './phrases/theme-lines.ts'
import { linkedOnce, sayOf, type Values } from './wording.ts'

const MOST_WORDS_OF_A_SHORT_LABEL = 2

/** The readings of a picture in a turn of their own; a picture with two of them has no third. */
const readingsIn = (picture: Dreamed, { chooser }: Night): Values => {
  const turn = chooser.below(Math.max(1, picture.readings.length))
  const [ra = '', rb = '', rc = ''] = [...picture.readings.slice(turn), ...picture.readings.slice(0, turn)]
  return { ra, rb, rc }
}

/** Another part of the dream to see a picture from: neither its companion nor one that stands right before or after it. */
const besideOf = (at: number, companion: Companion | undefined, { chooser, pictures, company: others }: Night): string => {
  const far = pictures.filter((_picture, index) => Math.abs(index - at) > 1)
  const near = pictures.filter((_picture, index) => Math.abs(index - at) === 1)
  const free = [...far, ...others].filter((each) => each !== companion)
  const from = free.length > 0 ? free : near
  const chosen = from[chooser.below(from.length)]
  return chosen ? dreamLink(chosen) : ''
}

const meeting = (picture: Dreamed, at: number, { chooser, pictures }: Night, values: Values): string => {
  if (picture.sharedWith) return sayOf(chooser, meet.inOneBreath, values)
  if (!picture.words) return sayOf(chooser, meet.unquoted, values)
  if (at > 0) return sayOf(chooser, meet.laterPictures, values)
  const first = picture.atEdge ? meet.openings : meet.firstPictures
  return sayOf(chooser, pictures.length > 1 || values.near ? first : meet.onlyPictures, values)
}

const poolFor = ({ kind, lost, named }: Dreamed): readonly string[] => {
  if (kind === 'emotion') return named ? company.withFeeling : company.withFeelingBetween
  if (kind === 'person') return lost ? company.withLostPerson : company.withPerson
  return kind === 'setting' ? company.withPlace : company.withPicture
}

/** What a picture comes to beside its companion, or beside another picture where it has none. */
const inCompany = (picture: Dreamed, at: number, companion: Companion | undefined, night: Night, values: Values): string => {
  const { chooser, pictures, nouns, grieving, told } = night
  if (picture.lost) return sayOf(chooser, meaning.missed, values)
  if (companion === 'life') return sayOf(chooser, grieving ? company.withLoss : company.withLife, { ...values, np: chooser.pick(nouns) })
  if (companion === 'more life') return sayOf(chooser, company.withMoreLife, { ...values, told: told[1] ?? '' })
  const others = pictures.filter((each) => each !== picture)
  const other = companion ?? others[(at + 1) % Math.max(1, others.length)]
  if (!other) return sayOf(chooser, meaning.alone, values)
  return sayOf(chooser, poolFor(other), { ...values, other: dreamLink(other), ro: chooser.pick(other.readings) })
}

const question = (picture: Dreamed, { chooser }: Night, values: Values): string[] => {
  if (picture.lost) return [chooser.pick(meaning.missedQuestions)]
  const short = countWords(picture.label) <= MOST_WORDS_OF_A_SHORT_LABEL
  const lead = sayOf(chooser, leads, { ...values, it: short ? spokenLabel(picture) : '' })
  return [chooser.chance(2 / 3) ? lead : '', picture.ask, chooser.chance(1 / 3) ? chooser.pick(afterwards) : '']
}

/** One short sentence on a picture in general, in about half of the sections: that it returns, or what its theme brings up; nothing general is said to somebody who is hurt. */
const aside = ({ times, theme }: Dreamed, { chooser, care }: Night): string => {
  if (times > 1 && chooser.hasFresh(meet.again)) return chooser.pick(meet.again)
  const ofTheme = care === 'abuse' ? [] : (themeLines[theme] ?? [])
  return chooser.chance(1 / 2) && chooser.hasFresh(ofTheme) ? chooser.pick(ofTheme) : ''
}

/** One picture under its heading: how it stands in the telling and what it may mean; then what stands beside it, and a question. */
export const section = (picture: Dreamed, at: number, night: Night): string[] => {
  const { chooser, pictures } = night
  chooser.enter(`section ${picture.id}`)
  const companion = companionsOf(night)[at]
  const [previous, next] = [pictures[at - 1], pictures[at + 1] ?? night.company.find((each) => each !== companion)]
  const where = picture.where || 'in your telling'
  const beside = besideOf(at, companion, night)
  const values: Values = {
    ...readingsIn(picture, night),
    it: dreamLink(picture),
    q: picture.words,
    prev: previous ? dreamLink(previous) : '',
    near: next ? dreamLink(next) : previous ? dreamLink(previous) : '',
    shared: picture.sharedWith ? dreamLink(picture.sharedWith) : '',
    where,
    beside,
  }
  return [
    `## [${picture.label}](fact:${picture.id})`,
    linkedOnce(
      paragraph(
        meeting(picture, at, night, values),
        sayOf(chooser, beside ? meaning.meanings : meaning.meaningsAlone, values),
        aside(picture, night),
      ),
    ),
    linkedOnce(paragraph(inCompany(picture, at, companion, night, values), ...question(picture, night, values))),
  ]
}
