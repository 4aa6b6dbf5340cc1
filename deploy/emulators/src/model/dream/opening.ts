import { inWords, listed, paragraph } from '../text/prose.ts'
import { type Dreamed, dreamLink } from './dreamed.ts'
import { endsOf, type Night } from './night.ts'
import { dreamCare } from './phrases/care-lines.ts'
import * as lines from './phrases/opening-lines.ts'
import { linkedOnce, sayOf } from './wording.ts'

const linksTo = (all: readonly Dreamed[]): string => listed(all.map(dreamLink))

const way = (night: Night): string[] => {
  const { chooser, pictures, ownWords } = night
  const { first, last } = endsOf(night)
  const parts = linksTo(ownWords)
  if (!first) return [sayOf(chooser, lines.inOwnWords, { parts })]
  if (!last) return [sayOf(chooser, lines.onlyOne, { first }), sayOf(chooser, lines.besideOnlyOne, { parts })]
  const middle = linksTo(pictures.slice(1, -1).slice(0, 3))
  return [sayOf(chooser, middle ? lines.ways : lines.waysOfTwo, { first, last, middle })]
}

const inCompany = (night: Night): string[] => {
  const { chooser, company } = night
  const of = (kind: Dreamed['kind'], named = true) => company.filter((each) => each.kind === kind && each.named === named)
  const felt = of('emotion')
  const values = { ...endsOf(night), list: linksTo(felt), felt: chooser.pick(felt[0]?.readings ?? []) }
  const listed = (pool: readonly string[], all: readonly Dreamed[]) => sayOf(chooser, pool, { list: linksTo(all) })
  return [
    sayOf(chooser, felt.length > 1 ? lines.feelings : lines.oneFeeling, values),
    listed(lines.feelingsBetween, of('emotion', false)),
    listed(lines.people, [...of('person'), ...of('person', false)]),
    listed(lines.places, [...of('setting'), ...of('setting', false)]),
  ]
}

const life = (night: Night): string => {
  const { chooser, told, nouns, named } = night
  const ends = endsOf(night)
  if (nouns.length === 0) return ''
  if (told[0]) return sayOf(chooser, lines.lifeTold, { ...ends, told: told[0] })
  return named ? sayOf(chooser, lines.lifeUntold, { ...ends, np: chooser.pick(nouns) }) : sayOf(chooser, lines.lifeInGeneral, ends)
}

const MOST_COUNTED = 12

const telling = ({ chooser, wholes }: Night): string[] => {
  const fact = wholes.find(({ id }) => id === 'telling')
  if (!fact) return []
  const sentences = Number(fact.data?.sentences)
  const count = sentences > 1 && sentences <= MOST_COUNTED ? inWords(sentences) : ''
  const said = sayOf(chooser, lines.tellings, { telling: '[your telling](fact:telling)', count })
  return fact.detail?.includes('in the present tense') ? [lines.presentTense, said] : [said]
}

/** From where to where it goes, what was felt and who was there; then what the reader says of their days and, on a matter of care, who can help. */
export const opening = (night: Night): string[] => {
  night.chooser.enter('opening')
  const { care, nouns } = night
  const heard = [...way(night), ...inCompany(night)]
  const grounds = [life(night), ...telling(night), ...(care ? (dreamCare[care] ?? []) : [])]
  return nouns.length === 0 && !care
    ? [linkedOnce(paragraph(...heard, ...grounds))]
    : [heard, grounds].map((said) => linkedOnce(paragraph(...said)))
}
