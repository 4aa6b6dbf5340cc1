import type { Decide } from '@sibyl/platform/store/store'
import { given } from '@sibyl/platform/testing/given'
import { DAY, HOUR, plus } from '@sibyl/platform/time'
import { choose, fallBackToMail, judge, lease, moveTo, noReminders, noteDrawn, type Reminders, settle, stop } from './reminder.ts'

const midnight = '2027-01-10T00:00:00.000Z'
const morning = { at: '07:30', way: 'mail' } as const
const evening = { at: '21:00', way: 'push' } as const
const chosen = choose({ morning, evening, timezone: 'Europe/Berlin' }, midnight)
const fresh = () => noReminders('u')
const atMorning = '2027-01-10T06:30:00.000Z'
const atEvening = '2027-01-10T20:00:00.000Z'

/** The verdict on what is due in this state, at its time or later. */
const verdictOn = (reminders: Reminders, lateByMs = 0) => {
  if (!reminders.due) throw new Error('nothing is due')
  return judge(reminders, reminders.due, plus(reminders.due.at, lateByMs))
}
const after = (...decisions: readonly Decide<Reminders>[]): Reminders => decisions.reduce((known, decide) => decide(known).next, fresh())

describe('reminders', () => {
  it('come in turn, each once a day', () => {
    given(fresh())
      .when(chosen)
      .becomes({ state: 'on', notBefore: atMorning, due: { kind: 'morning', date: '2027-01-10', at: atMorning } })
      .when(lease.claim('one', atMorning), settle('one', 'send', atMorning))
      .becomes({ attempts: 0, notBefore: atEvening, last: { morning: '2027-01-10' } })
      .when(lease.claim('two', atEvening), settle('two', 'quiet', atEvening))
      .becomes({ notBefore: plus(atMorning, DAY), last: { morning: '2027-01-10', evening: '2027-01-10' } })
  })

  it('are not settled by an attempt that has lost its lease', () => {
    const later = plus(atMorning, lease.leaseMs)
    given(fresh())
      .when(chosen, lease.claim('one', atMorning), lease.claim('two', later), settle('one', 'send', later))
      .becomes({ attempt: 'two', due: { kind: 'morning', date: '2027-01-10', at: atMorning } })
  })

  it('do not come again on the day when the reader moves west or chooses a later hour', () => {
    const sent = [chosen, lease.claim('one', atMorning), settle('one', 'send', atMorning)]
    expect(after(...sent, moveTo('America/New_York', atMorning), choose({ morning, evening: null }, atMorning))).toMatchObject({
      due: { kind: 'morning', date: '2027-01-11' },
    })
  })

  it('are quiet in the morning once the card is drawn, and in the evening if none was', () => {
    const drawn = noteDrawn({ date: '2027-01-10', readingId: 'rd_1' }, midnight)
    expect(verdictOn(after(chosen))).toBe('send')
    expect(verdictOn(after(chosen, drawn))).toBe('quiet')
    const inTheEvening = [lease.claim('one', atMorning), settle('one', 'quiet', atMorning)]
    expect(verdictOn(after(chosen, ...inTheEvening))).toBe('quiet')
    expect(verdictOn(after(chosen, drawn, ...inTheEvening))).toBe('send')
  })

  it('are quiet in the evening once the card was answered, in whatever order the answer and the draw are heard of', () => {
    const card = { date: '2027-01-10', readingId: 'rd_1' }
    const drawn = noteDrawn(card, midnight)
    const answered = noteDrawn({ ...card, answered: true }, midnight)
    const morningPassed = [lease.claim('one', atMorning), settle('one', 'quiet', atMorning)]
    for (const heard of [[drawn, answered], [answered, drawn], [answered]])
      expect(verdictOn(after(chosen, ...heard, ...morningPassed))).toBe('quiet')
    const nextCard = noteDrawn({ date: '2027-01-11', readingId: 'rd_2' }, midnight)
    given(after(chosen, answered, nextCard))
      .when(answered)
      .becomes({ drawn: { date: '2027-01-11', readingId: 'rd_2' } })
  })

  it('go on resting when an old card is answered', () => {
    const card = { date: '2027-01-10', readingId: 'rd_1' }
    given<Reminders>({ ...after(chosen, noteDrawn(card, midnight)), state: 'resting', unanswered: 5 })
      .when(noteDrawn({ ...card, answered: true }, '2027-01-20T12:00:00.000Z'))
      .becomes({ state: 'resting', unanswered: 5 })
  })

  it('come by mail from the attempt on that finds no browser, unless the reader has chosen anew meanwhile', () => {
    const claimed = after(chosen, lease.claim('one', atMorning))
    given(claimed)
      .when(fallBackToMail('one'))
      .becomes({ morning, evening: { ...evening, way: 'mail' }, attempt: 'one' })
    given(claimed).when(chosen, fallBackToMail('one')).becomes({ evening })
  })

  it('are dropped when they can only come hours late', () => {
    expect(verdictOn(after(chosen), 2 * HOUR)).toBe('send')
    expect(verdictOn(after(chosen), 2 * HOUR + 1)).toBe('late')
  })

  it('make way for the next one when they are given up', () => {
    given(fresh())
      .when(chosen, lease.claim('one', atMorning), lease.fail('one', atMorning, { final: true }))
      .becomes({ state: 'on', notBefore: atEvening, last: { morning: '2027-01-10' } })
  })

  it('rest after five mornings without a card, and wake with the next card', () => {
    let known = after(chosen)
    const verdicts: string[] = []
    while (known.due && known.state === 'on') {
      const verdict = verdictOn(known)
      if (known.due.kind === 'morning') verdicts.push(verdict)
      const { at } = known.due
      known = settle('a', verdict, at)(lease.claim('a', at)(known).next).next
    }
    expect(verdicts).toEqual(['send', 'send', 'send', 'send', 'last'])
    given(known)
      .becomes({ state: 'resting', morning })
      .when(noteDrawn({ date: '2027-01-20', readingId: 'rd_2' }, '2027-01-20T12:00:00.000Z'))
      .becomes({ state: 'on', unanswered: 0, notBefore: '2027-01-20T20:00:00.000Z' })
  })

  it('end when the reader stops them, also while they rest', () => {
    given(fresh()).when(chosen, stop(midnight)).becomes({ state: 'off', morning: null, evening: null })
    given<Reminders>({ ...after(chosen), state: 'resting' })
      .when(stop(midnight))
      .becomes({ state: 'off', morning: null })
  })
})
