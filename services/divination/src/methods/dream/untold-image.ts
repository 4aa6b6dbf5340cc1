import type { z } from 'zod'
import { patterns, readByLanguage } from '../by-language.ts'
import { bare, type Found, findIn } from './find-symbols.ts'
import type { Tongue } from './lexicon/languages.data.ts'
import { isCommon } from './lexicon/tongues.ts'

const [START, END] = ['(?<!\\p{L})', '(?!\\p{L})']
/** What the reader told, what they did not, and whom they did not. */
const [TOLD, IMAGE, PERSON] = ['⟦(?:[^⟦⟧]+)⟧', '⟪([^⟪⟫]+)⟫', '⟨([^⟨⟩]+)⟩']

const language = patterns(
  ...(['general', 'the', 'vague', 'definite', 'whose', 'place', 'near', 'relative', 'posing', 'may'] as const),
  ...(['dream', 'dreaming', 'exists', 'shows', 'between', 'alone', 'holds', 'past', 'was', 'item', 'reads'] as const),
  ...(['deeds', 'acts', 'stands', 'you', 'of', 'some', 'then'] as const),
)

/** How a language places something in the dream, in a sentence with marks. */
const readerOf = (said: z.infer<typeof language>): RegExp => {
  const { general, the, definite, whose, place, near, relative, posing, may, deeds, acts, stands, you, of, some, then } = said
  const { dream, dreaming, exists, shows, between, alone, holds, past, was, item, reads } = said
  const word = `(?! (?:${reads})${END}) (?:[⟦⟪⟨][^⟦⟧⟪⟫⟨⟩]+[⟧⟫⟩]|[^\\s,;:⟦⟧⟪⟫⟨⟩]+)`
  const at = `(?:${place})(?:[ ’'](?!(?:${reads})${END})[\\p{L}⟪⟫-]+){0,3}[ ’']`
  const beside = `,? ${at}`
  const image = `(?:${definite})${IMAGE}`
  const person = `(?:${whose})${PERSON}`
  const any = `(?:${IMAGE}|(?<=(?:${whose}))${PERSON})`
  const apart = `(?! (?:${between})${END})`
  const told = `⟦?(?:${past})${END}⟧?`
  const who = `(?:${definite}|${whose})`
  const certain = `(?<=${START}(?:${the}) (?:\\p{L}+ )?|[’'])${TOLD}`
  const does = (deed: string): string => `[⟦⟪]?(?:${deed})${END}[⟧⟫]?`
  // A mark of exclamation stands for what a sentence denies: “your father does not follow you”.
  const to = (deed: string): string => ` (?:(?:${you}) (?:\\p{L}+ )?${does(deed)}|${does(deed)}(?:${word}){0,4}? (?:${you})${END}(?! ?!))`
  const open = (who: string): string => `(?:${definite}|${whose}|${some})${who}${apart}(?! (?:${of})${END}|(?:${relative})${END})`
  const anything = `(?:${IMAGE}|${PERSON})`
  const claims = [
    // “The teacher at the blackboard laughs at you”, “wolves howl in the forest”.
    `${open(anything)}(?:${word}){0,4}?(?:${to(deeds)}| ${does(`${deeds}|${acts}`)}(?:(?:${word}){0,3} (?:\\p{L}+[’'])?| ${at})${certain})`,
    `${open(PERSON)}(?:${word}){0,4}?${to(acts)}`,
    `${open(anything)}(?:${word}){0,3}? ${does(stands)}(?: \\p{L}+)? ${at}${TOLD}`,
    `${at}[⟦⟪][^⟦⟧⟪⟫]+[⟧⟫] ${does(`${stands}|${deeds}|${acts}`)} (?:${some})${anything}`,
    // “The darkness in the tunnel shows …”
    `(?:${definite})(?:\\p{L}+|${TOLD}) ${at}${IMAGE} (?:${shows})${END}`,
    `${image}${apart}${beside}${TOLD}(?!(?: \\p{L}+){1,3} !)`,
    `${image}(?:${relative})${END}.*(?:${TOLD}|${START}(?:${dreaming})${END})`,
    // “The dog that barked in the aisle is your conscience”, but not what a river that froze may do.
    `${image}(?:${relative})${END}(?:${word}){0,5}? (?:${past})${END}[^,]*(?:, |(?<!,) )(?!(?:${may})${END})(?:${shows}|${holds}|${reads})${END}`,
    `${image}${apart}${beside}[\\p{L}⟦⟧-]+(?:${word}){0,4}?,? (?:${shows}|${past}|${was})${END}`,
    `${image} (?:${alone})${END}`,
    `(?:${definite}|(?:${whose}))${any}(?:${word}){0,5} (?:${dream})${END}(?! ?!)`,
    `(?:${dream})${END},?(?: (?:${exists}))?(?:${word}){0,7}? (?:[\\p{L}]+[’'])?${any}`,
    `${person}, (?:${posing})${END}`,
    `${person},?(?:${word}){1,7}? (?:(?:\\p{L}+[’'])?${TOLD}|(?:${near})${END})`,
    // What happened is told in the past tense; a reading is in the present.
    `(?:${definite}|${whose})${PERSON},?(?:${relative})?(?:${word}){0,3}? (?:${past}|${was})${END}`,
    `(?:${near})(?:${word}){0,3}? ${told}(?:${word}){0,3}? (?:\\p{L}+[’'])?${any}`,
    `(?:${who}${TOLD}(?:${word}){0,2}? ${told}|${told} ${who}${TOLD})(?:${apart}${word}){0,5}? (?:\\p{L}+[’'])?${IMAGE}`,
    // “Suddenly a wolf stood in the forest”, or the verb first.
    `(?:${open(IMAGE)}(?:${word}){0,2}? ${told}|${told} ${open(IMAGE)})(?:${word}){0,3}? ${at}${certain}`,
    // An image in a list of things, with at least one of the dream: “a desk, a crowd, a snake: three pictures”.
    `(?=(?:(?:${item})[^,:.]{1,40}(?:, |[:.]$)){3,}$)(?=.*${TOLD}).*?${IMAGE}`,
    `${at}[⟦⟪][^⟦⟧⟪⟫]+[⟧⟫](?: \\p{L}+){0,2}? (?:${exists}|${told})(?:${word}){0,3}? (?:\\p{L}+[’'])?${any}`,
    `${at}\\p{L}+ ${told}(?:${word}){0,3}? (?:\\p{L}+[’'])?${any}`,
    `(?:(?:${definite})|${whose})${TOLD}(?: \\p{L}+ (?:\\p{L}+ )?${TOLD})? ⟦?(?:${holds})⟧?${END}(?:${word}){0,3}? (?:\\p{L}+[’'])?${IMAGE}`,
  ]
  return new RegExp(`^(?!.*${START}(?:${general})${END})(?:(?:${then}),? )?(?:${claims.join('|')})`, 'iu')
}

const languages = Object.entries(readByLanguage('dream/images.yaml', language))
const byTongue = <T>(read: (said: z.infer<typeof language>) => T) =>
  Object.fromEntries(languages.map(([tongue, said]) => [tongue, read(said)])) as Record<Tongue, T>
const readers = byTongue(readerOf)
const nouns = byTongue(
  ({ the, vague }) =>
    new RegExp(`(?<=${START}(?:${the}) (?:\\p{Ll}+ )?|${START}l[’'])(?!(?:${vague})${END})[\\p{L}-]{3,}(?![\\p{L}⟧⟫⟩])`, 'giu'),
)

const readings = byTongue(({ reads }) => new RegExp(`${START}(?:${reads})${END}.*`, 'isu'))

/** A claim without what it compares with or supposes: “like a bird”. */
export const claimed = (claim: string, tongue: Tongue): string => claim.replace(readings[tongue], '')

/** What the reader told: anywhere in their form, or in the dream itself, whose words are `words`. */
export type Telling = { words: string; isTold: (found: Found) => boolean; isDreamt: (found: Found) => boolean }

/** The marks of a found image, unless every text speaks of its kind: a feeling, a place of daily life, a deed. */
const marksOf = (found: Found, { isTold, isDreamt }: Telling): readonly [string, string] | undefined => {
  const { kind, everyday, nouns } = found.entry
  if (isTold(found)) return kind !== 'emotion' && isDreamt(found) ? ['⟦', '⟧'] : undefined
  if (everyday) return undefined
  if (kind === 'person') return ['⟨', '⟩']
  return kind === 'symbol' && nouns ? ['⟪', '⟫'] : undefined
}

/** The text with a mark around each image and around the reader's other nouns. An article stays before its mark. */
export const markedImages = (text: string, tongue: Tongue, telling: Telling): string => {
  let said = ''
  let at = 0
  for (const each of findIn(text, tongue)) {
    const marks = marksOf(each, telling)
    if (!marks) continue
    const noun = bare(each.words)
    said += `${text.slice(at, each.end - noun.length)}${marks[0]}${noun}${marks[1]}`
    at = each.end
  }
  return (said + text.slice(at)).replace(nouns[tongue], (word) =>
    !isCommon(word) && telling.words.includes(` ${word.toLowerCase().slice(0, Math.max(3, word.length - 2))}`) ? `⟦${word}⟧` : word,
  )
}

/** Finds an image or a relative that a text, with marks, places in the dream, beside what was in it, although the reader told of none. */
export const untoldImage = (marked: string, tongue: Tongue): string | undefined =>
  /[⟪⟨]/u.test(marked)
    ? marked
        .split(/(?<=[.!?…:;])\s+/u)
        .flatMap((sentence) => readers[tongue].exec(sentence.replace(/^[\s*_«“„"!]+/u, ''))?.slice(1) ?? [])
        .find(Boolean)
    : undefined
