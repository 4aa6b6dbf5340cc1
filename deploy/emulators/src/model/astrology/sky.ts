import type { Fact, ReadingRequest } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import { houseVoices } from './phrases/houses.ts'
import { signVoices } from './phrases/signs.ts'

export const textOf = (fact: Fact, key: string): string => (typeof fact.data?.[key] === 'string' ? fact.data[key] : '')
export const numberOf = (fact: Fact, key: string): number | undefined => (typeof fact.data?.[key] === 'number' ? fact.data[key] : undefined)

export const factWith = ({ facts }: ReadingRequest, id: string): Fact | undefined => facts.find((fact) => fact.id === id)

export const linked = (fact: Fact): string => `[${fact.label}](fact:${fact.id})`

/** In the middle of a sentence a label begins small, unless its first word is a name. */
export const running = (fact: Fact): string =>
  `[${fact.label.replace(/^(?:A|The|Born|Time|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|Twelfth)\b/u, (word) => word.toLowerCase())}](fact:${fact.id})`

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth']
export const ordinal = (house: number): string => ordinals[house - 1] ?? String(house)

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** The slots that a sign fills, each chosen anew. */
export const signSlots = (sign: number | undefined, chooser: Chooser): Record<string, string> => {
  const voice = signVoices[sign ?? 0] ?? signVoices[0]
  if (!voice) return {}
  const image = chooser.pick(voice.image)
  return {
    way: chooser.pick(voice.way),
    image,
    gift: chooser.pick(voice.gift),
    need: chooser.pick(voice.need),
    price: chooser.pick(voice.price),
  }
}

/** The slots that a house fills: what it is about, an hour in which it is felt, and something to do there. */
export const houseSlots = (house: number | undefined, chooser: Chooser): { where: string; scene: string; deed: string } => {
  const voice = houseVoices[(house ?? 1) - 1]
  return { where: chooser.pick(voice?.themes ?? []), scene: chooser.pick(voice?.scenes ?? []), deed: chooser.pick(voice?.deeds ?? []) }
}

export const degreeOf = (fact: Fact): string => {
  const [degree, minute] = [numberOf(fact, 'degree'), numberOf(fact, 'minute')]
  return degree === undefined || minute === undefined ? 'its place' : `${degree}°${String(minute).padStart(2, '0')}′`
}

/** A first name that is one: letters only, so that nothing else can be said through it. */
export const firstNameOf = ({ reader }: ReadingRequest): string | undefined => {
  const name = reader?.firstName
  return typeof name === 'string' && /^\p{Lu}[\p{L}\p{M}’'-]{1,24}$/u.test(name.trim()) ? name.trim() : undefined
}

const MOST_TITLE_WORDS = 6

/** A title of at most six words: the pool's templates that come out longer are left. */
export const titleFrom = (pool: readonly string[], sign: number | undefined, chooser: Chooser): string => {
  const titles = pool.map((template) => chooser.say([template], signSlots(sign, chooser)))
  return capital(chooser.pick(titles.filter((title) => title.split(' ').length <= MOST_TITLE_WORDS)))
}
