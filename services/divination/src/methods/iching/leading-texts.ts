import type { Figure } from './figure.ts'
import { leading } from './lines.data.ts'

const of = (lines: readonly number[], part: string): string[] => lines.map((line) => `${part}-${line}`)

/** The texts that lead a reading. If two lead, `chief` is the index in `ids` of the one that outweighs the other; `says` is the rule. */
export const leadingTexts = ({ changing, primary }: Figure): { ids: string[]; chief: number; says: string } => {
  const still = [1, 2, 3, 4, 5, 6].filter((line) => !changing.includes(line))
  const named: Readonly<Record<string, string[]>> = { changing: of(changing, 'line'), resting: of(still, 'relating-line') }
  const { ids, ...rule } = leading[changing.length + (still.length === 0 && primary.hexagram.allLines ? 1 : 0)] as (typeof leading)[number]
  return { ...rule, ids: ids.flatMap((id) => named[id] ?? id) }
}
