import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const folders = z.array(z.string()).min(1)
const limits = readYaml(
  new URL('limits.yaml', import.meta.url),
  z.strictObject({
    file: z.strictObject({ lines: z.int(), in: folders, but: folders }),
    folders: z.array(
      z.union([
        z.strictObject({ what: z.string(), in: folders, lines: z.int() }),
        z.strictObject({ what: z.string(), in: folders, bytes: z.int() }),
      ]),
    ),
  }),
)

const code = /(?<!\.(?:test|fixture))\.tsx?$/
const data = /\.(?:ya?ml|jsonl?)$/

const filesIn = (root: string, parts: readonly string[], pattern: RegExp): string[] =>
  parts.flatMap((part) =>
    globSync(`${part}/**/*.*`, { cwd: root, exclude: (name) => ['node_modules', 'dist'].includes(name) })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => pattern.test(file)),
  )

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/** What is larger below `root` than limits.yaml allows, one line each. */
export const oversized = (root: string): string[] => {
  const lines = (file: string): number => readFileSync(join(root, file), 'utf8').split('\n').length - 1
  const { file: each, folders: all } = limits
  const logic = filesIn(root, each.in, code).filter((file) => !each.but.some((part) => file.startsWith(`${part}/`)))
  return [
    ...logic.filter((file) => lines(file) > each.lines).map((file) => `${file} has ${lines(file)} lines, more than ${each.lines}.`),
    ...all.flatMap((limit) => {
      const [count, most, unit] =
        'lines' in limit
          ? [sum(filesIn(root, limit.in, code).map(lines)), limit.lines, 'lines']
          : [sum(filesIn(root, limit.in, data).map((file) => statSync(join(root, file)).size)), limit.bytes, 'bytes']
      return count > most ? [`${limit.what} has ${count} ${unit}, more than ${most} (${limit.in.join(', ')}).`] : []
    }),
  ]
}
