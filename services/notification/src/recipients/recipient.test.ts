import { given } from '@sibyl/platform/testing/given'
import { DAY, plus } from '@sibyl/platform/time'
import { hearOfSubscription, introduce, leave, type Recipient, rename, wish } from './recipient.ts'

const noon = '2026-11-21T12:00:00.000Z'
const later = '2026-11-21T13:00:00.000Z'
const unknown: Recipient = { _id: 'u', version: 0 }
const ada: Recipient = { ...unknown, email: 'ada@sibyl.example', firstName: 'Ada' }

describe('a recipient', () => {
  it('is introduced once', () => {
    given(unknown).when(introduce('ada@sibyl.example', 'Ada'), introduce('other@sibyl.example', 'Other')).becomes(ada)
  })

  it('is called what they said last, in whatever order it is heard', () => {
    given(ada).when(rename('Augusta', later), rename('Adele', noon)).becomes({ firstName: 'Augusta' })
  })

  it('can want no mails of ready readings, and want them again', () => {
    given(ada).when(wish(false, noon), wish(false, later)).becomes({ noReadyMailSince: noon }).when(wish(true, later)).becomes(ada)
    expect(wish(true, later)(wish(false, noon)(ada).next).next).not.toHaveProperty('noReadyMailSince')
  })

  it('F33 leaves nothing but the moment, and nothing late brings them back', () => {
    const gone = leave(noon)({ ...ada, noReadyMailSince: noon }).next
    expect(gone).toEqual({ _id: 'u', version: 0, goneSince: noon, keptUntil: plus(noon, 90 * DAY) })
    const late = [
      introduce('ada@sibyl.example', 'Ada'),
      rename('Augusta', later),
      wish(false, later),
      hearOfSubscription({ userId: 'u', subscriptionId: 's', premiumUntil: later, asOf: later }),
      leave(later),
    ]
    for (const decide of late) expect(decide(gone).next).toBe(gone)
  })
})
