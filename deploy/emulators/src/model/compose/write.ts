import type { Pick } from './picker.ts'
import { type Name, type Scope, type Slot, within } from './scope.ts'
import { filled, pathOf, slotsIn } from './template.ts'
import { poolAt, type Words } from './words.ts'
import type { Block, Step } from './words-schema.ts'

/** The inputs of a reading. `turn` chooses between continuations, `sections` limits the length of each section. */
export type Desk = { words: Words; pick: Pick; turn: number; sections: number }

type Page = { blocks: string[]; linked: Set<string>; turn: number }

const linkOf = ({ article = '', text, short, id }: Name, linked: Set<string>): string => {
  if (linked.has(id)) return short ?? article + text
  linked.add(id)
  return `${article}[${text}](fact:${id})`
}

/** A sentence, or a few that belong together, from the first path with an entry whose slots can all be filled. */
const sentence = (paths: readonly string[], scope: Scope, { words, pick }: Desk, linked: Set<string>): string | undefined => {
  const phrasesFor = (slot: string): readonly [path: string, pool: readonly string[]] | undefined => {
    const from = words.slots.get(slot)?.from
    const path = from && pathOf(from, scope.vars)
    const pool = path ? poolAt(words, path) : undefined
    return path && pool ? [path, pool] : undefined
  }
  const known = (slot: string): boolean => {
    if (scope.slots[slot]) return true
    const [, pool] = phrasesFor(slot) ?? []
    // A phrase may repeat if there is no other; a sentence may not.
    return pool !== undefined && (words.slots.get(slot)?.kind !== 'sentence' || pool.some(pick.isFresh))
  }
  const shown = (value: Exclude<Slot, undefined>): string => (typeof value === 'string' ? value : linkOf(value, linked))
  const phraseOf = (slot: string): string => {
    const value = scope.slots[slot]
    if (value) return shown(value)
    const [path = '', pool = []] = phrasesFor(slot) ?? []
    return pick.take(path, pool) ?? pool[0] ?? ''
  }
  for (const open of paths) {
    const path = pathOf(open, scope.vars)
    const pool = path === undefined ? undefined : poolAt(words, path)
    const template = path !== undefined && pool && pick.take(path, pool, (entry) => slotsIn(entry).every(known))
    if (template) return filled(template, phraseOf)
  }
  return undefined
}

const said = (steps: readonly Step[], scope: Scope, desk: Desk, linked: Set<string>): string =>
  steps
    .filter(({ most }) => desk.sections <= most)
    .flatMap(({ paths, times }) => Array.from({ length: times }, () => sentence(paths, scope, desk, linked) ?? []))
    .flat()
    .join(' ')

const add = (plan: readonly Block[], scope: Scope, desk: Desk, page: Page): void => {
  const put = (marks: string, steps: readonly Step[]) => {
    // Headings may repeat; sentences may not.
    const again: Pick = { ...desk.pick, take: (path, pool, fits = () => true) => desk.pick.take(path, pool, fits) ?? pool.find(fits) }
    const text = marks === '' ? said(steps, scope, desk, page.linked) : said(steps, scope, { ...desk, pick: again }, new Set())
    if (text !== '') page.blocks.push(marks + text)
  }
  for (const block of plan) {
    if ('title' in block) put('# ', block.title)
    else if ('heading' in block) {
      page.linked.clear()
      put('## ', block.heading)
    } else if ('say' in block) put('', block.say)
    else if ('vary' in block) {
      page.turn += 1
      add(block.vary[(desk.turn + page.turn) % block.vary.length] ?? [], scope, desk, page)
    } else for (const part of scope.groups?.[block.each] ?? []) add(block.plan, within(scope, part), desk, page)
  }
}

const isHeading = (block: string | undefined): boolean => block === undefined || block.startsWith('#')

/** The blocks of a reading, by the plan of its words; leaves out a heading without text. */
export const write = (scope: Scope, desk: Desk): string[] => {
  const page: Page = { blocks: [], linked: new Set(), turn: 0 }
  add(desk.words.plan, scope, desk, page)
  return page.blocks.filter((block, at) => !(block.startsWith('## ') && isHeading(page.blocks[at + 1])))
}
