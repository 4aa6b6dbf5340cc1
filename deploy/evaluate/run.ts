import { readFileSync } from 'node:fs'
import { messageOf } from '@sibyl/platform/app-error'
import { z } from 'zod'
import { judgeText, type Verdict } from './judge-text.ts'

const stored = z.object({
  id: z.string().optional(),
  request: z.object({
    method: z.string(),
    reader: z.record(z.string(), z.unknown()).optional(),
    facts: z.array(z.object({ id: z.string(), label: z.string(), detail: z.string(), data: z.record(z.string(), z.unknown()) })),
  }),
  text: z.string(),
})

export type Io = { args: readonly string[]; print: (line: string) => void; complain: (line: string) => void }

const USAGE = `make evaluate FILE=texts.jsonl

Judges stored texts as the pipeline judges what a model has just written. Each line of the file is a JSON object with "request" (the user
document of the chat request) and "text" (the model's answer), and may have an "id". Prints one verdict a line, a summary on standard error.`

const share = (count: number, of: number): string => `${count} of ${of}${of > 0 ? ` (${((100 * count) / of).toFixed(1)} %)` : ''}`

/**
 * Judges every line of the file that is named, and prints one verdict a line as JSON.
 * @returns the exit status: 0, or 2 where the file cannot be read as stored texts
 */
export const run = ({ args: [file], print, complain }: Io): number => {
  if (!file || file === '--help') {
    complain(USAGE)
    return file ? 0 : 2
  }
  const counted: Record<Verdict['verdict'], number> = { accepted: 0, mend: 0, refused: 0 }
  try {
    const lines = readFileSync(file, 'utf8').split('\n')
    for (const [index, line] of lines.entries()) {
      if (line.trim() === '') continue
      try {
        const judged = judgeText(stored.parse(JSON.parse(line)))
        counted[judged.verdict] += 1
        print(JSON.stringify(judged))
      } catch (error) {
        throw new Error(`line ${index + 1} is not a stored text`, { cause: error })
      }
    }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
    complain(`${file}: ${messageOf(error)}${cause}`)
    return 2
  }
  const all = counted.accepted + counted.mend + counted.refused
  complain(`accepted ${share(counted.accepted, all)}, to be mended ${share(counted.mend, all)}, refused ${share(counted.refused, all)}`)
  return 0
}
