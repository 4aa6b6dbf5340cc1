import { slotsIn } from './template.ts'
import { wordFolders, wordsFrom } from './words.ts'
import type { Pools, SlotKind } from './words-schema.ts'

/** An entry of a pool, with what the rules for it depend on. */
export type Entry = {
  folder: string
  path: string
  text: string
  kind: 'sentence' | 'phrase' | 'label'
  long: boolean
  slots: ReadonlyMap<string, SlotKind>
}

const labels = /(?:^|\.)(?:titles|headings|name|emblem|leanings?)(?:\.|$)/u

const pathsIn = (pools: Pools, before: string): [path: string, entries: readonly string[]][] =>
  Object.entries(pools).flatMap(([key, value]) => {
    const path = before === '' ? key : `${before}.${key}`
    return Array.isArray(value) ? [[path, value]] : pathsIn(value, path)
  })

const matching = (from: string): RegExp => new RegExp(`^${from.replace(/\./gu, '\\.').replace(/\{\w+\}/gu, '[^.]+')}$`, 'u')

/** Every entry of every folder of words. Slots of shared words are those of any folder. */
export const allEntries = (): Entry[] => {
  const folders = wordFolders()
  const rules = folders.flatMap((folder) => [...wordsFrom(folder).slots])
  const phrases = rules.flatMap(([, { kind, from }]) => (from === undefined || kind === 'sentence' ? [] : [matching(from)]))
  const all = new Map(rules.map(([slot, { kind }]) => [slot, kind]))
  return folders.flatMap((folder) => {
    const { pools, long, slots } = wordsFrom(folder)
    const own = new Map([...all, ...[...slots].map(([slot, { kind }]) => [slot, kind] as const)])
    return pathsIn(pools, '').flatMap(([path, entries]) => {
      const kind = labels.test(path) ? 'label' : phrases.some((pattern) => pattern.test(path)) ? 'phrase' : 'sentence'
      return entries.map((text): Entry => ({ folder, path, text, kind, long: long.has(path.split('.')[0] ?? ''), slots: own }))
    })
  })
}

/** The sentences of an entry, at their stops. */
const sentencesIn = (text: string): string[] => text.split(/(?<=[.?!]”?)\s+(?=[\p{Lu}“{])/u)

/** Words of a template as they are counted: a slot is one. */
const wordCount = (template: string): number => template.replace(/\{\w+\}/gu, 'it').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0

const LONGEST_FRAME = 11

const around = (text: string, slot: string): { before: string; after: string }[] =>
  text.split(`{${slot}}`).flatMap((before, index, parts) => (index < parts.length - 1 ? [{ before, after: parts[index + 1] ?? '' }] : []))

const atStart = (before: string): boolean => before === '' || /[.?!]”? $/u.test(before)
const article = /\b(?:a|an|the|this|these|those|my|your|its|his|her|their|our|another|some|any|no|every)\s$/iu
const plural = /^\s+(?:are|were|have|stand|lie|come|go|speak|mean|want|need|ask)\b/u
const present =
  /^\s+(?:is|are|was|were|has|have|does|do|\p{Ll}+(?<!s)(?<!thi)s)\b(?<! (?:this|its|as|perhaps|always|sometimes|besides|less|thus|us|yes))/u

/** Where a slot of each kind may stand; the problem where it may not. */
const placing: Readonly<Record<SlotKind, (before: string, after: string) => string | undefined>> = {
  name: (before, after) =>
    article.test(before)
      ? 'has its own article'
      : plural.test(after) && !/\band $/u.test(before)
        ? 'is one, and the verb is for several'
        : undefined,
  word: () => undefined,
  singular: (before, after) =>
    article.test(before)
      ? 'has its own article'
      : /\b(?:what|that|which)\s$/iu.test(before)
        ? 'reads as a clause after “what”, “that” or “which”'
        : plural.test(after)
          ? 'is one, and the verb is for several'
          : undefined,
  loose: (before, after) =>
    article.test(before)
      ? 'has its own article'
      : present.test(after)
        ? 'may be one or several, and the verb is for one of these'
        : undefined,
  counsel: (before, after) =>
    before.endsWith(': ') && after.startsWith('.') ? undefined : 'stands only between a colon and the full stop',
  ending: (before, after) =>
    article.test(before)
      ? 'has its own article'
      : after.startsWith('.') && /\p{L}[,:]? $/u.test(before)
        ? undefined
        : 'stands only before the full stop',
  quote: (_, after) => (after === '' || /^ \p{Lu}/u.test(after) ? undefined : 'ends its sentence, and brings the stop along'),
  clause: (before, after) => (atStart(before) && /^[,.;:]/u.test(after) ? undefined : 'begins its sentence, before a comma or the end'),
  sentence: (before, after) => (atStart(before) && (after === '' || after.startsWith(' ')) ? undefined : 'is a sentence by itself'),
}

const slotProblems = ({ text, slots }: Entry): string[] =>
  [...new Set(slotsIn(text))].flatMap((slot) => {
    const kind = slots.get(slot)
    if (kind === undefined) return [`{${slot}} is no slot`]
    return around(text, slot)
      .flatMap(({ before, after }) => placing[kind](before, after) ?? [])
      .map((problem) => `{${slot}} ${problem}`)
  })

const shapeProblems = ({ text, kind, slots, long }: Entry): string[] => {
  if (kind === 'label') return /[.?!]$/u.test(text.replace(/…$/u, '')) ? ['a label has no stop'] : []
  if (kind === 'phrase') return /[.?!]$/u.test(text) ? ['a phrase has no stop'] : []
  const whole = (slot: string | undefined) => slot !== undefined && ['quote', 'sentence'].includes(slots.get(slot) ?? '')
  return sentencesIn(text).flatMap((sentence) => [
    ...(/^(?:[“(]?[\p{Lu}\d]|\{)/u.test(sentence) ? [] : ['a sentence begins with a capital']),
    ...(/[.?!]”?$/u.test(sentence) || whole(/\{(\w+)\}$/u.exec(sentence)?.[1]) ? [] : ['a sentence ends with a stop']),
    ...(long || wordCount(sentence) <= LONGEST_FRAME
      ? []
      : [`a frame has at most ${LONGEST_FRAME} words, and this has ${wordCount(sentence)}`]),
  ])
}

/** What is wrong with an entry, in words for the one who wrote it. */
export const problemsOf = (entry: Entry): string[] => [
  ...slotProblems(entry),
  ...shapeProblems(entry),
  ...(/ {2}|["']|\s[,.;:?!]/u.test(entry.text) ? ['quotation marks are “ ” and ’, and spaces single'] : []),
  ...(/\b(?:will definitely|certainly will|guarantee|doomed|fated)\b/iu.test(entry.text)
    ? ['nothing is certain, and nobody is frightened']
    : []),
]
