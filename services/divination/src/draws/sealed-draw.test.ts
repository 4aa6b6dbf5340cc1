import { given } from '@sibyl/platform/testing/given'
import { DAY, plus } from '@sibyl/platform/time'
import { type ReaderDraws, type SealedDraw, seal, use } from './sealed-draw.ts'

const noon = '2026-11-21T12:00:00.000Z'
const aDraw = (id: string): SealedDraw => ({
  id,
  seed: '00'.repeat(32),
  commitment: 'ff'.repeat(32),
  sealedAt: noon,
  expiresAt: plus(noon, DAY),
  seal: 'a.b.c',
})
const without: ReaderDraws = { _id: 'reader', version: 0, draws: [] }

describe('a reader’s sealed draws', () => {
  it('serve one reading each, which may be requested again', () => {
    given(without)
      .when(seal(aDraw('a')), use('a', 'rd_1', noon), use('a', 'rd_1', plus(noon, 2 * DAY)))
      .becomes({ draws: [expect.objectContaining({ id: 'a', readingId: 'rd_1' })] })
      .whenFails(use('a', 'rd_2', noon), 'draw_used')
  })

  it('are gone after a day, or if they were never sealed', () => {
    given(without)
      .when(seal(aDraw('a')))
      .whenFails(use('a', 'rd_1', plus(noon, DAY)), 'draw_gone')
      .whenFails(use('b', 'rd_1', noon), 'draw_gone')
  })

  it('number eight at most: a new one replaces the oldest', () => {
    const ids = 'abcdefghi'.split('')
    given(without)
      .when(...ids.map((id) => seal(aDraw(id))))
      .becomes({ draws: ids.slice(1).map((id) => expect.objectContaining({ id })) })
      .whenFails(use('a', 'rd_1', noon), 'draw_gone')
  })
})
