import { promptCache } from '../deploy/emulators/src/model/prompt-cache.ts'
import { instructions } from '../services/divination/src/oracle/instructions.ts'
import type { ReadingAsk } from '../services/divination/src/oracle/oracle.ts'

const card = (at: number) => ({ id: `card-${at}`, label: 'The Hermit', detail: '', data: { card: 'major-09', reversed: false } })
const asked = (cards: number): string => {
  const ask: ReadingAsk = { task: 'reading', method: 'tarot', date: '2026-11-23', reader: {}, concerns: [], facts: [] }
  return instructions({ ...ask, facts: Array.from({ length: cards }, (_, at) => card(at + 1)) })
}

test('a prompt counts as cached as far as it begins like an earlier one', () => {
  const cachedIn = promptCache()
  expect(cachedIn(`${'a'.repeat(8000)}b`)).toBe(0)
  expect(cachedIn(`${'a'.repeat(8000)}c`)).toBe(1920)
  expect(cachedIn('another')).toBe(0)
})

test('the instructions of a method are long enough to be cached, whatever is drawn', () => {
  const cachedIn = promptCache()
  expect(asked(3)).not.toBe(asked(10))
  cachedIn(asked(3))
  expect(cachedIn(asked(10))).toBeGreaterThanOrEqual(1024)
})
