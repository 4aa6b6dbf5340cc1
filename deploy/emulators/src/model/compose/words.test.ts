import { readdirSync } from 'node:fs'
import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import { slotsIn } from './template.ts'
import { poolAt, wordsFrom } from './words.ts'
import type { Pools, SlotKind } from './words-schema.ts'

/** An entry of a pool, with the context that its rules depend on. */
type Entry = {
  folder: string
  path: string
  text: string
  kind: 'sentence' | 'phrase' | 'label'
  long: boolean
  slots: ReadonlyMap<string, SlotKind>
}

const labels = /(?:^|\.)(?:titles|headings|name|emblem|leanings?|sideOf)(?:\.|$)/u

const pathsIn = (pools: Pools, before: string): [path: string, entries: readonly string[]][] =>
  Object.entries(pools).flatMap(([key, value]) => {
    const path = before === '' ? key : `${before}.${key}`
    return Array.isArray(value) ? [[path, value]] : pathsIn(value, path)
  })

const matching = (from: string): RegExp => new RegExp(`^${from.replace(/\./gu, '\\.').replace(/\{\w+\}/gu, '[^.]+')}$`, 'u')

/** Every entry of every folder of words. Shared words may use the slots of any folder. */
const allEntries = (): Entry[] => {
  const folders = readdirSync(new URL('../words/', import.meta.url)).filter((name) => !name.includes('.'))
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

/** The sentences of an entry. */
const sentencesIn = (text: string): string[] => text.split(/(?<=[.?!]”?)\s+(?=[\p{Lu}“{])/u)

/** The number of words in a template; a slot counts as one. */
const wordCount = (template: string): number => template.replace(/\{\w+\}/gu, 'it').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0

const LONGEST_FRAME = 11

const around = (text: string, slot: string): { before: string; after: string }[] =>
  text.split(`{${slot}}`).flatMap((before, index, parts) => (index < parts.length - 1 ? [{ before, after: parts[index + 1] ?? '' }] : []))

const atStart = (before: string): boolean => before === '' || /[.?!]”? $/u.test(before)
const article = /\b(?:a|an|the|this|these|those|my|your|its|his|her|their|our|another|some|any|no|every)\s$/iu
const plural = /^\s+(?:are|were|have|stand|lie|come|go|speak|mean|want|need|ask)\b/u
const present =
  /^\s+(?:is|are|was|were|has|have|does|do|\p{Ll}+(?<!s)(?<!thi)s)\b(?<! (?:this|its|as|perhaps|always|sometimes|besides|less|thus|us|yes))/u

/** Checks where a slot of each kind stands; returns the problem if it may not stand there. */
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

/** The problems of an entry, worded for its author. */
const problemsOf = (entry: Entry): string[] => [
  ...slotProblems(entry),
  ...shapeProblems(entry),
  ...(/ {2}|["']|\s[,.;:?!]/u.test(entry.text) ? ['quotation marks are “ ” and ’, and spaces single'] : []),
  ...(/\b(?:will definitely|certainly will|guarantee|doomed|fated)\b/iu.test(entry.text)
    ? ['nothing is certain, and nobody is frightened']
    : []),
]

const entries = allEntries()
const where = ({ folder, path, text }: Entry) => `${folder}/${path}: ${text}`

test('every sentence is complete, short where it is a frame, and has its slots only where they may stand', () => {
  expect(entries.flatMap((entry) => problemsOf(entry).map((problem) => `${problem} | ${where(entry)}`))).toEqual([])
})

test('no sentence occurs twice in the words of a method', () => {
  const seen = new Map<string, string>()
  const again = entries
    .filter(({ kind, text }) => kind === 'sentence' && !/^\{\w+\}$/u.test(text))
    .flatMap((entry) => {
      const key = `${entry.folder}: ${entry.text}`
      const first = seen.get(key)
      seen.set(key, first ?? entry.path)
      return first !== undefined && first.split('.')[0] !== entry.path.split('.')[0] ? [`${where(entry)} | ${first}`] : []
    })
  expect(again).toEqual([])
})

const asking = readYaml(
  new URL('../words/asking.yaml', import.meta.url),
  z.object({ kinds: z.record(z.string(), z.string()), turns: z.record(z.string(), z.unknown()) }),
)

test.each([...Object.keys(asking.kinds), ...Object.keys(asking.turns), 'choice', 'open', 'told'])(
  'a question of the kind “%s” has a lead, and an answer for whatever the fact leans to',
  (kind) => {
    const words = wordsFrom('shared')
    const answers = ['go', 'wait', 'look', 'let-go'].map((leaning) => poolAt(words, `answers.${kind}.${leaning}`))
    expect(poolAt(words, `open.asks.${kind}`)).toBeDefined()
    expect(poolAt(words, `answers.${kind}`) ?? answers).not.toContain(undefined)
  },
)

const slots: Entry['slots'] = new Map([
  ['card', 'name'],
  ['gist', 'singular'],
  ['symbol', 'loose'],
  ['counsel', 'counsel'],
  ['gift', 'ending'],
  ['quote', 'quote'],
  ['majors', 'clause'],
  ['text', 'sentence'],
])
const problems = (text: string) => problemsOf({ folder: '', path: '', text, kind: 'sentence', long: false, slots })

test.each([
  'Across the path stands {card}.',
  'All of it turns on {gist}.',
  'In the dream {symbol} may be a door.',
  'Its advice is plain: {counsel}.',
  'What {card} brings is {gift}.',
  'You ask: {quote}',
  '{majors}, and that is the place where it catches.',
  '{text}',
])('“%s” is a sound sentence', (text) => {
  expect(problems(text)).toEqual([])
})

test.each([
  ['The {card} stands across the path.', 'own article'],
  ['{card} are across the path.', 'for several'],
  ['It is about what {gist} means.', 'clause'],
  ['In the dream {symbol} is a door.', 'one or several'],
  ['It would have you {counsel}.', 'colon'],
  ['It brings {gift} to the table.', 'full stop'],
  ['You ask {quote}, and wait.', 'ends its sentence'],
  ['Here {majors}, and that is all.', 'begins its sentence'],
  ['It says {text} here.', 'by itself'],
  ['{other} is here.', 'no slot'],
  ['across the path stands {card}.', 'capital'],
  ['Across the path stands {card}', 'stop'],
  ['This is a sentence of quite some words that everybody would notice twice.', 'at most'],
])('“%s” is refused', (text, problem) => {
  expect(problems(text).join()).toContain(problem)
})
