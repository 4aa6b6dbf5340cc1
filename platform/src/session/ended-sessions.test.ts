import { createMemoryCache } from '../cache/memory-cache.ts'
import { toEvent } from '../store/new-event.ts'
import { hasEnded, recordEndedSessions } from './ended-sessions.ts'

describe('ended sessions', () => {
  const at = '2026-11-21T12:00:00.000Z'
  const cache = createMemoryCache()
  const record = recordEndedSessions({ cache })
  const sessionEnds = (sessionId: string) => {
    const event = toEvent('auth', at, { type: 'session.ended.v1', data: { userId: 'user_1', sessionId } })
    return event.type === 'session.ended.v1' ? record['session.ended.v1'](event) : undefined
  }
  const epochEnds = (epoch: number, keptSession?: string) => {
    const event = toEvent('auth', at, { type: 'user.epoch-ended.v1', data: { userId: 'user_1', epoch, keptSession } })
    return event.type === 'user.epoch-ended.v1' ? record['user.epoch-ended.v1'](event) : undefined
  }
  const ended = (sessionId: string, epoch = 0, readerId = 'user_1') => hasEnded({ cache }, { readerId, sessionId, epoch })
  afterEach(() => cache.close())

  it('are recorded one by one', async () => {
    await sessionEnds('session_1')
    expect([await ended('session_1'), await ended('session_2')]).toEqual([true, false])
  })

  it('end with their epoch, except the one that continues, and only those of the same reader', async () => {
    await epochEnds(1, 'session_1')
    expect([await ended('session_1', 1), await ended('session_2', 1)]).toEqual([false, true])
    expect([await ended('session_3', 2), await ended('session_2', 1, 'user_2')]).toEqual([false, false])
  })

  it('are recorded in whatever order the epochs arrive', async () => {
    await epochEnds(1)
    await epochEnds(0, 'session_1')
    expect([await ended('session_1', 0), await ended('session_2', 0), await ended('session_3', 1)]).toEqual([false, true, true])
  })
})
