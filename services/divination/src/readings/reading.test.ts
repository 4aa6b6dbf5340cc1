import { given } from '@sibyl/platform/testing/given'
import { plus } from '@sibyl/platform/time'
import {
  claim,
  fail,
  finish,
  finishWithout,
  handBack,
  heldBy,
  LEASE_MS,
  noted,
  overdueAt,
  type Reading,
  readerLeft,
  readerReturned,
  renewLease,
  requested,
  timeFor,
} from './reading.ts'

const noon = '2026-11-21T12:00:00.000Z'
const aReading = (): Reading =>
  requested({ _id: 'r', readerId: 'reader', methodId: 'tarot', formData: {}, date: '2026-11-21', paid: true, facts: [], images: [] }, noon)
    .next

const anyone = (): boolean => true
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

  it('F19 is taken over when its worker falls silent, and that worker then changes nothing', () => {
    given(aReading())
      .when(claim('a', noon), claim('b', plus(noon, LEASE_MS)))
      .becomes({ lease: expect.objectContaining({ worker: 'b' }) })
      .when(finish('a', text), renewLease('a', noon))
      .becomes({ status: 'writing', lease: expect.objectContaining({ worker: 'b' }) })
  })

  it('says once that a daily card was answered, and nothing of what was noted', () => {
    const card: Reading = { ...aReading(), methodId: 'daily-card', status: 'done' }
    given(card)
      .when(noted({ note: 'A long day' }))
      .publishes()
      .when(noted({ note: 'A long day', spoke: 0 }), noted({ spoke: 2 }))
      .becomes({ journal: { spoke: 2 } })
      .publishes('daily-card.answered.v1')
    expect(noted({ note: 'A long day', spoke: 1 })(card).events).toEqual([
      { type: 'daily-card.answered.v1', data: { userId: 'reader', readingId: 'r', date: '2026-11-21' } },
    ])
    given<Reading>({ ...card, methodId: 'tarot' })
      .when(noted({ spoke: 2 }))
      .publishes()
    given<Reading>({ ...card, followUpOf: 'another' })
      .when(noted({ spoke: 2 }))
      .publishes()
  })

  it('has the time that its installation configures', () => {
    const asked = { ...aReading(), paid: true }
    expect([requested(asked, noon), requested(asked, noon, 210_000)].map(({ next }) => timeFor(next))).toEqual([90_000, 210_000])
  })

  it('F19 is ended without a text by the worker that holds its lease, or by anyone once its deadline has passed', () => {
    const taken = given(aReading()).when(claim('a', noon), claim('b', plus(noon, LEASE_MS)))
    taken.when(fail(heldBy('a'), 'away'), finishWithout(heldBy('a'), text)).becomes({ status: 'writing' })
    const { deadline } = aReading()
    taken.when(fail(overdueAt(plus(deadline, -1)), 'late')).becomes({ status: 'writing' })
    taken.when(fail(overdueAt(deadline), 'late')).becomes({ status: 'failed', failure: 'late' })
    given(aReading())
      .when(claim('a', noon), fail(heldBy('a'), 'away'))
      .becomes({ status: 'failed', failure: 'away' })
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

  it('adds up its usage over all its workers', () => {
    const usage = { model: 'm', calls: 1, inputTokens: 10, outputTokens: 5, costMicroUsd: 3 }
    given(aReading())
      .when(claim('a', noon), handBack('a', usage), claim('b', noon), finish('b', text, usage))
      .becomes({ status: 'done', usage: { model: 'm', calls: 2, inputTokens: 20, outputTokens: 10, costMicroUsd: 6 } })
    given(aReading())
      .when(claim('a', noon), fail(heldBy('a'), 'away', { usage, code: 'safety' }))
      .becomes({ status: 'failed', failureCode: 'safety', usage })
  })

  it('ends once: failed stays failed, done stays done', () => {
    given(aReading())
      .when(claim('a', noon), fail(anyone, 'away'), finish('a', text), finishWithout(anyone, text))
      .becomes({ status: 'failed', failure: 'away', listed: false })
    given(aReading()).when(claim('a', noon), finish('a', text), fail(anyone, 'away')).becomes({ status: 'done' })
  })

  it('publishes its end once, written or failed', () => {
    given(aReading()).when(claim('a', noon), finish('a', text), finishWithout(anyone, text)).publishes('reading.generated.v1')
    given(aReading()).when(fail(anyone, 'away'), fail(anyone, 'away')).publishes('reading.failed.v1')
  })

  it('publishes the returned tokens with a failure', () => {
    const failure = fail(anyone, 'away')
    expect(failure({ ...aReading(), tokens: 1 }).events).toMatchObject([{ data: { readingId: 'r', tokensReturned: 1 } }])
    expect(failure(aReading()).events).toMatchObject([{ data: { tokensReturned: 0 } }])
  })

  it('asks for no mail when it ended for the safety of a reader who left', () => {
    const { next: left } = readerLeft(noon)(aReading())
    expect(fail(anyone, 'help lines', { code: 'safety' })(left).events).toMatchObject([{ data: { unattended: false } }])
  })

  const later = plus(noon, 1000)
  it.each([
    ['stayed', [], false],
    ['left', [readerLeft(noon), readerLeft(noon)], true],
    ['left and came back', [readerLeft(noon), readerReturned(later)], false],
    ['came back before their leaving was noticed', [readerReturned(later), readerLeft(noon)], false],
    ['came back and left again', [readerReturned(later), readerReturned(noon), readerLeft(later)], true],
  ])('publishes with its end whether its reader had left: one who %s', (_, before, unattended) => {
    const reading = before.reduce((known, decide) => decide(known).next, aReading())
    for (const end of [finishWithout(anyone, text), fail(anyone, 'away')]) {
      const { events, next } = end(reading)
      expect(events).toMatchObject([{ data: { userId: 'reader', readingId: 'r', methodId: 'tarot', unattended } }])
      expect(next).not.toHaveProperty('unattended')
    }
  })
})
