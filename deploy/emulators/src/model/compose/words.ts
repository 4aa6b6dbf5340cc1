import { readdirSync } from 'node:fs'
import { readYaml } from '@sibyl/platform/read-yaml'
import { type Block, type Pools, type SlotRule, type WordsFile, wordsFile } from './words-schema.ts'

/** All words of one method. */
export type Words = {
  plan: readonly Block[]
  slots: ReadonlyMap<string, SlotRule>
  /** The names of the pools about single facts. */
  long: ReadonlySet<string>
  pools: Pools
}

const folder = new URL('../words/', import.meta.url)

const readFolder = (name: string): WordsFile[] =>
  readdirSync(new URL(`${name}/`, folder))
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => readYaml(new URL(`${name}/${file}`, folder), wordsFile))

const read = new Map<string, WordsFile[]>()

const filesOf = (name: string): WordsFile[] => {
  const files = read.get(name) ?? readFolder(name)
  read.set(name, files)
  return files
}

/** Merges two trees; if both have a pool, the second one's wins. */
const merged = (one: Pools, other: Pools): Pools => {
  const both: Pools = { ...one }
  for (const [key, value] of Object.entries(other)) {
    const known = both[key]
    both[key] = known === undefined || Array.isArray(known) || Array.isArray(value) ? value : merged(known, value)
  }
  return both
}

const joined = (files: readonly WordsFile[]): Words => ({
  plan: files.findLast(({ plan }) => plan !== undefined)?.plan ?? [],
  slots: new Map(files.flatMap(({ slots }) => Object.entries(slots ?? {}))),
  long: new Set(files.flatMap(({ long }) => long ?? [])),
  pools: files.map(({ under, pools = {} }) => (under === undefined ? pools : { [under]: pools })).reduce(merged, {}),
})

const loaded = new Map<string, Words>()

/** The words of the given folders, read at first use; a later folder takes precedence. @throws Error that names the file and its faults */
export const wordsFrom = (...folders: readonly string[]): Words => {
  const key = folders.join(' ')
  const words = loaded.get(key) ?? joined(folders.flatMap(filesOf))
  loaded.set(key, words)
  return words
}

/** The entries at a path such as `cards.cups-01.upright.says`, if there are any. */
export const poolAt = ({ pools }: Pick<Words, 'pools'>, path: string): readonly string[] | undefined => {
  let at: Pools | string[] | undefined = pools
  for (const key of path.split('.')) {
    if (at === undefined || Array.isArray(at)) return undefined
    at = Object.hasOwn(at, key) ? at[key] : undefined
  }
  return Array.isArray(at) ? at : undefined
}
