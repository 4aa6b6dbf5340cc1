import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.ts'

const card = (id: string, label: string, cardId: string) => ({ id, label, detail: '', data: { card: cardId, reversed: false } })
const request = {
  task: 'reading',
  method: 'tarot',
  date: '2026-11-23',
  reader: { question: 'Should I stay?' },
  facts: [card('card-1', 'The Hermit', 'major-09'), card('card-2', 'Six of Cups', 'cups-06')],
}
const filler = 'The lamp is small, and it is enough for the next step, which is all that a lamp is for. '.repeat(4).trim()
const text = `# A lamp\n\n${filler}\n\n## [The Hermit](fact:card-1)\n\n${filler}\n\n## [Six of Cups](fact:card-2)\n\n${filler}`

const evaluate = (lines: readonly unknown[]) => {
  const file = join(mkdtempSync(join(tmpdir(), 'evaluate-')), 'texts.jsonl')
  writeFileSync(file, lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''))
  const [printed, complained]: [string[], string[]] = [[], []]
  const status = run({ args: [file], print: (line) => printed.push(line), complain: (line) => complained.push(line) })
  return { status, verdicts: printed.map((line) => JSON.parse(line)), summary: complained.join('\n') }
}

describe('judging stored texts', () => {
  it('gives one verdict a line, and a summary', () => {
    const { status, verdicts, summary } = evaluate([
      { id: 'good', request, text },
      { id: 'invented', request, text: `${text} Beside it lies the Eight of Swords.` },
      { request, text: '# Only a title' },
    ])
    expect(status).toBe(0)
    expect(verdicts).toEqual([
      { id: 'good', verdict: 'accepted', faults: [] },
      { id: 'invented', verdict: 'mend', faults: [expect.objectContaining({ reason: 'unfounded' })] },
      { verdict: 'refused', faults: expect.arrayContaining([expect.objectContaining({ reason: 'cut_off' })]) },
    ])
    expect(summary).toContain('accepted 1 of 3 (33.3 %), to be mended 1 of 3 (33.3 %), refused 1 of 3 (33.3 %)')
  })

  it('names the line that is not a stored text', () => {
    const { status, summary } = evaluate([{ request, text }, '{"text": "and no request"}'])
    expect(status).toBe(2)
    expect(summary).toContain('line 2 is not a stored text')
  })

  it('prints its usage if no file is named', () => {
    const complained: string[] = []
    expect(run({ args: [], print: () => undefined, complain: (line) => complained.push(line) })).toBe(2)
    expect(complained.join()).toContain('make evaluate FILE=')
  })
})
