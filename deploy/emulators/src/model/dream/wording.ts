import type { Chooser } from '../text/chooser.ts'
import { sentenceCase } from '../text/prose.ts'

/** Values for the slots of a line; one without a value is empty. */
export type Values = Readonly<Record<string, string>>

const slotsIn = (line: string): string[] => [...line.matchAll(/\$([a-zA-Z]+)/gu)].map(([, name = '']) => name)

/** Each value also under its name with a capital, for the start of a sentence. */
const withCapitals = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => [
      [name, value],
      [sentenceCase(name), sentenceCase(value)],
    ]),
  )

/** One line of a pool whose slots all have a value, filled; an empty string where there is none. */
export function sayOf(chooser: Chooser, pool: readonly string[], values: Values): string {
  const all = withCapitals(values)
  const fitting = pool.filter((line) => slotsIn(line).every((name) => all[name]))
  return fitting.length > 0 ? chooser.say(fitting, all) : ''
}

/** A paragraph in which each fact is linked where it is first named and plain text after that. */
export function linkedOnce(text: string): string {
  const seen = new Set<string>()
  return text.replace(/\[([^\]]+)\]\(fact:([^)]+)\)/gu, (link, label: string, id: string) => {
    if (seen.has(id)) return label
    seen.add(id)
    return link
  })
}
