import type { Fact, ReadingRequest } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import { document, lowerFirst, paragraph } from '../text/prose.ts'
import * as frames from './phrases/natal-frames.ts'
import { signScenes } from './phrases/sign-scenes.ts'
import { signVoices } from './phrases/signs.ts'
import { bodyThemes, elementWords, modeWords, phaseWords } from './phrases/themes.ts'
import {
  capital,
  degreeOf,
  factWith,
  firstNameOf,
  houseSlots,
  linked,
  numberOf,
  ordinal,
  running,
  signSlots,
  textOf,
  titleFrom,
} from './sky.ts'

type Natal = { request: ReadingRequest; chooser: Chooser; sun: Fact }

const voices: Readonly<Record<string, readonly string[]>> = {
  sun: frames.sunFrames,
  moon: frames.moonFrames,
  ascendant: frames.risingFrames,
}

/** One of the three that a chart is told by: what it is like to live with, where it shows, what it costs, and one small deed. */
const placementSection = ({ chooser }: Natal, fact: Fact, beside: Fact, more: string): string[] => {
  chooser.enter(`placement ${fact.id}`)
  const [sign, also, house] = [numberOf(fact, 'sign'), numberOf(fact, 'alsoSign'), numberOf(fact, 'house')]
  const voice = signSlots(sign, chooser)
  const slots = { ...voice, fact: running(fact), Fact: running(fact), degree: degreeOf(fact) }
  const second = also === undefined ? '' : chooser.say(frames.eitherSign, signSlots(also, chooser))
  const costs =
    house === undefined
      ? chooser.say(frames.unhoused, slots)
      : chooser.say(frames.housed, { ...slots, ...houseSlots(house, chooser), nth: ordinal(house) })
  const when = chooser.say(frames.lacking, { beside: running(beside), also: signSlots(numberOf(beside, 'sign'), chooser).need ?? '' })
  const first = chooser.say(voices[fact.id] ?? frames.sunFrames, slots)
  const gift = first.includes(voice.gift ?? '') ? '' : chooser.say(frames.gifts, slots)
  return [
    `## ${linked(fact)}`,
    paragraph(first, chooser.pick(signScenes[sign ?? 0] ?? []), gift, second),
    paragraph(costs, when, more, chooser.pick(signVoices[sign ?? 0]?.advice ?? [])),
  ]
}

const theme = (chooser: Chooser, body: string): string => chooser.pick(bodyThemes[body] ?? bodyThemes.sun ?? [])

/** Degrees from exactness as charts write them: 11′, 2°48′. */
const orbInWords = (orb: number): string => {
  const minutes = Math.max(1, Math.round(orb * 60))
  return minutes < 60 ? `${minutes}′` : `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}

const aspectSection = ({ chooser }: Natal, fact: Fact): string[] => {
  chooser.enter(`aspect ${fact.id}`)
  const pool = frames.aspectFrames[textOf(fact, 'aspect')] ?? frames.aspectFrames.trine ?? []
  const heading = chooser.pick(pool.map((frame) => frame.heading))
  const frame = pool.find((each) => each.heading === heading)
  if (!frame) return []
  const line = chooser.say([frame.line], {
    fact: running(fact),
    Fact: running(fact),
    orb: orbInWords(numberOf(fact, 'orb') ?? 0),
    np: theme(chooser, textOf(fact, 'a')),
    other: theme(chooser, textOf(fact, 'b')),
  })
  const since = chooser.hasFresh(fact.data?.applying === true ? frames.closing : frames.parting)
    ? chooser.pick(fact.data?.applying === true ? frames.closing : frames.parting)
    : ''
  return [`## ${heading}`, paragraph(line, frame.life, since, frame.deed)]
}

const sizes = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']

const housesSection = ({ request, chooser }: Natal): string[] => {
  const houses = request.facts.filter(({ id }) => /^house-\d+$/u.test(id))
  const crowd = (fact: Fact) => (Array.isArray(fact.data?.bodies) ? fact.data.bodies.filter((body) => body !== 'node').length : 0)
  const [fullest] = [...houses].sort((a, b) => crowd(b) - crowd(a))
  const midheaven = factWith(request, 'midheaven')
  if (!fullest || !midheaven) return []
  chooser.enter('houses')
  const count = crowd(fullest)
  const slots = {
    ...houseSlots(numberOf(fullest, 'house'), chooser),
    fact: running(fullest),
    Fact: running(fullest),
    count: sizes[count] ?? String(count),
  }
  const gathered = chooser.say(count > 1 ? frames.houseCrowd : frames.houseScattered, slots)
  const question = chooser.say(frames.houseQuestions, slots)
  const above = chooser.say(frames.topFrames, {
    ...signSlots(numberOf(midheaven, 'sign'), chooser),
    top: running(midheaven),
    degree: degreeOf(midheaven),
  })
  const node = factWith(request, 'node')
  const toward = node
    ? chooser.say(frames.nodeFrames, { ...signSlots(numberOf(node, 'sign'), chooser), fact: running(node), degree: degreeOf(node) })
    : ''
  return [
    `## ${chooser.pick(count > 1 ? frames.houseHeadings : frames.scatteredHeadings)}`,
    paragraph(gathered, question),
    paragraph(above, toward),
  ]
}

const balanceSection = ({ request, chooser, sun }: Natal): string[] => {
  const [elements, modes, phase] = [factWith(request, 'elements'), factWith(request, 'modes'), factWith(request, 'moon-phase')]
  if (!elements || !modes) return []
  chooser.enter('balance')
  const dominant = elementWords[textOf(elements, 'dominant')] ?? elementWords.fire
  const missing = Array.isArray(elements.data?.missing) ? elements.data.missing.filter((one) => typeof one === 'string') : []
  const [lacking] = missing
  const sentences = [
    chooser.say(frames.balanceFrames, { fact: running(elements), much: chooser.pick(dominant?.much ?? []) }),
    chooser.say(frames.modeFrames, { modes: running(modes), mode: chooser.pick(modeWords[textOf(modes, 'dominant')] ?? []) }),
    chooser.say(frames.balanceSun, { sun: running(sun) }),
    lacking === undefined
      ? ''
      : chooser.say(frames.balanceMissing, { element: lacking, little: chooser.pick(elementWords[lacking]?.little ?? []) }),
    phase && phase.data?.alsoPhase === undefined
      ? chooser.say(frames.phaseFrames, { fact: running(phase), phase: chooser.pick(phaseWords[textOf(phase, 'phase')] ?? []) })
      : '',
    chooser.pick(frames.balanceDeeds),
  ]
  return [`## ${chooser.pick(frames.balanceHeadings)}`, paragraph(...sentences.map(capital))]
}

/** What only a detailed chart has: its ruler, the Part of Fortune, day or night. */
const detailedSection = ({ request, chooser }: Natal): string[] => {
  const ruler = factWith(request, 'chart-ruler')
  if (!ruler) return []
  chooser.enter('detailed')
  const [fortune, sect] = [factWith(request, 'fortune'), factWith(request, 'day-or-night')]
  const told = (fact: Fact, pool: readonly string[], sign: string, house: string): string =>
    chooser.say(pool, {
      ...signSlots(numberOf(fact, sign), chooser),
      fact: running(fact),
      Fact: running(fact),
      ...houseSlots(numberOf(fact, house), chooser),
    })
  return [
    `## ${chooser.pick(frames.premiumHeadings)}`,
    paragraph(
      ...[
        told(ruler, frames.rulerFrames, 'rulerSign', 'rulerHouse'),
        fortune ? told(fortune, frames.fortuneFrames, 'sign', 'house') : '',
        sect ? chooser.say(frames.sectFrames, { fact: running(sect) }) : '',
      ].map(capital),
    ),
  ]
}

const opening = ({ request, chooser, sun }: Natal, moon: Fact | undefined): string[] => {
  chooser.enter('opening')
  const first = chooser.say(frames.openings, {
    sun: running(sun),
    moon: moon ? running(moon) : 'what goes with it',
  })
  const name = firstNameOf(request)
  const note = factWith(request, 'time-note')
  const untimed = note?.data?.unknown === true ? chooser.say(frames.untimedOpenings, { note: running(note) }) : ''
  const place = factWith(request, 'place')
  const where =
    place && untimed === '' ? chooser.say(frames.placeFrames, { place: running(place), time: note ? running(note) : 'the hour' }) : ''
  const addressed = name && chooser.chance(0.5) ? `${name}, ${lowerFirst(first)}` : first
  return [paragraph(addressed, untimed, where, chooser.say(frames.openingsSecond))]
}

/** Of one element, of kindred ones, or not: how Sun and Moon get on, where both signs are known. */
const together = ({ chooser, sun }: Natal, moon: Fact): string => {
  const [a, b] = [numberOf(sun, 'sign'), numberOf(moon, 'sign')]
  if (a === undefined || b === undefined || moon.data?.alsoSign !== undefined) return ''
  const slots = { sun: running(sun) }
  if (a % 4 === b % 4) return chooser.say(frames.sunMoonAlike, slots)
  return chooser.say(a % 2 === b % 2 ? frames.sunMoonFriendly : frames.sunMoonApart, slots)
}

const personal = new Set(['sun', 'moon', 'mercury', 'venus', 'mars'])

/** The closest aspects: first one of the Sun or the Moon, then those of the quick planets; what whole years share comes last. */
const closestAspects = ({ request }: Natal): Fact[] => {
  const aspects = request.facts
    .filter(({ id }) => id.startsWith('aspect-'))
    .sort((a, b) => (numberOf(a, 'orb') ?? 9) - (numberOf(b, 'orb') ?? 9))
  const light = aspects.find((fact) => ['sun', 'moon'].includes(textOf(fact, 'a')))
  const own = aspects.filter((fact) => personal.has(textOf(fact, 'a')))
  const premium = factWith(request, 'chart-ruler') !== undefined
  return [...new Set([...(light ? [light] : []), ...own, ...aspects])].slice(0, premium ? 5 : 3)
}

/** A birth chart: Sun, Moon and Ascendant, the closest aspects, the houses, the balance. */
export function writeNatal(natal: Natal): string {
  const { request, chooser, sun } = natal
  const [moon, ascendant] = [factWith(request, 'moon'), factWith(request, 'ascendant')]
  chooser.enter('title')
  const title = titleFrom(frames.titles, numberOf(sun, 'sign'), chooser)
  const body = [
    ...opening(natal, moon),
    ...placementSection(natal, sun, moon ?? sun, ''),
    ...(moon ? placementSection(natal, moon, ascendant ?? sun, together(natal, moon)) : []),
    ...(ascendant ? placementSection(natal, ascendant, sun, '') : []),
    ...closestAspects(natal).flatMap((fact) => aspectSection(natal, fact)),
    ...housesSection(natal),
    ...balanceSection(natal),
    ...detailedSection(natal),
  ]
  chooser.enter('closing')
  const { gift = '', price = '' } = signSlots(numberOf(sun, 'sign'), chooser)
  const need = signSlots(moon ? numberOf(moon, 'sign') : undefined, chooser).need ?? ''
  const binding = chooser.say(frames.bindings, { gift, price, need, sun: running(sun), moon: moon ? running(moon) : 'the mood' })
  return document([`# ${title}`, ...body, paragraph(binding, chooser.pick(frames.bindingQuestions), chooser.say(frames.disclaimers))])
}
