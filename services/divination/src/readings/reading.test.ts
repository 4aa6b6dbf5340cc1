import { given } from '@sibyl/platform/testing/given'
import { plus } from '@sibyl/platform/time'
import {
  claim,
  fail,
  finish,
  finishWithout,
  handBack,
  LEASE_MS,
  type Reading,
  readerLeft,
  readerReturned,
  renewLease,
  requested,
} from './reading.ts'

const noon = '2026-11-21T12:00:00.000Z'
const aReading = (): Reading =>
  requested({ _id: 'r', readerId: 'reader', methodId: 'tarot', formData: {}, date: '2026-11-21', paid: true, facts: [], images: [] }, noon)
    .next

const text = { title: 'A title', content: 'Words.' }

describe('a reading', () => {
  it('is claimed by one worker, who finishes it', () => {
    given(aReading())
      .when(claim('a', noon), claim('b', noon))
      .becomes({ lease: expect.objectContaining({ worker: 'a' }) })
      .when(finish('b', text))
      .becomes({ status: 'writing' })
      .when(finish('a', text))
      .becomes({ status: 'done', open: false, ...text })
  })

  it('F19 is taken over when its worker has fallen silent, who then changes nothing', () => {
    given(aReading())
      .when(claim('a', noon), claim('b', plus(noon, LEASE_MS)))
      .becomes({ lease: expect.objectContaining({ worker: 'b' }) })
      .when(finish('a', text), renewLease('a', noon))
      .becomes({ status: 'writing', lease: expect.objectContaining({ worker: 'b' }) })
  })

  it('stays with a worker who renews', () => {
    given(aReading())
      .when(claim('a', noon), renewLease('a', plus(noon, 10_000)), claim('b', plus(noon, LEASE_MS + 1)))
      .becomes({ lease: expect.objectContaining({ worker: 'a' }) })
  })

  it('can be handed back and claimed at once', () => {
    given(aReading())
      .when(claim('a', noon), handBack('a'))
      .becomes({ status: 'requested' })
      .when(claim('b', noon))
      .becomes({ lease: expect.objectContaining({ worker: 'b' }) })
  })

  it('adds up what its text took, over every worker that had it', () => {
    const usage = { model: 'm', calls: 1, inputTokens: 10, outputTokens: 5, costMicroUsd: 3 }
    given(aReading())
      .when(claim('a', noon), handBack('a', usage), claim('b', noon), finish('b', text, usage))
      .becomes({ status: 'done', usage: { model: 'm', calls: 2, inputTokens: 20, outputTokens: 10, costMicroUsd: 6 } })
    given(aReading())
      .when(claim('a', noon), fail('away', { usage, code: 'safety' }))
      .becomes({ status: 'failed', failureCode: 'safety', usage })
  })

  it('ends once: failed stays failed, done stays done', () => {
    given(aReading())
      .when(claim('a', noon), fail('away'), finish('a', text), finishWithout(text))
      .becomes({ status: 'failed', failure: 'away', listed: false })
    given(aReading()).when(claim('a', noon), finish('a', text), fail('away')).becomes({ status: 'done' })
  })

  it('tells of its end when its reader has left, once, and keeps nothing of that', () => {
    const told = given(aReading())
      .when(claim('a', noon), readerLeft(noon), readerLeft(noon), finish('a', text), finishWithout(text))
      .publishes('reading.generated.v1')
    told.becomes({ status: 'done' })
    const away = readerLeft(noon)(aReading()).next
    expect(finishWithout(text)(away)).toMatchObject({
      events: [{ data: { userId: 'reader', readingId: 'r', methodId: 'tarot' } }],
      next: expect.not.objectContaining({ unattended: true }),
    })
    given(away).when(fail('why')).publishes()
  })

  it('tells of nothing when its reader has stayed, or is back, however late their leaving is noticed', () => {
    const later = plus(noon, 1000)
    given(aReading()).when(finishWithout(text)).publishes()
    given(aReading()).when(readerLeft(noon), readerReturned(later), finishWithout(text)).publishes()
    given(aReading()).when(readerReturned(later), readerLeft(noon), finishWithout(text)).publishes()
    given(aReading())
      .when(readerReturned(later), readerReturned(noon), readerLeft(later), finishWithout(text))
      .publishes('reading.generated.v1')
  })
})
