import { paragraph, sentenceCase } from '../text/prose.ts'
import { dreamLink } from './dreamed.ts'
import { endsOf, linksTo, type Night, readingsOfEnds, sayable } from './night.ts'
import * as frame from './phrases/frame-lines.ts'

const way = (night: Night): string => {
  const { chooser, symbols } = night
  const { first, last } = endsOf(night)
  if (!first || !last) return ''
  const slots = readingsOfEnds(night)
  if (first === last) return chooser.sayShort(frame.onlyOne, slots)
  const between = symbols.filter((each) => each !== first && each !== last && each.kind === 'symbol')
  return between.length > 0
    ? chooser.say(frame.openings, { ...slots, middle: linksTo(between.slice(0, 3)) })
    : chooser.say(frame.openingsOfTwo, slots)
}

const inCompany = (night: Night): string[] => {
  const { chooser, company } = night
  const { first, last } = endsOf(night)
  const of = (kind: string) => company.filter((each) => each.kind === kind)
  const said = (pool: readonly string[], kind: string) =>
    of(kind).length > 0
      ? chooser.sayShort(pool, {
          list: linksTo(of(kind)),
          first: first ? dreamLink(first) : '',
          last: last ? dreamLink(last) : '',
          felt: chooser.pick(of(kind)[0]?.readings ?? []),
        })
      : ''
  return [
    said(of('emotion').length > 1 ? frame.feelings : frame.oneFeeling, 'emotion'),
    said(frame.people, 'person'),
    said(frame.places, 'setting'),
  ]
}

const life = (night: Night): string => {
  const { chooser } = night
  const slots = readingsOfEnds(night)
  const told = { ...slots, told: night.lifeTold ?? '' }
  if (night.lifeTold) return chooser.sayShort(frame.lifeTold, told) || chooser.say(sayable(frame.longLifeTold, slots), told)
  return night.life ? chooser.sayShort(frame.lifeUntold, { ...slots, np: night.life }) : ''
}

/** From where to where it goes, what was felt and who was there, what the reader says of their days; on a matter of care, who can help. */
export const opening = (night: Night): string => {
  const { chooser, wholes, care } = night
  chooser.enter('opening')
  const telling = wholes.find(({ id }) => id === 'telling')
  return paragraph(
    way(night),
    ...inCompany(night).map(sentenceCase),
    life(night),
    telling ? chooser.say(frame.tellings, { telling: '[your telling](fact:telling)' }) : '',
    ...(care ? (frame.dreamCare[care] ?? []) : []),
  )
}
