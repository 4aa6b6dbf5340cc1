import { signNames } from '@sibyl/contracts/signs'
import { inAnyOf } from '../../by-language.ts'
import { guarded } from '../../guarded.ts'
import { ordinals } from '../words/ordinals.ts'
import { type LocalSky, localSkies } from './names.data.ts'

const START = '(?<![\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'
const CLAUSE = '[^.;:!?\\n]'
const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

const inAny = inAnyOf(localSkies)

type Rewrite = (text: string) => string
type FiveRewrites = [Rewrite, Rewrite, Rewrite, Rewrite, Rewrite]

/** Builds the replacement for a match from its groups; names among them are already in English. */
const rewrite = (source: string, english: (word: string) => string, as: (...groups: string[]) => string): Rewrite => {
  const pattern = guarded(source, 'u')
  // The last two arguments are the offset of the match and the whole text.
  return (text) => pattern.replace(text, (_, ...groups: string[]) => as(...groups.slice(0, -2).map(english)))
}

/** The English name for an inflected form; a word that is no name is unchanged. */
const naming = (names: readonly (readonly [name: string, said: string])[]): ((word: string) => string) => {
  const whole = names.map(([name, said]) => ({ name, pattern: new RegExp(`^(?:${said})$`, 'u') }))
  return (word) => whole.find(({ pattern }) => pattern.test(word))?.name ?? word
}

const anyOf = (names: readonly (readonly [string, string])[]): string => `(${names.map(([, said]) => said).join('|')})`

const rewritesOf = (sky: LocalSky): Rewrite[] => {
  const points = Object.entries(sky.points)
  const signs = sky.signs.map((said, index) => [signNames[index] ?? '', said] as const)
  const houses = sky.ordinals.map((said, index) => [ordinals[index] ?? '', `${said}|${index + 1}\\.?|${romans[index]}`] as const)
  const aspects = Object.entries(sky.aspects)
  const phases = Object.entries(sky.phases)
  const [toPoint, toSign, toHouse, toAspect, toPhase] = [points, signs, houses, aspects, phases].map(naming) as FiveRewrites
  const point = `(${Object.keys(sky.points).join('|')})`
  const article = "(?:\\p{L}{1,4}[ ’'])?"
  const linking = `(?:(?:${sky.linking}) |[dl][’'])*`
  const [sign, aspect, number, house] = [anyOf(signs), anyOf(aspects), anyOf(houses), `(?:${sky.house})`]
  return [
    rewrite(`${START}${anyOf(points)}${END}`, toPoint, (name) => name),
    rewrite(`${START}${anyOf(phases)}${END}`, toPhase, (name) => name),
    rewrite(`${point},? ${linking}${aspect} ${linking}${article}${point}${END}`, toAspect, (a, kind, b) => `${a} ${kind} ${b}`),
    rewrite(
      `${START}${aspect} (?:${sky.between}) ${article}${point} (?:${sky.and}) ${article}${point}${END}`,
      toAspect,
      (kind, a, b) => `${kind} between ${a} and ${b}`,
    ),
    rewrite(
      `${START}(?:${inAny('between')}) ${article}${point} (?:${sky.and}) ${article}${point}([^.,;:!?\\n]{1,24} )${aspect}${END}`,
      toAspect,
      (a, b, _, kind) => `${kind} between ${a} and ${b}`,
    ),
    rewrite(`${point} (?:${sky.and}) ${article}${point} ${linking}${aspect}${END}`, toAspect, (a, b, kind) => `${a} and ${b} in ${kind}`),
    ...[`${number} ${house}`, `${house} ${number}`].flatMap((numbered) => [
      rewrite(`${START}(?:${sky.into}) (?:${sky.your}) ${numbered}${END}`, toHouse, (nth) => `in your ${nth} house`),
      rewrite(`${START}(?:${sky.into}) (?:\\p{L}{2,3} )?${numbered}${END}`, toHouse, (nth) => `in the ${nth} house`),
      rewrite(`${START}(?:${sky.your}) ${numbered}${END}`, toHouse, (nth) => `your ${nth} house`),
    ]),
    rewrite(
      `(${point.slice(1, -1)})(${CLAUSE}{0,24}? )(?:${sky.into}) ?(?:${sky.sign} ?)?${sign}${END}`,
      toSign,
      (name, between, of) => `${name}${between}in ${of}`,
    ),
    rewrite(
      `${START}${sign} (?:\\p{L}+ )?(?:(?:${inAny('at')})(?: (?:${inAny('the')}|${sky.your}))?|${inAny('atThe')}|${sky.your}) ?(Ascendant|Midheaven)${END}`,
      toSign,
      (of, name) => `${name} in ${of}`,
    ),
    rewrite(`(Ascendant|Midheaven) (?!(?:${sky.and}) )${linking}${article}${sign}${END}`, toSign, (name, of) => `${name} in ${of}`),
    rewrite(`${START}(?:${sign} (?:${sky.rises})|(?:${sky.rises}) ${article}${sign})${END}`, toSign, (a, b) => `${a ?? b} rising`),
    rewrite(`${START}(?:${sky.youAre}) ${sign}${END}`, toSign, (of) => `You are a ${of}`),
    rewrite(`${START}${sign}-${point}${END}`, toSign, (of, name) => `${of} ${name}`),
    rewrite(`(\\d)(?:°|º| (?:${inAny('degree')})) (?:\\p{L}{1,3}[ ’'])?${sign}${END}`, toSign, (digit, of) => `${digit}° ${of}`),
    rewrite(`${START}(?:${sky.sign}) ?${sign}${END}`, toSign, (of) => of),
    rewrite(
      `${point},? (?:(?!(?:${sky.and}|${point}) )\\p{L}{1,11} ){0,4}(?:${sky.retrograde})${END}`,
      (word) => word,
      (name) => `${name} retrograde`,
    ),
    rewrite(
      `${START}(?:${sky.retrograde}) ${point}${END}`,
      (word) => word,
      (name) => `Retrograde ${name}`,
    ),
  ]
}

const rewritesByLanguage = localSkies.map(rewritesOf)

/**
 * Rewrites the placements that a text states in Czech, German, Spanish and French into English, once per language, so that one check covers
 * all of them. A sign on its own is often an everyday word and is left alone: it counts only after a dot, or where the text calls it a
 * sign.
 */
export const inEnglish = (text: string): string[] =>
  rewritesByLanguage.map((rewrites) => rewrites.reduce((said, apply) => apply(said), text))
